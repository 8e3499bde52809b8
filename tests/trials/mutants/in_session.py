"""Lists faults to make on purpose in app/session: drafts, undo, clocks, computer players, files beside a record,
films."""

from tests.trials.mutants.mutant import equal, of

MUTANTS = (
    *of(
        "app/session/match/taking_back.py",
        (
            "last.act != TIMEOUT and not isinstance(last.act, Request)",
            "last.act != TIMEOUT",
            "In Pluck It an answered question is undone and asked again.",
        ),
        (
            "                if match.moves[number].act == TIMEOUT:\n                    return None\n",
            "",
            "Alone, time that has run out is given back.",
        ),
        (
            "or outlook.paused or outlook.counted:",
            "or outlook.paused:",
            "A counted end is taken back, and the same cards have a second result.",
        ),
        (
            "and now.actor == before.actor and not outlook.veiled",
            "and now.actor == before.actor",
            "Who sits behind the curtain takes back another player's act.",
        ),
        (
            "return laid_open or any(_is_new(one, seat) for one in report.moves)",
            "return any(_is_new(one, seat) for one in report.moves)",
            "Words that were laid in secret and lie open now are taken back.",
        ),
        (
            "return bool(drawn) or (others and bool(move.card.face))",
            "return bool(drawn)",
            "A card that came out of another hand is put back, though it was seen.",
        ),
        (
            "return passed and not self._without_limit and self.can_undo",
            "return passed and self.can_undo",
            "Alone, each pass makes computer players wait two seconds.",
        ),
    ),
    *of(
        "app/session/match/taking_back.py",
        (
            "move.source.kind in HELD and move.source.number != seat",
            "move.source.kind in HELD and move.source.number == seat",
            "In company nobody can take back what they have laid.",
        ),
    ),
    *of(
        "app/session/table_session.py",
        (
            "        self._taking_back.forget()\n        self._agreement.question = None\n",
            "        self._agreement.question = None\n",
            "Redo makes a move of a game that went on otherwise.",
        ),
        (
            (
                "        self.log.whys.pop(len(self.match.moves), None)  # "
                "a reason left over from a move that was taken back\n"
            ),
            "",
            "The reason of a move that was taken back stands beside the move made instead.",
        ),
        (
            "        if looked_back:\n            self._turn_to(None)\n",
            "",
            "A hint lays its cards on an earlier position.",
        ),
        (
            "        if not (self.state.over or self.outlook.watched):\n            return\n",
            "",
            "During a game one sees what another seat held earlier.",
        ),
        (
            "        if not 0 < index <= len(self.match.moves) or self.hidden:",
            "        if not 0 < index <= len(self.match.moves):",
            "The cards of an act light up behind the curtain.",
        ),
        (
            "        self.drafting.withdraw()\n        self.drafting.offer(Completions())\n",
            "        self.drafting.offer(Completions())\n",
            "Suggested cards stay on the table when another player acts.",
        ),
    ),
    *of(
        "app/session/draft/targets.py",
        (
            "    return replace(draft, tray=())\n",
            "    return draft\n",
            "The trade tray keeps its cards while one lays.",
        ),
        (
            "return replace(draft, lanes=(), tray=(card,)",
            "return replace(draft, tray=(card,)",
            "A laid word stays while one sets cards apart to trade.",
        ),
        (
            "return _takes_from(bench, card) is not None and card not in bench.draft.tray",
            "return _takes_from(bench, card) is not None",
            "A card that is set apart to be taken is offered to be set apart again.",
        ),
        (
            "    if was_at is not None and len(lane.cells) < len(before.cells):\n        place -= was_at < place\n",
            "",
            "A card moved to the right in its word lands one place too far.",
        ),
        (
            'if zone.what != "word" or "S" not in bench.moves:',
            'if zone.what != "word":',
            "A word is cut though this table permits no splits.",
        ),
        (
            "        if self.state.actor != self.seat:\n            return None\n",
            "",
            "A card that one must use is marked in the hand of a player who only waits.",
        ),
    ),
    *of(
        "app/session/draft/draft.py",
        (
            "return replace(self, cells=cells, cuts=tuple([cut for cut in cuts if 0 < cut < len(cells)]))",
            "return replace(self, cells=cells, cuts=cuts)",
            "A cut stays at the end of a word whose last card was taken back, and makes an empty word.",
        ),
        (
            "(cut > gap or (tail and cut == gap))",
            "(cut > gap)",
            "A card laid at the end of the part before a cut joins the part after it.",
        ),
        (
            "kept = tuple([lane for lane in lanes if lane.touched or (lane.word is None and lane.cells)])",
            "kept = tuple(lanes)",
            "A word from which everything was taken back still counts as changed.",
        ),
        (
            "draft = replace(self, tray=tuple([card for card in self.tray if card.id != card_id]))",
            "draft = self",
            "A card taken back from the tray stays there.",
        ),
    ),
    *of(
        "app/session/draft/drafting.py",
        (
            "        self.draft = Draft(way=way)\n",
            "",
            "In First Base taking all back moves the last card to the front again.",
        ),
        (
            "self.draft, self.typed, self.ghosts, self._steps = Draft(), Typed(), None, []",
            "self.draft, self.typed, self.ghosts = Draft(), Typed(), None",
            "Undo brings back cards that were laid in an earlier turn.",
        ),
        (
            "        self.touched = self.pressed_strip = None\n",
            "",
            "In the next turn a click lays its card at the word of the last one.",
        ),
        (
            "        if draft != self.laid:\n            self._steps.append(self.laid)",
            "        self._steps.append(self.laid)",
            "Undo does nothing at first after a card was dropped where it lay.",
        ),
        (
            "return found if laid == self.laid and not self.typed.text else Completions()",
            "return found if not self.typed.text else Completions()",
            "Words are offered that the cards laid now cannot become.",
        ),
    ),
    *of(
        "app/session/draft/hand_order.py",
        (
            "        if keep:\n            self.kept[seat] = order",
            "        self.kept[seat] = order",
            "Looking back changes the order of the hand.",
        ),
        (
            "shown.insert(gap - (place < gap), card.id)",
            "shown.insert(gap, card.id)",
            "A card moved to the right in the hand lands one place too far.",
        ),
        (
            '(faces[card_id] == "?", faces[card_id])',
            "faces[card_id]",
            "Sorting puts the wild cards first.",
        ),
    ),
    *of(
        "app/session/gestures.py",
        (
            "if self._tried_on[0] is not self._outlook.state or self._tried_on[1] != bench.draft:",
            "if self._tried_on[0] is not self._outlook.state:",
            "A card held over a place shows the verdict on an earlier draft.",
        ),
        (
            "        if self.can_recall:\n            self._outlook.look_at(None)\n",
            "        if self.can_recall:\n",
            "Taking all back while one looks back shows the past on.",
        ),
        (
            "            outlook.veiled = veiled\n",
            "            pass\n",
            "Opening a saved game opens the hand behind the curtain.",
        ),
        (
            "if found and not self._outlook.looks_back:",
            "if found:",
            "A click on an earlier position takes back a card of the present one.",
        ),
    ),
    *of(
        "app/session/hint_steps.py",
        (
            "and not self._laid.is_empty and not self._is_on_table):",
            "and not self._laid.is_empty and self._is_on_table):",
            "A hint whose cards were taken back is explained instead of given anew.",
        ),
    ),
    *of(
        "app/session/match/history.py",
        (
            "        if (now, about) != self._helped_with:\n",
            "        if now:\n",
            "A hint that is shown once more counts twice.",
        ),
        (
            "        return {state.turn, *pending}",
            "        return {state.turn}",
            "A computer player's reason gives its bluff away while it can be challenged.",
        ),
    ),
    *of(
        "app/session/match/outlook.py",
        (
            "            self.veiled = self.paused = False  # a game that is over",
            "            self.veiled = False  # nobody",
            "A game that ends during a pause stays paused.",
        ),
        (
            "return free and not state.seats[seat].out and",
            "return free and",
            "A player who has resigned can still call a word out.",
        ),
        (
            "self.films = self.shown_index is not None or (index is not None and (self.state.over or self.watched))",
            "self.films = self.shown_index is not None or index is not None",
            "Going to the last position during a game does not lead back to the game.",
        ),
    ),
    *equal(
        "app/session/match/last_play.py",
        "    return LastPlay() if report.taken_back else LastPlay(report.makers, report.new_on_table)",
        "    return LastPlay(report.makers, report.new_on_table)",
        "a challenge that takes a play back lays no word",
    ),
    *of(
        "app/session/match/gone_words.py",
        (
            "        if report.taken_back and report.caught is not None:",
            "        if report.taken_back and report.caught is None:",
            "Words that a challenge took back stay below the plate.",
        ),
        (
            "        if calls or report.seat == viewer:",
            "        if calls:",
            "Words stay below the plate after one's own first act.",
        ),
    ),
    *of(
        "app/session/match/moods.py",
        (
            "sum([one >= worth for one in before])",
            "sum([one > worth for one in before])",
            "The players move for a play that is not better than several earlier ones.",
        ),
    ),
    *of(
        "app/session/film/film.py",
        (
            "        self._rest.stop()\n        if self.rolls:",
            "        if self.rolls:",
            "A film that was stopped goes on for one more act.",
        ),
        (
            "            self.halt()\n            self.eyes = None",
            "            self.halt()",
            "The next film begins with the eyes of another player.",
        ),
        (
            "        if self.at == self.last:\n            self.halt()\n",
            "",
            "A film at its end still says that it rolls.",
        ),
    ),
    *of(
        "app/session/film/marks.py",
        (
            "min(MOST_BEST, len(plays) // 2)",
            "min(MOST_BEST, len(plays))",
            "Of one word it is said that it is the best.",
        ),
    ),
    *of(
        "app/session/meanings.py",
        (
            "for word in words if word not in open_words]))",
            "for word in words]))",
            "Asking for a meaning tells whether a word that can be challenged is one.",
        ),
    ),
    *of(
        "app/session/buzzer_order.py",
        (
            "self._times.setdefault(seat, self._at(stamp, now))",
            "self._times[seat] = self._at(stamp, now)",
            "Who presses twice counts as having pressed the second time.",
        ),
        (
            "        self._times.clear()\n",
            "        pass\n",
            "Who pressed first for the last word has pressed first for every word.",
        ),
        (
            "self._times[seat] - start <= TIE])",
            "self._times[seat] - start < TIE])",
            "Of two keys that no keyboard tells apart one is said to be the first.",
        ),
    ),
    *of(
        "app/session/time/autosave.py",
        (
            "        if reason is not None and not reported:",
            "        if reason is not None:",
            "A full disk interrupts the game after each act.",
        ),
        (
            "if kept is not None and (self.fault is not None or kept[1].moves != match.moves):",
            "if kept is not None and kept[1].moves != match.moves:",
            "A game that could not be saved is left without another try.",
        ),
        (
            "        if self._newest is not None:\n            self._worker.do(self._put_side_file, text)",
            "        self._worker.do(self._put_side_file, text)",
            "A record that is only looked at gets a side file.",
        ),
        (
            "        if self._is_claimed:  # otherwise",
            "        if self.path:  # otherwise",
            "A game that has no file of its own yet writes a side file over that of another game.",
        ),
        (
            "            if len(kept.moves) > MOST_MOVES:",
            "            if len(kept.moves) > 2 * MOST_MOVES:",
            "A game of more moves than a record may have is saved and can never be opened again.",
        ),
    ),
    *of(
        "app/session/time/bots.py",
        (
            "        self._held.clear()\n",
            "",
            "A computer player makes a move it had decided on for an earlier position.",
        ),
        (
            "        self._open.clear()\n        self._hurried = False\n",
            "        self._open.clear()\n",
            "After a turn of several acts computer players answer at once for ever.",
        ),
        (
            "        self._open.discard(number)\n",
            "",
            "One answer of a computer player can be heard twice.",
        ),
    ),
    *of(
        "app/session/time/clock.py",
        (
            "            self._until += now - self._looked\n",
            "            pass\n",
            "While the machine sleeps a player's time runs out.",
        ),
        (
            "self._until = self._time_left = self._said = None",
            "self._until = self._time_left = None",
            "A turn whose first second is the last turn's last one shows no time.",
        ),
    ),
    *of(
        "app/session/time/limits.py",
        (
            "        self._allowed = time_left\n",
            "        pass\n",
            "Each look at the clock takes the used time once more.",
        ),
        (
            "if game is not None and self._begun[seat] < number:",
            "if game is not None and self._begun[seat] <= number:",
            "A turn that is played on after Undo brings its seconds again.",
        ),
        (
            "left, self._to_name = self._word * self._factors[seat], self._to_name, None",
            "left = self._word * self._factors[seat], self._to_name",
            "Each word after the first has only the time that was left to the first.",
        ),
        (
            "= min(max(float(kept), 0.0), there + self._increment * self._factors[seat])",
            "= max(float(kept), 0.0)",
            "A side file written by hand gives any amount of time.",
        ),
    ),
    *of(
        "app/session/time/table_keeper.py",
        (
            '        if data.get("moves") == self._moves():\n            self._limits.put(data)',
            "        if data:\n            self._limits.put(data)",
            "The time of another position comes back with a game.",
        ),
        (
            'or data["viewer"] != session.viewer or',
            "or",
            "Cards laid by one player lie there for another one.",
        ),
        (
            "        except MoveRefused:\n            return\n        session.undone = moves",
            "        except MoveRefused:\n            pass\n        session.undone = moves",
            "Redo offers moves that are not legal.",
        ),
        (
            "if not self._session.is_untouched and _without_time",
            "if _without_time",
            "A game without a move leaves a side file, written as it is left.",
        ),
        (
            "        self._soon.stop()\n        self._time.stop()\n",
            "        self._time.stop()\n",
            "A side file is written after its game was left and moved.",
        ),
    ),
    *of(
        "app/session/time/coach.py",
        (
            "    def stop(self) -> None:\n        self._number += 1\n",
            "    def stop(self) -> None:\n",
            "The review of one game goes on in the page of another one.",
        ),
    ),
    *of(
        "app/session/completer.py",
        (
            "        if self._shows and answer.drafts:\n            self._shows = False\n",
            "        if self._shows and answer.drafts:\n",
            "Each word that is found is laid, one after the other, though the player asked once.",
        ),
    ),
    *of(
        "app/session/running_game.py",
        (
            "        self._waiting.clear()\n",
            "",
            "A computer player's act for an earlier position is made when the felt has come to rest.",
        ),
        (
            "            self._pauses.append((self._paused_at, self.clock.stamp() - self._paused_at))\n",
            "            pass\n",
            "A pass that is taken back costs the length of a pause.",
        ),
        (
            "        if self.held or self.session.asks:\n",
            "        if self.held:\n",
            "A computer player acts while the others are asked about Undo, and the question is gone.",
        ),
    ),
    *of(
        "app/session/match/undo_by_agreement.py",
        (
            "    return bool(report.games) or any(one.source.kind in FROM_DECK for one in report.moves)\n",
            "    return bool(report.games)\n",
            "An act goes back though a card from the deck has been seen since then.",
        ),
    ),
    *of(
        "app/session/match/agreeing.py",
        (
            "        self.question = asked.agreed_by(seat)\n        return not self.question.missing\n",
            "        self.question = asked.agreed_by(seat)\n        return True\n",
            "The first who agrees takes the act back for all.",
        ),
    ),
    *of(
        "app/session/match/word_votes.py",
        (
            "    return anew if anew.states == match.states else None\n",
            "    return anew\n",
            "A vote changes what was played, and the record no longer leads to the same table.",
        ),
        (
            "word not in decided and not",
            "not",
            "The table is asked again about a word that it never wanted to be asked about.",
        ),
    ),
)
