"""Every reason of the coach in English; the app shows the same sentences, translated."""

from collections.abc import Mapping

SAID: Mapping[str, str] = {
    # reasons why an act is better than another
    "coach:wins": "It wins the game.",
    "coach:not-over": "The game is not over with it.",
    "coach:scores": "It scores {points} more.",
    "coach:goes-on": "It keeps the turn going.",
    "coach:cards": "It lays more cards.",
    "coach:row": "It uses more cards of the row for the first time.",
    "coach:maker": "What others leave of it is worth more to you.",
    "coach:keeps": "It keeps the {cards}.",
    "coach:rids": "It gets rid of the {cards}.",
    "coach:balance": "It keeps a better balance of vowels and consonants.",
    "coach:doubles": "It keeps fewer cards of the same letter.",
    "coach:end": "It leaves less to lose at the end.",
    "coach:next": "The next player can make less of it, as far as can be guessed.",
    "coach:likely": "The other player is more likely to hold the {card}.",
    "coach:more-of": "More can be made of the {card}.",
    "coach:fits": "It fits in more places than the {card}.",
    "coach:round": "As far as can be guessed, the round goes better with it.",
    "coach:rows": "The cards that are left fit better after it.",
    "coach:values": "These cards are worth more.",
    "coach:trick": "It does better against the words that the other player may hold.",
    "coach:chance": "The chance that the other player holds the {card} is about {percent}%.",
    "coach:places": "Places that it fits in: {count}.",
    "coach:most": "No play found scores more.",
    "coach:no-word": "There was no word.",
    "coach:known": "{word} is a word.",
    "coach:not-known": "The coach does not know the word {word}.",
    "coach:together": "Small things together make it better, as far as can be guessed.",
    # other lessons of an act
    "coach:words": "It lays {count} words in one turn.",
    "coach:hook": "A single {card} makes {made} of {word}.",
    "coach:spared": "It does without the {card} and scores no less.",
    "coach:traded": "A trade in time gets rid of the {cards}.",
    "coach:less-left": "If the game ended then, the cards left would cost {points} less.",
    "coach:follower": "The next player scores about {points} after it, instead of {instead}, as far as can be guessed.",
    # reasons why there was nothing to choose
    "coach:one-way": "There was nothing else to do.",
    "coach:dealt": "The dealer has nothing to choose.",
    "coach:resigned": "Resigning cannot be compared with a play.",
    "coach:piles": "All piles look the same.",
    "coach:unseen": "There is nothing to say about it.",
}
