"""The text about the words that a half-laid play could become, in small print beside the verdict."""

from PySide6.QtCore import QCoreApplication

from app.felt.view import FeltView
from app.session.moment import Moment
from app.windows.table.verdict_bar import BECOME
from app.windows.widgets.keys_shown import key_now


class PossibleWords:
    """The text about the words that laid cards could become, in one game."""

    def __init__(self, felt: FeltView) -> None:
        self._felt = felt

    def text_for(self, moment: Moment, *, whole: bool = False) -> str:
        """Returns the text beside the verdict. The link in the text shows the first possible word on the felt; each
        later press shows the next.

        whole: whether the play is complete already.
        """
        if moment.hidden or moment.back is not None:
            return ""
        ghosts, offers = moment.ghosts, moment.offers
        translate = QCoreApplication.translate
        if ghosts is not None:
            at = translate("Becoming", "Word {number} of {count}").format(
                number=ghosts.at + 1, count=len(ghosts.drafts)
            )
            keys = translate("Becoming", "Enter plays it, Esc takes it away.")
            return f'<a href="{BECOME}">{at}</a> &nbsp; {keys}'
        if offers.drafts:
            count = len(offers.drafts)
            if offers.more:
                text = translate("Becoming", "It can become at least %n word(s).", None, count)
            else:
                text = translate("Becoming", "It can become %n word(s).", None, count)
            keys = (
                translate("Becoming", "{key} shows them.").format(key=key_now(self._felt, "become"))
                if self._felt.attended_zone and key_now(self._felt, "become")
                else translate("Becoming", "Tab shows them.")
            )
            return f'{text} <a href="{BECOME}">{keys}</a>'
        if offers.rare:
            return translate("Becoming", "It can only become a rare word.")
        if offers.never:
            return translate("Becoming", "It cannot become a word.")
        if whole or "look" not in moment.can:
            return ""
        key = key_now(self._felt, "become")
        looks = (
            translate("Becoming", "{key} looks for words.").format(key=key)
            if key
            else translate("Becoming", "Look for words")
        )
        return f'<a href="{BECOME}">{looks}</a>'

    def report_none(self, moment: Moment) -> None:
        """Announces to a player who asked for possible words that there are none."""
        self._felt.say(self.text_for(moment) or QCoreApplication.translate("Becoming", "There is no word to show."))
