"""Films the moments between two hands at one screen: python -m tests.shots.hand_overs FOLDER [STORY…] [--mode light]

Each story is a game that several people play with keys and buttons. Each part of a story gets a strip of frames with
their times in milliseconds; frames that look like the last one are left out.
"""

from collections.abc import Callable

from tests.shots.film import Film, curtain_up


def main() -> None:
    chosen, qt, program = curtain_up(__doc__ or "")
    stories: dict[str, Callable[[HandOvers], None]] = {
        "challenges": challenges,
        "3-2-1": three_two_one,
        "pluck-it": pluck_it,
        "undo": undo,
        "shout": shout,
        "shout-computer": shout_against_a_computer,
        "four-rows": four_rows,
        "profit-and-loss": profit_and_loss,
        "positive-negative": positive_negative,
        "next-game": next_game,
    }
    for name in chosen.names or stories:
        film = HandOvers(qt, program, chosen)
        film.story = name
        stories[name](film)
        program.leave_table()
    program.close()


class HandOvers(Film):
    """A film of people who play at one screen. Its methods are the gestures of these people."""

    story = ""

    def seat(self, game: str, *names: str, computers: tuple[str, ...] = (), **options) -> None:
        from app.base.settings import GameSetting, SeatSetting

        people = [SeatSetting(name) for name in names]
        others = [SeatSetting(name, kind="computer", level=4) for name in computers]
        self.sit_down(game, GameSetting((*people, *others), {"first": "1", **options}))
        self.settle(600)

    def settle(self, more: int = 300) -> None:
        """Films until all animations have ended, and `more` milliseconds longer."""
        self.roll(self.at_rest)
        self.roll(lambda: False, more)

    def ready(self) -> None:
        """Opens the next hand by key, after the short time in which keys do nothing."""
        from PySide6.QtCore import Qt

        self.roll(lambda: False, 900)
        self.key(Qt.Key.Key_Return, self.page.plate.ready)
        self.settle()

    def key(self, key, widget=None, at: int = 0) -> None:
        """Presses a key; `at` is the time stamp of the keyboard in milliseconds."""
        from PySide6.QtCore import QEvent, Qt
        from PySide6.QtGui import QKeyEvent
        from PySide6.QtWidgets import QApplication

        text = chr(key).lower() if 32 < key < 127 else ""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at)
        QApplication.sendEvent(widget or self.page.felt, event)

    def best(self):
        from app.session.match.thinking import Question, advise

        session = self.session
        return advise(Question(session.match.house, session.seen, session.viewer), lambda: False).act

    def do_best(self) -> None:
        """Lays and plays the best play, as a hint would give it; passes if there is none."""
        from engine.core.moves import PASS

        act = self.best() or PASS
        self.session.drafting.lay_act(act)
        self.session.tell()
        self.roll(lambda: False, 400)
        self.session.submit(act)
        self.settle()

    def let_time_run(self, left: float) -> None:
        """Sets the clock to its last seconds, and films them."""
        self.settle()
        clock = self.page.running.clock
        assert clock._until is not None
        clock._until -= (clock.time_left or 0) - left
        made = len(self.session.match.moves)
        self.roll(lambda: len(self.session.match.moves) > made)
        self.settle()

    def cut(self, part: str) -> None:
        """Saves the frames filmed so far as a strip with this name."""
        self.save(f"{self.story}-{part}")


# ---- stories


def undo(film: HandOvers) -> None:
    """Films a pass that is undone by agreement after the next hand was open."""
    from engine.core.moves import PASS

    film.seat("split-run", "Ann", "Ben", "Cyd")
    film.ready()
    film.session.submit(PASS)
    film.settle()
    film.ready()
    film.page.head.undo.click()
    film.settle()
    film.cut("1-asked")
    for button in list(film.page.foot.agreement.buttons.values()):
        button.click()
        film.settle()
    film.cut("2-agreed")
    film.ready()
    film.cut("3-ann-again")


def challenges(film: HandOvers) -> None:
    """Films four people at one screen, with challenges and with clocks for the turn and for the game."""
    film.seat("split-run", "Ann", "Ben", "Cyd", "Dot", words="challenge", seconds=60, clock=5, increment=5)
    film.ready()
    film.cut("1-deal")
    film.do_best()
    film.ready()
    film.cut("2-ann-to-ben")
    film.do_best()
    film.page.challenges.buttons[1].click()
    film.roll(lambda: False, 300)
    film.page.challenges.yes.click()
    film.settle()
    film.cut("3-cyd-challenges")
    film.ready()
    hold_a_card(film)
    film.let_time_run(1.5)
    film.cut("4-time-is-up")
    film.ready()
    film.page.game.pressing.toggle_pause()
    film.roll(lambda: False, 300)
    film.page.cover.ready.click()
    film.settle()
    film.do_best()
    film.ready()
    film.cut("5-pause-and-on")


def three_two_one(film: HandOvers) -> None:
    """Films 3-2-1 with three people, in which words leave the table immediately after they are played."""
    film.seat("3-2-1", "Ann", "Ben", "Cyd")
    film.ready()
    for hand_over in ("1-ann-to-ben", "2-ben-to-cyd"):
        film.frames.clear()
        film.do_best()
        film.ready()
        film.cut(hand_over)


