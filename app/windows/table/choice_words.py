"""The texts of the small choices that a play may need: the question, the answer, and what is still missing."""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.session.match.view_data import Choice, VerdictLine


def choice_name(choice: Choice) -> str:
    translate = QCoreApplication.translate
    if choice.kind == "reading" and len(choice.options) == 2:
        return translate("Choices", "The flip card is")
    return {
        "reading": translate("Choices", "The wild card is"),
        "keep": translate("Choices", "This word stays"),
        "remove": translate("Choices", "This word leaves"),
        "vowel": translate("Choices", "Vowel to pass on"),
        "consonant": translate("Choices", "Consonant to pass on"),
        "letter": translate("Choices", "Ask for"),
        "way": translate("Choices", "The last letter goes"),
        "word": translate("Choices", "The word it begins"),
    }[choice.kind]


def option_text(choice: Choice, value: str, text: str) -> str:
    if choice.kind != "way":
        return text
    return {
        "before": QCoreApplication.translate("Choices", "before the first"),
        "top": QCoreApplication.translate("Choices", "on top of the first"),
    }[value]


def settled_text(choice: Choice) -> str:
    """Returns the text of a choice that is made already, by the player or the program; "" if the cards or the verdict
    show it."""
    if choice.kind in ("reading", "word"):
        return ""
    found = [option_text(choice, value, text) for value, text in choice.options if value == choice.chosen]
    return " ".join([choice_name(choice), *found]) if found else ""


def done_text(line: VerdictLine) -> str:
    """Returns the sentence for laid or chosen cards that make an act without a word, such as a trade."""
    translate = QCoreApplication.translate
    text = {
        "choose": translate("Verdict", "{cards} is your card."),
        "request": translate("Verdict", "You ask for {cards}."),
        "trade": translate("Verdict", "You trade {cards}."),
        "discard": translate("Verdict", "You discard {cards}."),
        "take": translate("Verdict", "You take {cards}."),
    }.get(line.does, "")
    return text.format(cards=listed(line.cards)) if text and line.cards else translate("Verdict", "You can do this.")


def missing_choice_text(choice: Choice | None) -> str:
    """Returns the sentence that asks for the choice that a play still needs."""
    translate = QCoreApplication.translate
    if choice is None:
        return translate("Verdict", "Go on: something is still missing.")
    if choice.kind == "reading" and len(choice.options) == 2:
        return translate("Verdict", "Choose the letter of the flip card.")
    return {
        "reading": translate("Verdict", "Choose the letter of the wild card."),
        "keep": translate("Verdict", "Choose the word that stays."),
        "remove": translate("Verdict", "Choose the word that leaves."),
        "vowel": translate("Verdict", "Choose the vowel to pass on."),
        "consonant": translate("Verdict", "Choose the consonant to pass on."),
        "word": translate("Verdict", "Name a word that begins with the row."),
    }.get(choice.kind, translate("Verdict", "Go on: something is still missing."))
