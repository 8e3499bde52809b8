"""Makes the moments of one table: after each change, one frozen value with everything that the table shows."""

from collections.abc import Callable
from dataclasses import replace

from app.felt.picture import Picture
from app.felt.script import Script
from app.session.draft.choices import choices_of, lines_of_choices
from app.session.draft.drafting import Drafting
from app.session.draft.typed_draft import Typed
from app.session.draft.weighing import Weighing, challengers_of
from app.session.game_end import GameEnd, calmed, end_of
from app.session.gestures import Gestures
from app.session.goals import goals_of, place_of
from app.session.match.agreeing import Agreeing
from app.session.match.history import History
from app.session.match.moods import moods_of
from app.session.match.outlook import Outlook
from app.session.match.own_bests import best_play_at, fallen_bests
from app.session.match.scores import scores_of, unit_of, unseen_of
from app.session.match.taking_back import TakingBack
from app.session.match.undo_by_agreement import UndoByAgreement
from app.session.match.view_data import HistoryLine
from app.session.match.word_votes import WordVotes
from app.session.moment import Moment, Standing
from app.session.phase import Phase
from app.session.pictures import with_people
from engine.core.moves import Act
from engine.core.rulebook import Game, House
from engine.core.state import State
from engine.core.verdict import Verdict
from engine.core.view import holds_secrets
from engine.games import GAMES
from engine.parts.flow.standstill import rounds_agreed, standstill


