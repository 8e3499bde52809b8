"""Lists faults to make on purpose in app/program: the game on the table, the gallery's games, counting, lessons,
files."""

from tests.trials.mutants.mutant import of

MUTANTS = (
    *of(
        "app/program/at_table.py",
        (
            "            self._shelf.leave(place)  # only unlocks the file: the player has just watched the game\n",
            "",
            "A finished game that was looked at stays locked.",
        ),
        (
            "        session.outlook.counted = True\n        self._counting.count(",
            "        self._counting.count(",
            "A finished game that cannot be left at once is counted twice.",
        ),
        (
            "if self.running is not None and self.running.session is session:",
            "if self.running is not None:",
            "A question that was left open resigns a game that has left the table.",
        ),
        (
            "        if running.is_shown or session.state.over:\n            return\n",
            "",
            "In a film, or in a game that is over, one is asked whether to resign.",
        ),
        (
            "if running is None or running.session.state is not position:",
            "if running is None:",
            "An easier player is asked for a position that is no longer there.",
        ),
        (
            "        if self.running is running:\n            self._seen().note(running)",
            "        if running:\n            self._seen().note(running)",
            "The cards of a game that has left the table are noted when its first write is done.",
        ),
        (
            "        self._shelf.leaving.add(place)\n",
            "",
            "A finished game stands among the games in progress until its result is written.",
        ),
        (
            '        if "code" not in running.session.moment.can:\n            return\n',
            "",
            "The deal code can be copied while cards are hidden, and tells them all.",
        ),
        (
            "            self._shelf.throw_away(place)\n",
            "            self._shelf.leave(place)\n",
            "A game without a move stays in the gallery.",
        ),
        (
            "        if not running.kept:\n            self._shelf.leave(place)",
            "        if running.is_shown:\n            self._shelf.leave(place)",
            "The position of a lesson is thrown away or counted like a game.",
        ),
    ),
    *of(
        "app/program/application.py",
        (
            "        self._picture = settings.picture\n",
            "",
            "Each changed setting tells again that the felt's picture cannot be shown.",
        ),
        (
            "        self._idle.stop()\n        self.loading.close()",
            "        self.loading.close()",
            "A window that is closed at once still opens dictionaries and counts games.",
        ),
        (
            "for other in self.file.settings.favourites if other != game])",
            "for other in self.file.settings.favourites])",
            "A favourite cannot be taken off the list.",
        ),
        (
            "        self.file.try_again()\n        if self._writer is not None:\n            self._writer.wait()",
            "        if self._writer is not None:\n            self._writer.wait()",
            "Settings that could not be written before are not written as the window closes either.",
        ),
    ),
    *of(
        "app/program/appearance.py",
        (
            "return TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, nearest + step))]",
            "return TEXT_SIZES[min(len(TEXT_SIZES) - 1, nearest + step)]",
            "Smaller than the smallest text is the largest.",
        ),
    ),
    *of(
        "app/program/finished_games.py",
        (
            "listing == self._listing and self._window.finished is not None:\n            self._games.append(game)",
            "self._window.finished is not None:\n            self._games.append(game)",
            "A game stands twice in the list that was opened anew while records were read.",
        ),
        (
            "            self._window.finished_page().games.forget(path)\n",
            "",
            "A finished game that was put away stays in the list.",
        ),
        (
            "        self._listing += 1\n        if self._worker is not None:",
            "        if self._worker is not None:",
            "Closing the window waits until every finished record is read.",
        ),
    ),
    *of(
        "app/program/new_games.py",
        (
            "for other in self._file.settings.recent if other != game])",
            "for other in self._file.settings.recent])",
            "A game stands twice among the recent ones and pushes others out.",
        ),
        (
            "self._file.change(recent=recent[:RECENT])",
            "self._file.change(recent=recent)",
            "The list of recent games grows without end.",
        ),
        (
            (
                "            there.deal.setFocus()  # the open sheet stays, "
                "because the player may have set options on it\n            return\n"
            ),
            "            there.deal.setFocus()\n",
            "Asking for the set-up sheet that is open loses what has been set there.",
        ),
    ),
    *of(
        "app/program/lessons.py",
        (
            "return learned if game in learned else (*learned, game)",
            "return (*learned, game)",
            "Each repeated lesson makes the settings longer.",
        ),
        (
            "            self._teacher.leave()\n            self._new.deal_gently",
            "            self._new.deal_gently",
            "The lesson goes on answering in the first game after it.",
        ),
    ),
    *of(
        "app/program/reminders.py",
        (
            "        if moment.present.turn == self._turn:\n            return\n",
            "",
            "Several rules are told in one turn, one over the other.",
        ),
        (
            "self._bar, self._turn, self._running = None, -1, running",
            "self._bar, self._running = None, running",
            "A first game that is in the turn of the last rule told says nothing about it.",
        ),
        (
            "        self._bar = self._running = None\n",
            "        self._bar = None\n",
            "Reminders that were put away come back in the same game.",
        ),
    ),
    *of(
        "app/program/small_table.py",
        (
            "            self._teacher.leave()\n            self._page.stand_up()",
            "            self._page.stand_up()",
            "The small table goes on teaching after it was put away.",
        ),
    ),
    *of(
        "app/program/statistics.py",
        (
            "        self._stopping = False\n        self._worker.do(self._count_again",
            "        self._worker.do(self._count_again",
            "After one recount was cut short no other counts anything.",
        ),
        (
            "        while self._when_written:\n            self._do_next()\n",
            "",
            "A game finished just before the window closes stays among those in progress.",
        ),
        (
            "takewhile(lambda place: age(place) >= written,",
            "takewhile(lambda place: age(place) > written,",
            "A game that ended in the same instant as the results were written is never counted.",
        ),
        (
            "for result in results if result.key not in there])",
            "for result in results])",
            "Restoring a back-up replaces results counted here by older ones.",
        ),
        (
            "        if table is not None and table.running is not None:",
            "        if table is not None:",
            "Going back from the statistics leads to an empty table.",
        ),
    ),
    *of(
        "app/program/teaching.py",
        (
            "        self._helps = 0\n        if bar.on.hasFocus():",
            "        if bar.on.hasFocus():",
            "In the next step of a lesson the first hint is the whole play.",
        ),
        (
            "self.course.wants_light and not self._helps:",
            "self.course.wants_light:",
            "After each miss another hint is shown, up to the whole play.",
        ),
        (
            "if running is not None and self.course is not None and not running.kept else None",
            "if running is not None and self.course is not None else None",
            "A lesson that was left for a real game answers to what is typed there.",
        ),
        (
            "            if wanted[card.face] > 0 and card not in lit:\n                wanted[card.face] -= 1\n",
            "            if wanted[card.face] > 0 and card not in lit:\n",
            "Two equal cards light up where one is meant.",
        ),
    ),
    *of(
        "app/program/seen_here.py",
        (
            "        if self._closed:\n            return\n",
            "",
            "A program that ends first reads every game on the machine.",
        ),
    ),
    *of(
        "app/program/unfinished_games.py",
        (
            "self._are_none = not are_games and not self._is_wanted",
            "self._are_none = not are_games",
            "A game that was saved while a slow disk listed the games does not show.",
        ),
        (
            (
                "        if number != self._number:  # a newer look through the folder will show the games\n"
                "            return\n"
            ),
            "",
            "The gallery shows a game that was put away since.",
        ),
        (
            "if is_there(path) and path not in self._shelf.locks and",
            "if is_there(path) and",
            "The game on the table is put away under the player's hands.",
        ),
        (
            "        self._asked.discard(game)\n",
            "",
            "A game whose card comes back to the gallery has no standing any more.",
        ),
        (
            "            if not self._told.issuperset(paths):\n",
            "            if paths:\n",
            "At each return to the gallery the same broken game is told of.",
        ),
    ),
    *of(
        "app/program/waiting_games.py",
        (
            "            self._shelf.leave(path)\n            self.show()  # another",
            "            self.show()  # another",
            "A game that could not be opened stays locked.",
        ),
        (
            "if own != OTHER and own not in self._shelf.leaving:",
            "if own != OTHER:",
            "A game that is over and not yet put away is opened for writing.",
        ),
        (
            "place, news = None, self._stopped(opened.stopped, place)",
            "news = self._stopped(opened.stopped, place)",
            "A record with an illegal move is written over where it lies.",
        ),
        (
            "            if kept != path:\n                self._counting.count_unfinished(kept)",
            "            if kept:\n                self._counting.count_unfinished(kept)",
            "A game that could not be put away counts as unfinished, and goes on.",
        ),
    ),
    *of(
        "app/program/your_files.py",
        (
            '        self._doing = ""\n        self._window.tell(sentence)',
            "        self._window.tell(sentence)",
            "The page opened next says that Wordfelt is still making the back-up.",
        ),
        (
            (
                "            self._waiting.show()  # even after a fault, "
                "because some of the games may be restored already\n"
            ),
            "",
            "Games that came back before a restore failed do not show in the gallery.",
        ),
        (
            "            elif name in taken:\n                written.append(name)",
            "            else:\n                written.append(name)",
            "It is said that settings were restored from a back-up without any.",
        ),
    ),
)
