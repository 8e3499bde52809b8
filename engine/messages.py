"""The English sentence for each reason for which the rules refuse a move or the program refuses a file. The app shows
the same sentences, translated.

Each sentence has a key: the code of the reason or, if one code has several sentences, 'code:case'.
"""

from collections.abc import Mapping

from engine.core.verdict import Reason

LONGEST_FACT = 60

SENTENCES: Mapping[str, str] = {
    # sentences about files
    "bad-record:no-file": "There is no file “{file}”.",
    "bad-record:folder": "“{file}” is a folder, not a record.",
    "bad-record:no-permission": "You have no permission to read the file “{file}”.",
    "bad-record:file": "The file “{file}” cannot be read.",
    "not-saved": "“{file}” cannot be saved.",
    "not-saved:full": "“{file}” cannot be saved: the disk is full.",
    "not-saved:no-folder": "“{file}” cannot be saved: its folder is not there.",
    "not-saved:no-permission": "“{file}” cannot be saved: you have no permission to write there.",
    # sentences about the form of the record
    "bad-record:large": "This is too large to be a record.",
    "bad-record:empty": "The record is empty.",
    "bad-record:utf-8": "This is not a record: it is not text in UTF-8.",
    "bad-record:json": "This is not a record: its JSON cannot be read from line {line}, column {column}, on.",
    "bad-record:no-object": "This is not a record: a record is a JSON object.",
    "bad-record:nested": "The record is nested too deeply.",
    "bad-record:digits": "The record has a number with too many digits: {number}.",
    "bad-record:constant": "The record has {name} where a number should be.",
    "bad-record:twice": "The record has the key “{key}” twice.",
    "bad-record:newer": "The record was written by a newer Wordfelt.",
    "bad-record:unknown-key": "The record has an unknown key: “{place}”.",
    "bad-record:missing-key": "The record lacks the key “{place}”.",
    "bad-record:text": "In the record “{place}” must be a text.",
    "bad-record:half": "In the record “{place}” has half of a character: “\N{REPLACEMENT CHARACTER}”.",
    "bad-record:long-text": "In the record “{place}” is longer than {most} characters.",
    "bad-record:name": "In the record “{place}” must be a readable name of up to {most} characters.",
    "bad-record:house-word": "In the record “{place}” must be a word of up to {most} letters from A to Z.",
    "bad-record:whole": "In the record “{place}” must be a whole number.",
    "bad-record:version": "In the record “wordfelt” must be a whole number from 1 up.",
    "bad-record:range": "In the record “{place}” must be a whole number from {low} to {high}.",
    "bad-record:factor": "In the record “{place}” must be a number from 1 to 10, or 0 for no limit.",
    "bad-record:seconds": "In the record “{place}” must be a number of seconds.",
    "bad-record:one-of": "In the record “{place}” must be one of {choices}.",
    "bad-record:list": "In the record “{place}” must be a list.",
    "bad-record:long-list": "In the record “{place}” has more than {most} entries.",
    "bad-record:faces": "In the record “{place}” must be cards: a text or a list.",
    "bad-record:object": "In the record “{place}” must be an object with keys.",
    "bad-record:text-or-object": "In the record “{place}” must be a text or an object with “{key}”.",
    "bad-record:value": "In the record “{place}” cannot be understood.",
    # sentences about the content of the record
    "bad-record:game": "There is no game called “{game}”.",
    "bad-record:players": "{game} is for {low} to {high} players; the record names {count}.",
    "bad-record:exactly": "{game} is for {low} players; the record names {count}.",
    "bad-record:one-player": "{game} is for one player; the record names {count}.",
    "bad-record:option": "{game} has no option “{option}”.",
    "bad-record:option-choice": "The option “{option}” must be one of {choices}.",
    "bad-record:option-flag": "The option “{option}” must be true or false.",
    "bad-record:option-moves": "The option “{option}” must be letters of {letters}, each once.",
    "bad-record:option-moves-or-null": "The option “{option}” must be letters of {letters}, each once, or null.",
    "bad-record:option-number": "The option “{option}” must be a whole number from {low} to {high}.",
    "bad-record:option-number-or-null": "The option “{option}” must be a whole number from {low} to {high}, or null.",
    "bad-record:start": "“{place}” has no meaning in {game}: its score is not points.",
    "bad-record:least": "“{place}” has no meaning in {game}: its rules decide how long words are.",
    "bad-record:no-branch": "The record has no branch {branch}.",
    "bad-record:first": "Seat {number} cannot begin: nobody sits there.",
    "bad-record:fault": "This record leads into a fault of Wordfelt itself.",
    # sentences about the set-up
    "bad-setup:copies": "The set-up needs more copies of {card} than the deck has left.",
    "bad-setup:deck": "The set-up leaves no card to deal.",
    "bad-setup:face": "The set-up names “{card}”, which is not a card of this deck.",
    "bad-setup:first": "Seat {number} cannot begin: nobody sits there.",
    "bad-setup:hands": "The set-up must deal a hand to every player: {players}, not {count}.",
    "bad-setup:key": "This game has no “{key}” to set up.",
    "bad-setup:own-words": "In the set-up one player has two own words.",
    "bad-setup:pick": "The set-up must say which vowel and which consonant of {word} are passed on.",
    "bad-setup:piles": "The set-up has no pile with cards.",
    "bad-setup:reading": "The set-up does not say what {card} is read as.",
    "bad-setup:rows": "The set-up needs a row and a card in every hand.",
    "bad-setup:scores": "The set-up must give every player a score.",
    "bad-setup:seat": "The set-up gives a word to seat {number}, where nobody sits.",
    "bad-setup:slots": "The slots of {word} in the set-up do not spell it.",
    "bad-setup:used": "The set-up must say for every player which row cards were used, and only such cards.",
    "bad-setup:words": "The set-up has {count} words on the table; the game has at most {most}.",
    "bad-setup:word": "The set-up has a word without letters.",
    "bad-setup:list": "The word list “{title}” is missing or has changed.",
    # sentences about a player's own word list
    "bad-list:none": "There is no word in this file.",
    "bad-list:text": "This is not a text file.",
    "bad-list:gzip": "This gzip file is damaged.",
    "bad-list:large": "This file is too large: a word list has {most} MB at most.",
    "bad-list:many": "This file has too many words: a list has {most} at most.",
    # sentences about notation and verbs
    "bad-notation": "“{text}” cannot be understood.",
    "bad-notation:act": "This cannot be written as a move.",
    "bad-notation:long": "The move is too long to be understood.",
    "bad-notation:verb": "There is no move “{verb}”.",
    "bad-notation:card": "There is no card “{card}” in this deck.",
    "bad-notation:reading": "Say what {card} is to be read as.",
    "bad-notation:seat": "Nobody sits at seat {number}.",
    "bad-notation:who": "Say whose move “{verb}” is.",
    "bad-notation:extra": "Write keep, remove or pick only where the game asks for it.",
    "bad-notation:keep": "Choose the word that stays.",
    "bad-notation:remove": "Name one word to remove for every word that was split: {count} in all.",
    "bad-notation:twice": "A word can be changed once in a play.",
    "bad-notation:left-out": "Every card of {word} must be named.",
    "bad-notation:pick": "Name a vowel and a consonant of {word} for the next player.",
    "bad-notation:pile": "Say which pile you take.",
    "bad-notation:take": "Name the cards you take back.",
    "bad-notation:which-row": "Several rows are longest: say which one goes.",
    "bad-notation:first-base": "Say whether the last letter moves before the first one or on top of it.",
    "bad-notation:double-cross": "Say what becomes of your own word, and at most once what is added to your rival’s.",
    "bad-notation:cross": "Add something to your rival’s word, or leave that part out.",
    # sentences about the wrong player or the wrong verb
    "not-your-turn": "It is not the turn of player {seat}.",
    "wrong-verb": "“{verb}” is not possible now.",
    "wrong-verb:waits": "The last play is waiting for the others to accept or challenge it.",
    "game-over": "The game is over.",
    # sentences about the table and the hand
    "no-such-word": "There is no word {number} on the table.",
    "no-such-word:named": "No word on the table is called “{name}”.",
    "no-such-word:pile": "There is no pile {number} any more.",
    "no-such-word:row": "There is no row {number}.",
    "no-such-word:longest": "Row {number} is not the longest.",
    "no-such-word:rival": "Your rival has no word on the table.",
    "not-in-hand": "You hold no {card}, or too few of them.",
    "not-in-hand:upturned": "There is no upturned {card}, or there are too few.",
    "not-on-table": "{card} is not at that place in {word}.",
    "not-on-table:order": "The cards of {word} keep their order: {card} does not come next.",
    "not-on-table:card": "There is no {card} on the table, or there are too few.",
    "not-on-table:leftover": "{card} is not among your leftovers, or not in that order.",
    # sentences about moves that change words
    "move-not-permitted:A": "Adding a card is not permitted here.",
    "move-not-permitted:O": "Laying a card over another is not permitted here.",
    "move-not-permitted:G": "Give and take is not permitted here.",
    "move-not-permitted:S": "Splitting a word is not permitted here.",
    "move-not-permitted:D": "Laying a letter on the same letter is not permitted here.",
    "move-not-permitted:same-letter": "{card} for {card} would change nothing.",
    "move-not-permitted:all-stay": "All cards of the word stay; hand cards are only added.",
    "move-not-permitted:words": "There are too many words in this play: it can have {most} at most.",
    "move-not-permitted:offensive": "{word} is an offensive word, which is not allowed here.",
    "move-not-permitted:two-words": "The opening is two words.",
    "move-not-permitted:second-fresh": "The second word must be a fresh one.",
    "move-not-permitted:one-card": "Play exactly one hand card.",
    "move-not-permitted:hard": "One word has three letters, so the word worth less must go: {word} cannot stay.",
    "move-not-permitted:not-open": "{word} is another player’s and is not open.",
    "move-not-permitted:cross": "Leftovers are added to your rival’s word or laid over it.",
    "move-not-permitted:own": "Your own word is made of leftovers and added hand cards.",
    "nothing-played": "At least one hand card must be played.",
    "nothing-played:added": "At least one card must be added to the word.",
    "nothing-kept": "At least one card of {word} must stay uncovered.",
    "bad-split:two": "The word is cut into two sides, each with cards of the old word.",
    "bad-split:hand-card": "Each side needs a hand card.",
    "bad-split:neighbours": "{word} must keep two uncovered cards that stood next to each other.",
    "bad-split:salvage": "Exactly one side gets hand cards and stays.",
    "unchanged": "{word} must become a different word.",
    "unchanged:afresh": "A fresh word must not be {word} again.",
    "unchanged:split": "Duplicates alone do not make different words out of {word}.",
    "word-repeated": "{word} was there before and may not come back.",
    # sentences about the rules of single games
    "must-use-card:table-word": "The word on the table must be used.",
    "must-use-card:own-word": "You have a word of your own: change it, or an open one.",
    "must-use-card:hand": "At least {least} hand cards must be used.",
    "must-use-card:last": "Of that word use the last card, {card}, and no other.",
    "must-use-card:named": "Of that word use {first} and {second}, and no other card.",
    "must-use-card:vowel": "{word} has no vowel to pass on.",
    "must-use-card:consonant": "{word} has no consonant to pass on.",
    "must-use-card:plucked": "The plucked {card} must be used.",
    "must-use-card:row": "At least one card of the row must be used.",
    "must-use-card:turned": "The turned card {card} must be used.",
    "must-use-card:two": "Exactly two cards of the table word must be used.",
    "must-use-card:begins": "{word} does not begin with {row}.",
    "ends-must-stay": "The word must begin with {first} and end with {last}, the cards that lie there.",
    "ends-must-stay:first": "The word must begin with the moved {card}, uncovered or doubled.",
    "ends-must-stay:last": "{card} must be the first letter.",
    "ends-must-stay:first-or-last": "{card} must be the first letter or the last.",
    "too-short": "{word} is too short: a word has at least {least} letters.",
    "too-short:seat": "{word} is too short: your words have at least {least} letters.",
    "wrong-length": "{word} must have exactly {length} letters.",
    "too-low": "{word} is worth {value}; it needs at least {least}.",
    "not-a-word": "{word} is not in the dictionary.",
    "not-a-word:seat": "{word} is not in the list that judges your words.",
    "plural": "{word} is a plural made with S, which is not allowed here.",
    "plural:ending": "{word} adds {ending} at the end, which the advanced game does not allow.",
    # sentences about trades
    "cannot-trade:most": "You can trade at most {most} cards at a time.",
    "cannot-trade:exactly": "You must trade exactly {count}, no more and no fewer.",
    "cannot-trade:deck": "You cannot trade more cards than the deck has: {count}.",
    "cannot-trade:take": "You cannot take back more cards than you played: {most}.",
}

