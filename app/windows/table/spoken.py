"""Sentences about events: lines of the history, hints, and whose turn it is."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.listing import listed, without_dots
from app.session.match.view_data import AgreedUndo, HistoryLine, TableQuestion, WordVote
from engine.coach.hints import LETTERS, WHERE, Hint
from engine.core.act_report import WordOutcome
from engine.core.moves import Act, Discard, Place, Request, Shout, Simple, Take, Trade
from engine.core.public_facts import HEAD_START, Number, PublicFacts
from engine.core.state import Settlement


def line_report(line: HistoryLine, names: Sequence[str], then: str = "\n", *, aloud: bool = False) -> str:
    """Returns a history line in plain words, followed by a computer player's reason and the points for cards left, if
    any.

    then: the text between two of these parts.
    aloud: whether a screen reader will read the text.
    """
    parts = [line_text(line, names, aloud=aloud), settled_text(line.settled, names)]
    if line.why is not None:
        why = QCoreApplication.translate("History", "“{reason}”").format(reason=texts.why_text(line.why))
        parts.insert(1, why)
    return then.join(filter(None, parts))


def sentences(parts: Iterable[str]) -> str:
    """Joins the texts as sentences for a screen reader, each with a full stop. Leaves out empty texts."""
    clean = [without_dots(part) for part in parts if part]
    return " ".join([part if part.endswith((".", "!", "?", ":", "”")) else f"{part}." for part in clean])


def line_text(line: HistoryLine, names: Sequence[str], *, aloud: bool = False) -> str:
    """Returns a history line in plain words, without a reason.

    aloud: whether a screen reader will read the text.
    """
    translate = QCoreApplication.translate
    if line.agreed:
        return taken_back_text(AgreedUndo(line.index, line.seat, line.act.verb, line.words, line.agreed), names)
    won = [_won_text(names[seat], seat in line.tricks, cards) for seat, cards in line.won]
    gains = [f"{names[seat]} {texts.plus(points)}" for seat, points in line.gains]
    games = [translate("History", "this game to {name}").format(name=names[seat]) for seat in line.games]
    games += [" : ".join(map(texts.minus, line.stand))] if line.stand else []
    helped = [translate("History", "%n hint(s)", None, line.helped)] if line.helped else []
    then = ", " if aloud else " · "  # a screen reader would read "middle dot"
    return then.join([_act_text(line, names, aloud=aloud), *helped, *_row_texts(line, names), *won, *gains, *games])


def starts_text(facts: PublicFacts, names: Sequence[str]) -> str:
    """Returns the points that players have at the start; "" if nobody has any."""
    found = [fact for fact in facts.facts if isinstance(fact, Number) and fact.key == HEAD_START]
    sums = [f"{names[fact.about.number]} {texts.plus(fact.number)}" for fact in found]
    return QCoreApplication.translate("History", "At the start: {seats}").format(seats=", ".join(sums)) if sums else ""


def settled_text(settled: Sequence[Settlement], names: Sequence[str]) -> str:
    """Returns a text with the points that each seat got or lost for its cards at the end of the game, and with those
    cards."""
    if not settled:
        return ""
    sums = [f"{names[one.seat]} {texts.plus(one.points)} ({cards_text(one)})" for one in settled]
    return QCoreApplication.translate("History", _SETTLED[settled[0].why]).format(seats=", ".join(sums))


def cards_text(settlement: Settlement) -> str:
    return " ".join([card.face for card in settlement.cards])


def taken_back_text(taken: AgreedUndo, names: Sequence[str]) -> str:
    """Returns a sentence about an act that was taken back by agreement."""
    text = QCoreApplication.translate("History", "{name} took back {what}; {others} agreed")
    others = listed([names[seat] for seat in taken.agreed])
    return text.format(name=names[taken.seat], what=_what_text(taken), others=others)


def question_text(question: TableQuestion, names: Sequence[str]) -> str:
    """Returns the question to the other players: whether to take an act back, or whether a word counts."""
    translate, vote = QCoreApplication.translate, question.vote
    if question.act is not None:
        text = translate("Agreement", "{name}: take back {what}? The others must agree.")
        return text.format(name=names[question.act.seat], what=_what_text(question.act))
    assert vote is not None
    if question.chooses:
        return translate("Agreement", "Count {word}?").format(word=vote.word)
    text = {
        "tonight": translate("Agreement", "{name}: count {word} tonight? The others must agree."),
        "always": translate("Agreement", "{name}: always count {word}? The others must agree."),
        "never": translate("Agreement", "{name}: never ask about {word} again? The others must agree."),
    }[vote.counts]
    return text.format(name=names[vote.seat], word=vote.word)


def counted_text(vote: WordVote, *, now: bool) -> str:
    """Returns a sentence with the players' decision about a word.

    now: whether the word counts in the game on the table.
    """
    translate = QCoreApplication.translate
    if vote.counts == "never":
        return translate("Agreement", "{word} does not count. Nobody is asked about it again.").format(word=vote.word)
    if now:
        return translate("Agreement", "{word} counts from now on.").format(word=vote.word)
    return translate("Agreement", "{word} counts from the next deal on.").format(word=vote.word)


def _what_text(taken: AgreedUndo) -> str:
    """Returns an act for a sentence: its words or, without words, the name of the act."""
    verb = QCoreApplication.translate("History", "“{reason}”").format(reason=texts.verb_name(taken.verb))
    return listed(taken.words) or verb


def _row_texts(line: HistoryLine, names: Sequence[str]) -> tuple[str, ...]:
    """Returns the texts about a row of cards that a player has taken apart."""
    if line.apart is None:
        return ()
    row, translate = line.apart, QCoreApplication.translate
    cards = texts.counted("cards", row.held)
    held = translate("History", "{cards} of it to {name}").format(cards=cards, name=names[row.seat])
    return translate("History", "{row} taken apart").format(row=row.text), held


def _won_text(name: str, trick: bool, cards: int) -> str:
    translate = QCoreApplication.translate
    text = translate("History", "trick to {name}: {cards}") if trick else translate("History", "{cards} to {name}")
    return text.format(name=name, cards=texts.counted("cards", cards))


def made_text(line: HistoryLine, *, aloud: bool = False) -> str:
    """Returns a phrase for each changed word. If the points of several new words add up to the points of the act, each
    new word is followed by its points; otherwise the points of the act come at the end.

    aloud: whether a screen reader will read the text.
    """
    words = [word for made in line.made for word in made.words]
    of_each = len(line.words) > 1 and sum([word.points for word in words]) == line.points != 0
    made = "; ".join([_made_text(made, aloud=aloud, of_each=of_each) for made in line.made])
    named = ", ".join(line.words)
    # When a player places a card in a row, the named word may be longer than the row so far, so both are shown.
    text = f"{named} ({made})" if isinstance(line.act, Place) and made else made or named
    worth = "0" if line.early else texts.plus(line.points)
    return text if of_each or not (line.points or line.early) else f"{text}  {worth}"


def _made_text(made: WordOutcome, *, aloud: bool, of_each: bool) -> str:
    """Returns the phrase that describes how one word has changed.

    aloud: whether a screen reader will read the phrase.
    of_each: whether it includes the points of each new word.
    """
    translate = QCoreApplication.translate
    parts = [f"{word.text} {texts.plus(word.points)}" if of_each and word.points else word.text for word in made.words]
    new = (", " if aloud else " · ").join(parts)
    if not made.was:
        return new
    # if the letters are the same, a second copy of the word was laid, or cards were exchanged for equal ones
    if [word.text for word in made.words] == [made.was]:
        return translate("History", "{word} again").format(word=new)
    if made.gathered:
        return translate("History", "{new}, of {old}").format(new=new, old=made.was)
    return (translate("History", "{old} becomes {new}") if aloud else "{old} → {new}").format(old=made.was, new=new)


def _act_text(line: HistoryLine, names: Sequence[str], *, aloud: bool) -> str:
    translate = QCoreApplication.translate
    name = names[line.seat]
    act, verb = line.act, line.act.verb
    if line.words:
        return translate("History", _OTHER_WORDS.get(verb, "{name}: {words}")).format(
            name=name, words=made_text(line, aloud=aloud)
        )
    if line.undone:
        what = listed(line.undone)
        if verb in _RIGHTLY:
            return translate("History", _RIGHTLY[verb]).format(name=name, words=what)
        return translate("History", "{name}: {words}, taken back").format(name=name, words=what)
    if verb == "deal" and line.times > 1:
        return translate("History", "{name}: dealt %n card(s)", None, line.times).format(name=name)
    if line.vain and verb == "challenge":
        lost = translate("History", "{name}: challenged wrongly, turn lost")
        return (translate("History", "{name}: challenged wrongly") if line.free else lost).format(name=name)
    if isinstance(act, Take) and act.pile is not None:
        return translate("History", "{name}: took pile {number}").format(name=name, number=act.pile)
    if isinstance(act, Trade | Discard) and act.faces:
        cards = texts.counted("cards", len(act.faces))
        return translate("History", _OF_CARDS[verb]).format(name=name, cards=cards)
    unseen = act in (Take(None, ()), Simple("play"))
    sentence = _SENTENCES.get(f"{verb}-unseen" if unseen else f"{verb}-vain" if line.vain else verb)
    if sentence is None:
        return f"{name}: {texts.verb_name(verb)}"
    return translate("History", sentence).format(name=name, what=_named(act))


def _named(act: Act) -> str:
    """Returns the part of an act that is not a laid word: the requested letter, the cards taken, or the called word."""
    if isinstance(act, Request):
        return act.face
    if isinstance(act, Shout):
        return "".join([card.letters for card in act.cards])
    return " ".join(act.faces) if isinstance(act, Take) else ""


QT_TRANSLATE_NOOP = texts.QT_TRANSLATE_NOOP

_SETTLED = {
    "hand": QT_TRANSLATE_NOOP("History", "Cards left: {seats}"),
    "aside": QT_TRANSLATE_NOOP("History", "Cards left over: {seats}"),
    "word": QT_TRANSLATE_NOOP("History", "The last word goes to its maker: {seats}"),
}
_OTHER_WORDS = {
    "restart": QT_TRANSLATE_NOOP("History", "{name}: restarted with {words}"),
    "salvage": QT_TRANSLATE_NOOP("History", "{name}: salvaged {words}"),
}
_OF_CARDS = {
    "trade": QT_TRANSLATE_NOOP("History", "{name}: traded {cards}"),
    "discard": QT_TRANSLATE_NOOP("History", "{name}: discarded {cards}"),
}
_RIGHTLY = {
    "challenge": QT_TRANSLATE_NOOP("History", "{name}: challenged rightly, not in the dictionary: {words}"),
    "doubt": QT_TRANSLATE_NOOP("History", "{name}: doubted rightly, not in the dictionary: {words}"),
}
_SENTENCES = {
    "play": QT_TRANSLATE_NOOP("History", "{name}: played, but it does not count"),
    "play-unseen": QT_TRANSLATE_NOOP("History", "{name}: laid a word in secret"),
    "trade": QT_TRANSLATE_NOOP("History", "{name}: traded"),
    "discard": QT_TRANSLATE_NOOP("History", "{name}: discarded"),
    "pass": QT_TRANSLATE_NOOP("History", "{name}: passed"),
    "stop": QT_TRANSLATE_NOOP("History", "{name}: stopped"),
    "deal": QT_TRANSLATE_NOOP("History", "{name}: dealt a card"),
    "close": QT_TRANSLATE_NOOP("History", "{name}: closed the round"),
    "challenge": QT_TRANSLATE_NOOP("History", "{name}: challenged"),
    "accept": QT_TRANSLATE_NOOP("History", "{name}: accepted"),
    "doubt": QT_TRANSLATE_NOOP("History", "{name}: doubted the word"),
    "doubt-vain": QT_TRANSLATE_NOOP("History", "{name}: doubted the word, which is in the dictionary"),
    "timer": QT_TRANSLATE_NOOP("History", "{name}: turned the timer"),
    "request": QT_TRANSLATE_NOOP("History", "{name}: asked for {what} and got it"),
    "request-vain": QT_TRANSLATE_NOOP("History", "{name}: asked for {what} in vain"),
    "take": QT_TRANSLATE_NOOP("History", "{name}: took {what}"),
    "take-unseen": QT_TRANSLATE_NOOP("History", "{name}: took cards from the deck"),
    "choose": QT_TRANSLATE_NOOP("History", "{name}: chose a card"),
    "fail": QT_TRANSLATE_NOOP("History", "{name}: found no word"),
    "shout": QT_TRANSLATE_NOOP("History", "{name}: shouted {what}, which does not count"),
    "timeout": QT_TRANSLATE_NOOP("History", "{name}: time is up"),
    "resign": QT_TRANSLATE_NOOP("History", "{name}: resigned"),
}


_BEST = {
    "pass": QT_TRANSLATE_NOOP("Hints", "It is best to pass now."),
    "stop": QT_TRANSLATE_NOOP("Hints", "It is best to stop now."),
    "take": QT_TRANSLATE_NOOP("Hints", "It is best to take nothing back."),
    "take-pile": QT_TRANSLATE_NOOP("Hints", "Take any pile: nobody knows its cards."),
    "challenge": QT_TRANSLATE_NOOP("Hints", "It is best to challenge now."),
    "doubt": QT_TRANSLATE_NOOP("Hints", "It is best to doubt the word."),
    "accept": QT_TRANSLATE_NOOP("Hints", "It is best to accept now."),
}
_BEST_WITH_CARDS = {
    "choose": QT_TRANSLATE_NOOP("Hints", "It is best to choose {cards} now."),
    "request": QT_TRANSLATE_NOOP("Hints", "It is best to ask for {cards} now."),
    "trade": QT_TRANSLATE_NOOP("Hints", "It is best to trade {cards} now."),
    "discard": QT_TRANSLATE_NOOP("Hints", "It is best to discard {cards} now."),
    "take": QT_TRANSLATE_NOOP("Hints", "It is best to take {cards} back now."),
}


def hint_text(hint: Hint, step: int, rare: bool = False) -> str:
    """Returns the text of a hint's step: the place, then the cards, then the whole play.

    rare: whether the word is rarer than the words that hints usually use.
    """
    translate = QCoreApplication.translate
    if rare:
        return translate("Hints", "Only a rare word is left. {hint}").format(hint=hint_text(hint, step))
    if not hint.length:
        best = _BEST_WITH_CARDS.get(hint.verb) if hint.cards else _BEST.get(hint.verb)
        if best is None:
            return translate("Hints", "“{verb}” is best now.").format(verb=texts.verb_name(hint.verb))
        return translate("Hints", best).format(cards=listed(hint.cards))
    if step == WHERE:
        if hint.where:
            return translate("Hints", "Look at {words}.").format(words=listed(hint.where))
        return translate("Hints", "Your cards make a word of %n letter(s).", None, hint.length)
    if step == LETTERS and hint.cards:
        return translate("Hints", "Use {cards}.").format(cards=listed(hint.cards))
    return translate("Hints", "How about {words}?").format(words=listed(hint.words or hint.cards))


def turn_text(
    names: Sequence[str], to_act: Sequence[int], last_round: bool, *, called: bool, buzzer: int | None
) -> str:
    """Returns a sentence with the player whose turn it is, and a note in the last round.

    called: whether everybody may call words out at the same time.
    buzzer: the player who must name a word.
    """
    translate = QCoreApplication.translate
    if called and buzzer is not None:
        return translate("Table", "{name} to name the word").format(name=names[buzzer])
    if called:
        return translate("Table", "Everybody watches")
    if len(to_act) == 1:
        text = translate("Table", "{name} to play").format(name=names[to_act[0]])
    else:
        text = translate("Table", "Waiting for {names}").format(names=listed([names[seat] for seat in to_act]))
    return f"{text} · {translate('Table', 'last round')}" if last_round else text


def passing_text(brings: str) -> str:
    """Returns a sentence for a pass that gives up or ends the game, or puts the player out of it; "" for any other
    pass."""
    translate = QCoreApplication.translate
    return {
        "gives-up": translate("Table", "A pass gives the game up."),
        "out": translate("Table", "A pass puts you out of the game."),
        "over": translate("Table", "A pass ends the game."),
    }.get(brings, "")
