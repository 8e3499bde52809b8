"""Lists faults to make on purpose in app/library: games on disk, results, backups, word lists."""

from tests.trials.mutants.mutant import equal, of

MUTANTS = (
    *of(
        "app/library/game_files.py",
        (
            "for file in (side_file_of(place), place):",
            "for file in (place,):",
            "A game without a move leaves its side file, and the folder fills with them.",
        ),
        (
            "            self.leaving.discard(place)\n            self.let_go(place)",
            "            self.let_go(place)",
            "A finished game that could not be moved stays invisible in the gallery.",
        ),
        (
            "            self.leaving.discard(place)\n            self.let_go(place)",
            "            self.leaving.discard(place)",
            "A game that was put away stays locked, and its lock file stays.",
        ),
        (
            "            if place in self.locks:\n                return Hold.OURS\n            lock = _lock_of(place)",
            "            lock = _lock_of(place)",
            "A window is told that its own game is open in another window.",
        ),
        (
            "        if self.locks[place].stands:\n            return True\n",
            "",
            "A lock that stands is given up for a moment, in which another window can take the game.",
        ),
        (
            "            self.let_go(place)\n            return False\n        return True",
            "            return True\n        return True",
            "A new game overwrites a game that has its name.",
        ),
        (
            "        if place in self.locks:  # otherwise this window wrote no file",
            "        if place:  # otherwise this window wrote no file",
            "A game that was never written deletes a game of another window.",
        ),
        (
            "return any(place not in self.leaving for place in",
            "return any(place is not None for place in",
            "The gallery keeps room for games in progress where only finished ones wait to be put away.",
        ),
        (
            "for place in games_in(games_folder()) if place not in self.leaving]",
            "for place in games_in(games_folder())]",
            "A game that is over shows in the gallery until its result is written.",
        ),
        (
            "if place in self.locks or lock.take() is not Hold.OURS:",
            "if lock.take() is not Hold.OURS:",
            "The game on the table is moved away as damaged.",
        ),
        (
            "if version_of(place) == version else None",
            "if version is not None else None",
            "A game that another program has just replaced with a whole one is moved away as damaged.",
        ),
        (
            "            finally:\n                lock.free()\n\n    def throw_away",
            "            finally:\n                pass\n\n    def throw_away",
            "A damaged game leaves its lock file behind.",
        ),
        (
            "            side_file_of(place).rename(side_file_of(moved))",
            "            side_file_of(moved)",
            "What lay at the table does not move with its game.",
        ),
        (
            "next(name for name in _numbered(place, folder) if not name.exists())",
            "next(_numbered(place, folder))",
            "A game that is put away overwrites another one of its name.",
        ),
        (
            "return sorted(_records_in(folder), key=age, reverse=True)",
            "return sorted(_records_in(folder), key=age)",
            "The gallery shows the oldest game first.",
        ),
    ),
    *of(
        "app/library/litter.py",
        (
            "or alone) and time.time() - age(path) > OLD:",
            "or alone):",
            "A file that another window is writing just now is deleted.",
        ),
        (
            "LEFT_BESIDE.fullmatch(path.name) and not path.with_suffix",
            "LEFT_BESIDE.fullmatch(path.name) and path.with_suffix",
            "Ten minutes after a game was left, its laid cards and its agreement are deleted.",
        ),
        (
            "if time.time() - age(path) > OLD and lock.take()",
            "if lock.take()",
            "A game that is being dealt loses its lock.",
        ),
    ),
    *of(
        "app/library/loading.py",
        (
            "        self._waiting.clear()\n        if self.under_way:",
            "        if self.under_way:",
            "What waited to open a record is done after the window has closed.",
        ),
        (
            "waiting, self._waiting = self._waiting, []",
            "waiting = list(self._waiting)",
            "A record that waited for the reader is opened a second time with the next one.",
        ),
    ),
    *of(
        "app/library/lock.py",
        (
            'if sys.platform != "win32" and self.stands:',
            'if sys.platform != "win32":',
            "Leaving a game removes the lock that another window has made there meanwhile.",
        ),
        (
            "            else:\n                os.close(handle)",
            "            else:\n                self._other = handle",
            "A game whose lock was in doubt cannot be opened after the player has said yes.",
        ),
        (
            "            os.truncate(handle, 0)",
            "            os.fstat(handle)",
            "A lock that was taken over still has the end of the old, longer name in it.",
        ),
        (
            "return len(lines) >= 4 and (lines[3]",
            "return (lines[3]",
            "A lock file with rubbish in it stops the program instead of a question.",
        ),
    ),
    *of(
        "app/library/match_result.py",
        (
            "for entry in mine if entry.act not in ABOUT_OTHERS}",
            "for entry in mine}",
            "Challenging counts as a turn, and the points for each turn are too low.",
        ),
        (
            "state.result if aim_of(match.house) == FEWEST_CARDS else None",
            "state.result",
            "Any game for one counts as a game about cards left.",
        ),
        (
            "return entry.points, max(map(len, entry.words))",
            "return entry.points, 0",
            "Of plays with equal points the shorter word is called the best.",
        ),
    ),
    *of(
        "app/library/opening.py",
        (
            "return (replace(record.dictionary, only=None) if own else record.dictionary) !=",
            "return record.dictionary !=",
            "Whoever plays with a word list of their own is told of other words at every game.",
        ),
    ),
    *of(
        "app/library/own_files.py",
        (
            "    if unread:\n        raise unread[0]\n",
            "",
            "A back-up lacks a folder that could not be read, and says nothing.",
        ),
        (
            "        new.unlink(missing_ok=True)\n        raise",
            "        raise",
            "A back-up that failed leaves half a file with the player's games.",
        ),
        ("os.open(path, flags, 0o600))", "os.open(path, flags, 0o644))", "Everybody on the machine reads the back-up."),
        ("if not whole or not all(", "if not all(", "A damaged back-up is restored."),
        (
            'if listed["wordfelt-back-up"] > VERSION:',
            'if listed["wordfelt-back-up"] >= VERSION:',
            "Today's back-ups are called too new.",
        ),
        (
            "(file.endswith(endings) and Path(file).name == file)",
            "(file.endswith(endings))",
            "A back-up made by somebody else writes files outside of Wordfelt's folders.",
        ),
        (
            'if name.startswith((f"{LISTS}/", f"{DAYS}/")) and not place.exists():',
            'if name.startswith((f"{LISTS}/", f"{DAYS}/")):',
            "Restoring a back-up writes over word lists.",
        ),
        (
            "            if place.read_bytes() == data:\n                break\n",
            "",
            "Restoring the same back-up twice makes a copy of each game.",
        ),
        (
            '                if beside := files.get(f"{name}{BESIDE}"):',
            "                if beside := None:",
            "Restored games have lost what lay at the table.",
        ),
    ),
    *of(
        "app/library/own_lists.py",
        (
            "    text = found.text\n    if stop():\n        return None\n",
            "    text = found.text\n",
            "A word list is kept though the player has stopped its import.",
        ),
        (
            "next((kept for kept in _all() if kept.digest == digest), None) or KeptList(",
            "KeptList(",
            "The same words under another file name become a second list.",
        ),
        (
            "if kept.title in names.values() else kept.title",
            "if kept.key in names else kept.title",
            "Two lists of one title cannot be told apart.",
        ),
    ),
    *of(
        "app/library/own_puzzles.py",
        (
            "(one.key, one.misses) == (key, misses)",
            "one.key == key",
            "An answer that is written twice counts twice.",
        ),
        (
            'replace(one, found=today, position="")',
            'replace(one, position="")',
            "A found puzzle is asked again.",
        ),
    ),
    *of(
        "app/library/shares.py",
        (
            "if shares and kept:",
            "if shares:",
            "Puzzles that are not on the disk are lost.",
        ),
    ),
    *of(
        "app/library/rebuilding.py",
        (
            "match is not None and match.state.over else None",
            "match is not None else None",
            "Games that are not over are counted.",
        ),
    ),
    *of(
        "app/library/results.py",
        (
            "        known.pop(found.key, None)\n",
            "",
            "A game that ended again keeps its old place, and the streak is wrong.",
        ),
        (
            "[result for result in results if result.counts]",
            "[*results]",
            "Games among computers fill the statistics.",
        ),
        (
            "        if not recounted:\n",
            "        if recounted:\n",
            "A restored copy of a game that ends in another way takes the place of its result.",
        ),
        (
            "    return honest(known.values())",
            "    return tuple(known.values())",
            "The same cards count twice as seen for the first time.",
        ),
        (
            "    return honest(found)",
            "    return tuple(found)",
            "People known by name alone see the same cards twice for the first time.",
        ),
        (
            "and min(at_least_none) >= 0 and",
            "and min(at_least_none) >= -1 and",
            "A result with less than no turns is taken from a file written by hand.",
        ),
    ),
    *of(
        "app/library/saved_games.py",
        (
            "self._faults[path].version == version and not self._faults[path].for_now",
            "self._faults[path].version == version",
            "A game that could not be read for a moment never comes back to the gallery.",
        ),
        (
            "        self._stuck.clear()\n",
            "",
            "A damaged game that could not be moved once is told of for ever, and twice.",
        ),
        (
            "        self._faults.pop(path, None)\n",
            "",
            "A game that was damaged and is whole again stays among the faults.",
        ),
        (
            "moved, self._moved = self._moved, []",
            "moved = list(self._moved)",
            "The player is told again and again of a damaged game that was moved.",
        ),
        (
            "return None if there.damaged or version_of(game.path) != game.version else there.record",
            "return None if there.damaged else there.record",
            "The gallery shows the standing of another record under a game's name.",
        ),
    ),
    *equal(
        "app/library/saved_games.py",
        "                del self._faults[path]\n",
        "",
        "each pass over the folder first forgets the files that are gone",
    ),
    *of(
        "app/library/standing.py",
        (
            '-seat.score if counts == "cards-left" else seat.score',
            "seat.score",
            "The gallery shows cards left as less than nothing.",
        ),
    ),
    *of(
        "app/library/finished.py",
        (
            'return not self.won or (self.won == "won") == any(part.won for part in mine)',
            'return not self.won or (self.won == "won") == any(part.won for part in people)',
            "Among the games that a person has won stand those that somebody else won.",
        ),
    ),
    *of(
        "app/library/exported.py",
        (
            """return f"'{text}" if text.startswith(RISKY) else text""",
            "return text",
            "A name that begins like a formula is computed by the program that opens the table.",
        ),
    ),
    *of(
        "app/library/totals.py",
        ("if 0 <= ago < WEEKS:", "if 0 <= ago <= WEEKS:", "A game of twelve weeks ago counts for this week."),
        (
            'if result.ended != "unfinished" and not part.resigned]',
            'if result.ended != "unfinished"]',
            "Resigned games count as played.",
        ),
        (
            "streaks.append(streaks[-1] + 1 if win else 0)",
            "streaks.append(streaks[-1] + 1 if win else streaks[-1])",
            "A defeat does not end a winning streak.",
        ),
    ),
    *of(
        "app/library/usual_names.py",
        (
            "taken = {*found, *names[number + 1 :]} if name in found else set()",
            "taken = {*found} if name in found else set()",
            "The second Ann becomes Ann 2 though somebody else is called so, who becomes Ann 2 2.",
        ),
    ),
    *of(
        "app/library/agreement.py",
        (
            " and not option.fault(agreed[option.key])",
            "",
            "A remembered option that no longer makes sense keeps a game from being dealt.",
        ),
        (
            "if players == 1 or (isinstance(first, str) and first.isdecimal() and int(first) > players):",
            "if players == 1:",
            "A game in which a player who sits out was to begin cannot be dealt.",
        ),
        (
            "agreed_hints=rules.hints and humans > 1 and not calls,",
            "agreed_hints=rules.hints,",
            "Hints are agreed in a game where words are called out.",
        ),
    ),
    *of(
        "app/library/seating.py",
        (
            "if len(seats) <= high:",
            "if True:",
            "More players sit at a game than it has places.",
        ),
    ),
    *of(
        "app/library/evening.py",
        (
            "return evenings if not evenings or not evenings[-1].games else (*evenings, Evening(today))[-MOST:]",
            "return (*evenings, Evening(today))[-MOST:]",
            "Evenings without a game are kept.",
        ),
    ),
    *of(
        "app/library/house_book.py",
        (
            "replace(one, counts=PAST) if one.counts == TONIGHT else one",
            "one",
            "A word for one evening counts for ever.",
        ),
        (
            "new = [one for one in evening_over(others) if one.word not in known]",
            "new = [one for one in evening_over(others)]",
            "The book of another house cannot be taken, because a word would stand in it twice.",
        ),
    ),
    *of(
        "app/library/people.py",
        (
            "    for _ in range(len(here(people)), place):",
            "    for _ in range(0):",
            "The name given at the second seat becomes that of the first player in other games.",
        ),
        (
            "len(here(people)) == len(sitting) == 1",
            "len(here(people)) == 1",
            "Of several people without a name, one gets the results of the only person here.",
        ),
    ),
    *of(
        "app/library/kept_file.py",
        (
            "        if not self._file.behind:",
            "        if self._file is not None:",
            "On a full disk results are lost instead of tried again.",
        ),
        (
            "        if there != self._made[0]:",
            "        if there is None:",
            "A change that could not be written wipes out what another window wrote meanwhile.",
        ),
    ),
    *of(
        "app/library/seen_deals.py",
        (
            "[*both.items()][-MOST:]",
            "both.items()",
            "The list of seen cards grows without end.",
        ),
        (
            "SOLVED if SOLVED in (before, game) else SEVERAL",
            "before",
            "A copy that is played to its end gives away the cards of a first look.",
        ),
    ),
)