class Moments:
    """Makes the moments of one table: the frozen values with everything that the table shows.

    wordless: whether the viewer can lay no word at all, as the search for a hint found.
    may_look: returns whether the player can ask for words that the laid cards could become.
    """

    def __init__(
        self,
        outlook: Outlook,
        drafting: Drafting,
        gestures: Gestures,
        history: History,
        taking_back: TakingBack,
        by_agreement: UndoByAgreement,
        agreement: Agreeing,
        votes: WordVotes,
    ) -> None:
        self._outlook, self._drafting, self._gestures = outlook, drafting, gestures
        self._history, self._taking_back, self._by_agreement = history, taking_back, by_agreement
        self._agreement, self._votes = agreement, votes
        self._match = outlook.match
        self._standing: tuple[tuple[object, ...], Standing] = ((), None)  # type: ignore[assignment]
        # a position, and the oracle's verdicts on acts in it
        self._judged: tuple[State | None, dict[Act, Verdict]] = (None, {})
        self.wordless = False
        self.may_look: Callable[[], bool] = lambda: False

    @property
    def _house(self) -> House:
        return self._match.house

    def forget(self) -> None:
        """Drops the stored verdicts, because they may depend on the dictionary, to which a word was added."""
        self._judged = (None, {})
        self._standing = ((), self._standing[1])

    def made(self, script: Script) -> Moment:
        outlook, drafting, standing = self._outlook, self._drafting, self.standing()
        weighing = self.weighing()
        verdict = weighing.verdict()
        told_last = [number for number, beat in enumerate(script) if beat.tells and beat.act == script[-1].act]
        seen = min(told_last, default=len(script))

        def with_people_now(picture: Picture, number: int) -> Picture:
            """The picture with the players' times, keys and moods. It has no moods if the act that causes them has not
            been shown yet.

            number: the index of the picture's beat (a step of the animation) in the script.
            """
            return with_people(picture, outlook.times_left, standing.moods if number >= seen else (), outlook.keys)

        return Moment(
            **vars(standing),
            phase=self._phase(),
            bench=drafting.bench(),
            picture=with_people_now(self._gestures.picture(), len(script)),
            verdict=verdict,
            choices=() if outlook.hidden else choices_of(weighing.bench, self._house, naming=drafting.is_naming),
            choice_lines=lines_of_choices(weighing.bench),
            buttons=weighing.buttons(),
            offers=drafting.offers_now,
            ghosts=None if outlook.hidden else drafting.ghosts,
            typed=weighing.typed.text,
            can=self.can(),
            question=self._agreement.question,
            countable=self._votes.countable(verdict, standing.history),
            taken_back=self._history.taken_back,
            wordless=self.wordless and bool({"play", "place"} & set(standing.verbs)),
            enters=act.verb if (act := weighing.act()) is not None else "",
            script=tuple(
                [replace(beat, picture=with_people_now(beat.picture, number)) for number, beat in enumerate(script)]
            ),
        )

    def _phase(self) -> Phase:
        """The phase of the table while no script is shown. The phase is FILM during the whole film, even at the end of
        the film's game and while the film is paused."""
        outlook, drafting = self._outlook, self._drafting
        if outlook.films:
            return Phase.FILM
        if outlook.hidden:
            return Phase.HIDDEN
        if self._match.state.over:
            return Phase.OVER
        return Phase.LAYING if drafting.typed.text or not drafting.draft.is_empty else Phase.RESTING

    def weighing(self) -> Weighing:
        """The draft (the unfinished move), ready to be judged. The verdicts on acts are stored as long as the position
        stays the same."""
        return self._weighing(Typed() if self._outlook.hidden else self._drafting.typed)

    def _weighing(self, typed: Typed) -> Weighing:
        bench = self._drafting.present_bench()
        if self._judged[0] is not bench.state:
            self._judged = bench.state, {}
        return Weighing(self._house, bench, typed, self._judged[1])

    def can(self) -> frozenset[str]:
        """The commands that the player can use besides the verbs of the game. While hands are hidden, Undo of a pass
        and Undo by agreement are the only commands that change the table. The deal code is not available while cards
        are hidden, because it reveals all cards, or if a player laid the cards out by hand.
        """
        shown = not self._outlook.hidden
        laid = not self._drafting.draft.is_empty and not self._match.state.over
        can = {
            "code": self._house.setup is not None or not holds_secrets(self._match.state),
            "undo": (shown and laid) or self._taking_back.can_undo,
            "ask-undo": self._by_agreement.can_ask,
            "redo": shown and self._taking_back.can_redo,
            "become": self._gestures.can_cycle or self.may_look(),
            "look": self.may_look(),
            "shuffle": self._gestures.can_sort,
            "back": self._gestures.can_recall,
            "sort": self._gestures.can_sort,
        }
        return frozenset([what for what, possible in can.items() if possible])

    # ---- values that stay the same until the next act

    def standing(self) -> Standing:
        outlook, whys = self._outlook, len(self._history.whys)
        state, seats = self._match.state, outlook.choice.seats
        looks = outlook.viewer, outlook.shown_index, outlook.films, outlook.opened
        table = outlook.veiled, outlook.paused, outlook.buzzer, outlook.times_left, outlook.keys
        key = (state, seats, *looks, *table, outlook.bests, outlook.calm, outlook.par, whys)
        known, standing = self._standing
        if len(known) != len(key) or any(one is not other for one, other in zip(known, key, strict=True)):
            standing = self._standing_now()
            self._standing = key, standing
        return standing

    def _end_now(self, history: tuple[HistoryLine, ...]) -> GameEnd:
        """The facts for the page after the game, even while a film shows an earlier position."""
        scores = scores_of(self._outlook, self._outlook.present)
        counts = unit_of(self._house, self._outlook.present)
        looks = tuple([seat.look for seat in self._outlook.choice.seats])
        undos = tuple([self._history.undos[seat] for seat in range(len(looks))])
        humans = self._outlook.humans
        you = humans[0] if len(humans) == 1 else None
        fallen = fallen_bests(self._match, self._outlook.known_bests, history, counts)
        end = end_of(self._match, counts, self._ending, scores, history, looks, undos, you, fallen)
        end = replace(end, place=place_of(self._outlook, self.title), par=self._outlook.par)
        return calmed(end) if self._outlook.calm else end

    def _standing_now(self) -> Standing:
        outlook, state, house = self._outlook, self._match.state, self._house
        hidden = outlook.hidden
        history, scores = self._history.lines(outlook.present.log), scores_of(outlook, outlook.seen)
        bare = self._weighing(Typed())
        end = self._end_now(history) if state.over else None
        return Standing(
            house=house,
            title=self.title,
            counts=self._counts,
            seats=outlook.choice.seats,
            humans=tuple(outlook.humans),
            acts=len(self._match.moves),
            viewer=outlook.viewer,
            seen=outlook.seen,
            facts=house.facts(outlook.seen),
            present=outlook.present,
            back=outlook.shown_index,
            veiled=outlook.veiled,
            paused=outlook.paused,
            covered=outlook.covered,
            comes=outlook.keeps_secrets,
            verbs=outlook.verbs(),
            to_act=outlook.shown_to_act if outlook.watched else outlook.to_act,
            buzzer=outlook.buzzer,
            callers=tuple([seat for seat in outlook.humans if outlook.may_buzz(seat)]),
            keys=outlook.keys,
            challengers=() if outlook.paused else tuple(challengers_of(outlook)),
            passing=bare.passing,
            time_out=bare.time_out if outlook.clock_runs else None,
            timed=outlook.is_timed,
            times_left=outlook.times_left,
            history=history,
            scores=scores,
            unseen={} if hidden else unseen_of(outlook),
            report=self._match.report_for(outlook.position - 1, outlook.eyes) if outlook.position else None,
            moods=() if outlook.calm else moods_of(self._match, history, outlook.position),
            calm=outlook.calm,
            goals=goals_of(outlook),
            best=best_play_at(outlook.bests, history, outlook.position),
            end=end,
        )

    @property
    def game(self) -> Game:
        """The game being played: the game of the match or, in a tie-break, the tie-break game."""
        return GAMES.get(self._house.book.facts(self._outlook.seen).plays, self._match.header.game)

    @property
    def title(self) -> str:
        agreed = self._match.header.game
        return agreed.name if self.game is agreed else f"{agreed.name} · {self.game.name}"

    @property
    def _counts(self) -> str:
        return unit_of(self._house, self._outlook.seen)

    @property
    def _ending(self) -> tuple[str, int]:
        house, state = self._house, self._match.state
        if state.end == "stalled":
            return f"stalled:{standstill(house, state)}", rounds_agreed(house, state)
        given_up = state.end == "resigned" and not state.playing  # a solo player has given up
        return "gave-up" if given_up else state.end or "", 0
