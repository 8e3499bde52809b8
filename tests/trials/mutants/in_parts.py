"""Lists faults to make on purpose in engine/parts, the rules that several games share."""

from tests.trials.mutants.mutant import equal, of

MUTANTS = (
    *of(
        "engine/parts/clearing.py",
        (
            "        elif outcome != LOST:\n            turn.note(failed=())\n        clear_if_stuck(turn)",
            "        clear_if_stuck(turn)",
            "A word does not break the row of failures, and the table is cleared too soon.",
        ),
        (
            'turn.option("stuck") == "dead" or turn.notes.clearings >= 1',
            'turn.option("stuck") == "dead" or turn.notes.clearings > 1',
            "The cards go into the deck a second time in a row, and perhaps for ever.",
        ),
        (
            "        if not dead:\n            turn.shuffle()\n",
            "",
            "Everybody knows which cards are drawn after a table was cleared.",
        ),
        (
            "return len(playing) > 1 and all(failed.count(seat) >= 2",
            "return len(playing) > 1 and all(failed.count(seat) >= 1",
            "The word on the table is dead after one trade of each player.",
        ),
        (
            "        turn.note(passed=(), failed=(*notes.failed, turn.seat))",
            "        turn.note(failed=(*notes.failed, turn.seat))",
            "A pass before a trade counts as one in a row.",
        ),
    ),
    *of(
        "engine/parts/coming_back.py",
        (
            "return word.text in turn.state.laid_out or any(word.text in entry.words for entry in turn.state.log)",
            "return any(word.text in entry.words for entry in turn.state.log)",
            "In a set-up position a word that is swapped back scores.",
        ),
        (
            "if not (change.give_and_take_only and was_on_table(turn, change.word))]",
            "if not was_on_table(turn, change.word)]",
            "A word that is made again by adding a card scores nothing.",
        ),
    ),
    *of(
        "engine/parts/deals.py",
        (
            "deck_was=len(state.deck) + (state.turned is not None)",
            "deck_was=len(state.deck)",
            "The first turned card does not break a standstill.",
        ),
        (
            "tied = [seat for seat, face in drawn if alphabetical(face) == best]",
            "tied = [seat for seat, face in drawn if alphabetical(face) == best][:1]",
            "Who ties for the first turn does not draw again.",
        ),
        (
            '    if "pick" not in known and any(word.pick for word in setup.table or ()):\n',
            '    if "pick" in known and any(word.pick for word in setup.table or ()):\n',
            "A set-up names letters to pass on in a game that has none.",
        ),
        (
            "if word.seat is not None and not 1 <= word.seat <= house.players:",
            "if word.seat is not None and not word.seat <= house.players:",
            "A record with a word of seat 0 is taken, and it belongs to nobody.",
        ),
        (
            '    if not any(setup.piles):\n        refuse("bad-setup:piles")\n',
            "",
            "A record without any card in its piles is dealt, and nobody can do anything.",
        ),
    ),
    *of(
        "engine/parts/flow/endings.py",
        (
            "turn.state.passes >= len(turn.state.playing) else None",
            "turn.state.passes > len(turn.state.playing) else None",
            "A game ends one pass too late.",
        ),
        (
            "not place.hand and not place.out else None",
            "not place.hand else None",
            "Who resigned has gone out, and wins.",
        ),
        (
            "if seat != turn.state.actor and seat in turn.state.playing])",
            "if seat != turn.state.actor])",
            "The game waits for the last turn of a player who has resigned.",
        ),
    ),
    *of(
        "engine/parts/flow/scores.py",
        (
            "if state.seats[seat].score == best])",
            "if state.seats[seat].score == best][:1])",
            "Of equal scores only the first seat wins.",
        ),
    ),
    *equal(
        "engine/parts/flow/scores.py",
        "    for seat in turn.state.playing:\n        turn.settle(",
        "    for seat in range(len(turn.state.seats)):\n        turn.settle(",
        "who is out holds no cards",
    ),
    *of(
        "engine/parts/flow/standstill.py",
        (
            "held is None or state.low is None or held < state.low",
            "held is None or state.low is None or held <= state.low",
            "A game in which cards go to and fro never ends.",
        ),
        (
            '"wordless": 0 if state.worded or left_for_good else',
            '"wordless": 0 if state.worded else',
            "A game ends by standstill though cards leave the deck.",
        ),
        (
            "more >= max(ROUNDS * count, FEWEST_TURNS)",
            "more >= ROUNDS * count",
            "Alone, three trades in a row end the game.",
        ),
    ),
    *of(
        "engine/parts/flow/trade.py",
        (
            "    if len(act.faces) > len(turn.state.deck):",
            "    if len(act.faces) > len(turn.state.deck) + 1:",
            "A player trades a card for none.",
        ),
        (
            '    turn.secret, turn.brief = True, f"{act.verb} {len(cards)}"\n',
            "",
            "Everybody reads which cards were traded.",
        ),
        (
            "    turn.mark(traded=turn.state.traded + len(cards))\n",
            "",
            "A game in which everybody trades for ever does not end.",
        ),
        (
            "wanted = min(count, len(turn.state.deck), len(turn.hand))",
            "wanted = min(count, len(turn.state.deck))",
            "Who holds fewer cards than a trade takes cannot trade.",
        ),
    ),
    *of(
        "engine/parts/flow/turns.py",
        (
            "phase=self.phase, worded=False, deck_was=",
            "phase=self.phase, deck_was=",
            "After the first word no standstill is ever told.",
        ),
        (
            "turn.skip(turn.seat, max(turn.place.skips - 1, 0))",
            "turn.skip(turn.seat, 0)",
            "Who lost two turns sits out only one.",
        ),
        (
            "            turn.mark(passes=turn.state.passes - 1)\n",
            "            pass\n",
            "The pass of a player who resigned helps to end the game.",
        ),
        (
            'last = turn.found if reason == "resigned" else turn.state',
            "last = turn.state",
            "Alone, who resigns has got rid of the whole hand.",
        ),
        (
            "waits = tuple([seat for seat in turn.state.playing if seat != pending.seat])",
            "waits = tuple(turn.state.playing)",
            "Who laid the last word is asked whether it may stand.",
        ),
    ),
    *of(
        "engine/parts/flow/usual.py",
        (
            "        if outcome != TRADE:\n            turn.draw_up_to",
            "        if outcome:\n            turn.draw_up_to",
            "A trade with a short hand draws the hand up, too.",
        ),
        (
            "return bool(state.seats[seat].hand or state.turned) and bool(state.deck)",
            "return bool(state.seats[seat].hand) and bool(state.deck)",
            "Who holds only the turned card cannot trade it.",
        ),
        (
            "    if not turn.state.opened:\n        return PASS\n",
            "",
            "Who cannot lay the first word of a knockout is out.",
        ),
    ),
    *of(
        "engine/parts/modes.py",
        (
            "    if turn.state.opened and turn.house.players == 1:",
            "    if turn.house.players == 1:",
            "Trades before the first word use up those agreed for later.",
        ),
    ),
    *of(
        "engine/parts/previous_player.py",
        (
            "maker=maker_of(turn.table[0]), passed=())",
            "maker=maker_of(turn.table[0]))",
            "Passes on the table before count for the end of the game.",
        ),
        (
            "    if turn.seat not in turn.notes.passed:\n        turn.note",
            "    if turn:\n        turn.note",
            "A seat that passes twice stands there twice, and two equal positions differ.",
        ),
        (
            "return state.after(following) if following == state.actor else following",
            "return following",
            "The previous player has two turns in a row.",
        ),
    ),
    *of(
        "engine/parts/turned.py",
        (
            "    if turn.state.turned is None:\n        turn.move(turn.state.deck[:1]",
            "    if turn:\n        turn.move(turn.state.deck[:1]",
            "A second card is turned over, and the first one is lost.",
        ),
    ),
    *of(
        "engine/parts/splitting.py",
        (
            "if len(numbers) != len(spans) or any(",
            "if any(",
            "A play names a part to leave of a word that it does not split.",
        ),
    ),
    *of(
        "engine/parts/words/changes.py",
        (
            '        if change.duplicates_only:\n            refuse("unchanged:split"',
            '        if not change.used:\n            refuse("unchanged:split"',
            "A word is split by doubled letters alone.",
        ),
        (
            "any(right - left == 1 for left, right",
            "any(right - left >= 1 for left, right",
            "A part of a split keeps two cards that were not neighbours.",
        ),
    ),
    *of(
        "engine/parts/words/fresh.py",
        (
            "or (act.pick is not None and not pick) or (act.remove and not remove):",
            "or (act.pick is not None and not pick):",
            "A play says which part to remove in a game that removes none.",
        ),
        (
            "                fresh_word(supply, formula)\n",
            "                pass\n",
            "Too many words are told of before a card that nobody holds.",
        ),
    ),
    *of(
        "engine/parts/words/laying.py",
        (
            "gone = Batch(unused_to, cards_of(others) + change.unused)",
            "gone = Batch(unused_to, change.unused)",
            "Cards of other words vanish from the game.",
        ),
        (
            "given=[Batch(hand_of(turn.seat), tuple(taken))])",
            "given=[Batch(DEAD, tuple(taken))])",
            "What is taken with give and take does not come to the hand.",
        ),
    ),
    *of(
        "engine/parts/words/naming.py",
        (
            "        del free[place]\n        found.append(place)",
            "        found.append(place)",
            "One card of the table is used twice in a word.",
        ),
    ),
    *of(
        "engine/parts/reach/trades.py",
        (
            "for count in range(1, min(most, len(ordered)) + 1):",
            "for count in range(1, min(most, len(ordered))):",
            "No computer player and no hint ever trades five cards.",
        ),
    ),
    *equal(
        "engine/parts/words/changes.py",
        "                if under[-1].letters == card.letters:\n",
        "                if under[-1].face == card.face:\n",
        "cards are exchanged only in games whose cards have one letter each",
    ),
    *equal(
        "engine/parts/words/naming.py",
        "if not isinstance(number, int) or not 1 <= number <= len(table):",
        "if not isinstance(number, int) or not number <= len(table):",
        "the notation of a record knows no word 0",
    ),
    *equal(
        "engine/parts/flow/turns.py",
        "        turn.words, turn.points = (), 0\n        outcome = self.passing",
        "        outcome = self.passing",
        "the log has taken words and points with it by then",
    ),
)
