"""The heights of everything on the felt, in one table. Cards use the room up to the next level for their own order."""

FURNITURE = 0.0
LANDED = 5.0  # a card that has arrived on a heap, below the card that shows there
LIGHT = 6.0  # the light around a word, behind its cards, so that it hides no letter and no number of covered cards
CARDS = 10.0
MARKS = 2000.0  # the places for a held card
PEEKED = 3000.0  # a stack spread out to read
MOVING = 4000.0  # moving cards pass over cards at rest
SLOT = 5000.0  # the frame at the place for the held card, under that card
HELD = 6000.0
BADGE = 7000.0
FOCUS = 7100.0
PARTS = 7900.0  # values on their way to the sum
BUBBLE = 8000.0
