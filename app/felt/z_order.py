"""The heights of everything on the felt, in one table; higher items hide lower ones. Cards use the numbers up to the
next height for their order among themselves."""

FURNITURE = 0.0
LANDED = 5.0  # a card that has just arrived at a heap, below the heap's own top card
LIGHT = 6.0  # the ring around a word, behind its cards, so that it hides no letter and no number of covered cards
CARDS = 10.0
MARKS = 2000.0  # the glow at places for a held card
PEEKED = 3000.0  # a stack spread out to read
MOVING = 4000.0  # moving cards, which pass over cards that lie still
SLOT = 5000.0  # the frame at the place for the held card, under that card
HELD = 6000.0
BADGE = 7000.0
FOCUS = 7100.0
PARTS = 7900.0  # the parts of a word's points, on their way to their sum
BUBBLE = 8000.0
