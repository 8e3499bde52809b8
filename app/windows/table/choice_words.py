"""The small choices of a play in words: the question, the answer, and the missing ones."""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.session.match.view_data import Choice, VerdictLine


def choice_name(choice: Choice) -> str:
    say = QCoreApplication.translate
    if choice.kind == "reading" and len(choice.options) == 2:
        return say("Choices", "The flip card is")
    return {
        "reading": say("Choices", "The wild card is"),
        "keep": say("Choices", "This word stays"),
        "remove": say("Choices", "This word leaves"),
        "vowel": say("Choices", "Vowel to pass on"),
        "consonant": say("Choices", "Consonant to pass on"),
        "letter": say("Choices", "Ask for"),
        "way": say("Choices", "The last letter goes"),
        "word": say("Choices", "The word it begins"),
    }[choice.kind]


def option_text(choice: Choice, value: str, text: str) -> str:
    if choice.kind != "way":
        return text
    return {
        "before": QCoreApplication.translate("Choices", "before the first"),
        "top": QCoreApplication.translate("Choices", "on top of the first"),
    }[value]


def settled_text(choice: Choice) -> str:
    """The choice made, by the player or automatically; empty if the cards or the verdict show it."""
    if choice.kind in ("reading", "word"):
        return ""
    found = [option_text(choice, value, text) for value, text in choice.options if value == choice.chosen]
    return " ".join([choice_name(choice), *found]) if found else ""


def done_text(line: VerdictLine) -> str:
    """What a draft does that lays no word."""
    say = QCoreApplication.translate
    text = {
        "choose": say("Verdict", "{cards} is your card."),
        "request": say("Verdict", "You ask for {cards}."),
        "trade": say("Verdict", "You trade {cards}."),
        "discard": say("Verdict", "You discard {cards}."),
        "take": say("Verdict", "You take {cards}."),
    }.get(line.does, "")
    return text.format(cards=listed(line.cards)) if text and line.cards else say("Verdict", "You can do this.")


def unsaid_text(choice: Choice | None) -> str:
    """The choice that the draft still needs before it can be played."""
    say = QCoreApplication.translate
    if choice is None:
        return say("Verdict", "Go on: something is still missing.")
    if choice.kind == "reading" and len(choice.options) == 2:
        return say("Verdict", "Choose the letter of the flip card.")
    return {
        "reading": say("Verdict", "Choose the letter of the wild card."),
        "keep": say("Verdict", "Choose the word that stays."),
        "remove": say("Verdict", "Choose the word that leaves."),
        "vowel": say("Verdict", "Choose the vowel to pass on."),
        "consonant": say("Verdict", "Choose the consonant to pass on."),
        "word": say("Verdict", "Name a word that begins with the row."),
    }.get(choice.kind, say("Verdict", "Go on: something is still missing."))
