"""Tests that README describes its pictures correctly."""

import re
from dataclasses import replace

import pytest

from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.shots.readme import KEPT, POSITIONS

README = (KEPT.parents[1] / "README.md").read_text("utf-8")


@pytest.mark.parametrize("position", sorted(POSITIONS.glob("*.wordfelt")), ids=lambda path: path.stem)
def test_the_words_that_a_picture_caption_in_the_readme_names_are_on_the_table(position):
    told = re.search(rf"!\[(.*)\]\(packaging/screenshots/{position.stem}\.png\)", README)
    assert told is not None
    record = read_record(position.read_text("utf-8"))
    match = open_match(record)
    *earlier, last = record.moves
    replay_moves(match, replace(record, moves=tuple(earlier)))
    before = {word.text for word in match.state.table}
    match.play_text(*last)
    after = {word.text for word in match.state.table}
    named = set(re.findall(r"[A-Z]{2,}", told[1]))
    assert named <= before | after
    assert named & (after - before)