def pluck_it(film: HandOvers) -> None:
    """Films a request for a letter, the word, and its replay for Ben before he opens his hand."""
    film.seat("pluck-it", "Ann", "Ben")
    film.ready()
    film.frames.clear()
    while not film.session.veiled:
        film.do_best()
    film.page.game.show_again()
    film.settle()
    film.ready()
    film.cut("1-ann-to-ben")


def hold_a_card(film: HandOvers) -> None:
    """Drags a card and keeps it held."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    felt = film.page.felt
    card = next(piece for piece in felt.picture.pieces if piece.movable)
    start = QPoint(*map(round, felt.cloth.placements.pieces[card.key].rect.centre))
    QTest.mousePress(felt.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(felt.viewport(), start + QPoint(6 * step, -14 * step))
    film.roll(lambda: False, 200)


def deal_until_a_word(film: HandOvers, seat: int = 0):
    """Deals cards by hand until there is a word, and returns it."""
    session = film.session
    while True:
        session.press("deal", session.state.actor)
        film.settle(100)
        house, state = session.match.house, session.state
        if len(state.row) >= 6 and (found := next(house.book.reach["shout"](house, state, seat), None)):
            return found


def shout(film: HandOvers) -> None:
    """Films Shout! with three players at one keyboard, with the keys Q, P and Z."""
    from PySide6.QtCore import Qt

    film.seat("shout", "Ann", "Ben", "Cyd", seconds=None, shout_seconds=10)
    word = deal_until_a_word(film)
    film.cut("1-cards")
    film.key(Qt.Key.Key_Q, at=1000)
    film.key(Qt.Key.Key_P, at=1060)
    film.roll(lambda: False, 700)
    film.session.drafting.lay_act(word)
    film.session.tell()
    film.roll(lambda: False, 400)
    film.session.submit(word)
    film.settle(600)
    film.cut("2-right-photo-finish")
    deal_until_a_word(film)
    film.key(Qt.Key.Key_Z, at=9000)
    film.key(Qt.Key.Key_P, at=9008)
    film.roll(lambda: False, 1500)
    film.cut("3-tie")
    film.key(Qt.Key.Key_P, at=15000)
    film.roll(lambda: False, 400)
    from engine.core.notation import read_move

    match = film.session.match
    faces = [card.face for card in match.state.row if card.face != "?"][:3]
    film.session.submit(read_move(f"shout {' '.join(faces)}", match.header.game.deck).act)
    film.settle(600)
    film.cut("4-wrong")
    deal_until_a_word(film)
    film.key(Qt.Key.Key_Q, at=22000)
    film.roll(lambda: False, 400)
    film.let_time_run(1.5)
    film.cut("5-time-is-up")


def shout_against_a_computer(film: HandOvers) -> None:
    """Films Shout! with one person and two computer players, until a computer has shouted a word."""
    film.seat("shout", "Ann", computers=("Bo", "Cy"), seconds=2, shout_seconds=10)
    usual, film.chosen.every = film.chosen.every, 200
    film.roll(lambda: any(move.act.verb == "shout" for move in film.session.match.moves), 60_000)
    film.settle(600)
    film.chosen.every = usual
    film.frames = film.frames[-24:]
    film.cut("1-bo-shouts")


def four_rows(film: HandOvers) -> None:
    film.seat("four-rows", "Ann", "Ben", seconds=30)
    for _ in range(2):
        film.ready()
        film.do_best()
    film.cut("1-choosing")
    film.ready()
    film.do_best()
    film.ready()
    film.cut("2-placing")
    hold_a_card(film)
    film.let_time_run(1.5)
    film.cut("3-time-is-up")


def profit_and_loss(film: HandOvers) -> None:
    film.seat("profit-and-loss", "Ann", "Ben")
    for number in range(1, 5):
        film.ready()
        film.do_best()
        film.cut(str(number))


def positive_negative(film: HandOvers) -> None:
    film.seat("positive-negative", "Ann", "Ben")
    for number in range(4):
        if film.session.veiled:
            film.ready()
        film.session.activate(f"pile:{number}")
        film.settle()
        film.do_best()
        film.cut(str(number + 1))


def next_game(film: HandOvers) -> None:
    """Films the way from the end of a game to the first hand of the next: a rematch, and a game of another family."""
    film.seat("3-2-1", "Ann", "Ben", "Cyd")
    film.ready()
    film.frames.clear()
    film.session.resign(0)
    film.session.resign(1)
    film.settle(1500)
    film.cut("1-the-end")
    for part, button in (("2-again", "rematch"), ("3-another-kind", "another")):
        foot = film.page.final.foot
        getattr(foot, button).click()
        film.page, film.session = film.program.window.table, film.program.window.table.running.session
        film.settle()
        if film.session.veiled:
            film.ready()
        film.cut(part)
        for seat in range(len(film.session.names) - 1):
            film.session.resign(seat)
        film.settle(1500)
        film.frames.clear()


if __name__ == "__main__":
    main()