# Short sentences that tell the player what a half-laid play still lacks, by the key of the reason. For a reason that is
# not listed here, the app shows the sentence in SENTENCES.
LACKING: Mapping[str, str] = {
    "too-short": "At least {least} letters.",
    "too-short:seat": "At least {least} letters.",
    "wrong-length": "Exactly {length} letters.",
    "not-a-word": "{word} is not a word yet.",
    "not-a-word:seat": "{word} is not a word yet.",
    "move-not-permitted:offensive": "{word} is not a word yet.",
    "unchanged": "It must become a different word.",
    "nothing-kept": "The word on the table, too.",
    "nothing-played": "A card from your hand, too.",
    "nothing-played:added": "One more card, at least.",
    "must-use-card:hand": "At least {least} cards from your hand.",
    "must-use-card:table-word": "The word on the table, too.",
    "must-use-card:two": "Exactly two cards of the word on the table.",
    "must-use-card:last": "The last card of the word, too: {card}.",
    "must-use-card:named": "The named cards, too: {first} and {second}.",
    "must-use-card:turned": "The turned card, too: {card}.",
    "must-use-card:plucked": "The plucked card, too: {card}.",
    "must-use-card:row": "A card of the row, too.",
    "must-use-card:vowel": "A vowel to pass on, too.",
    "must-use-card:consonant": "A consonant to pass on, too.",
    "ends-must-stay": "It must begin with {first} and end with {last}.",
    "move-not-permitted:two-words": "One more word.",
    "bad-notation:double-cross": "Your own word, too.",
    "bad-split:two": "Cut the word in two.",
    "bad-split:hand-card": "A hand card for each side.",
    "bad-split:salvage": "A hand card for one side.",
}


def sentence(reason: Reason) -> str:
    """The reason as a sentence for a player."""
    facts = {key: _shown(key, value) for key, value in reason.facts.items()}
    return SENTENCES[reason.key].format_map(facts)


def printable(text: str) -> str:
    """The text with a replacement sign for each character that can't be printed, such as a line end."""
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text])


def quoted(value: object) -> str:
    """A value from a record or a move as it is quoted in a sentence: printable, and shortened if it is long."""
    text = str(value)
    return printable(text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…")


def _shown(key: str, value: object) -> str:
    """The text of a fact for use in a sentence. Seats are counted from 1."""
    return quoted(value + 1 if key == "seat" and isinstance(value, int) else value)
