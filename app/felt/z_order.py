"""What lies on what: the one table of heights. Cards use the room up to the next level for their own order."""

FURNITURE = 0.0
LANDED = 5.0  # a card that has come to a heap, below the one that shows there
LIGHT = 6.0  # around a word, behind its cards: of what they cover no letter is hidden, and no number
CARDS = 10.0
MARKS = 2000.0  # where a held card may go
PEEKED = 3000.0  # a stack spread out to be read
MOVING = 4000.0  # a card on its way passes over those at rest
SLOT = 5000.0  # the place it would take, under the held card
HELD = 6000.0
BADGE = 7000.0
FOCUS = 7100.0
BUBBLE = 8000.0
