"""Makes pictures of every kind of zone on the felt for tests, screenshots and benchmarks. The pictures need not follow
the rules of a game."""

from app.felt.picture import DropWay, FeltZone, Kind, Mark, Picture, Piece, Target
from tests.zones import zone_named

VALUES = dict.fromkeys("AEILNORST", 1) | dict.fromkeys("CDPU", 2)
VALUES |= dict.fromkeys("BFGHMWY", 3) | dict.fromkeys("JKQVXZ", 4)
TINTS = ("#C0392B", "#1F6FB2", "#2E8B57", "#B9770E", "#7D3C98", "#117A8B", "#A04000", "#515A5A")
NAMES = ("Ada", "Grace", "Emmy Noether", "Lise", "Rosalind", "Mary", "Sofia", "Chien-Shiung")


def card(zone, slot, face, depth=0, **more):
    """A card as a piece of a picture. A face like J/X=J or ?=S is a flip or wild card with the letter chosen for it."""
    face, _, letters = face.partition("=")
    spoken = more.pop("spoken", f"{letters or face}, {VALUES.get(face, 0)}")
    key = more.pop("key", f"{zone}.{slot}.{depth}")
    value = more.pop("value", VALUES.get(face, 0))
    letters = letters or ("" if face in ("JX", "VZ", "?") else face)
    return Piece(key, zone_named(zone), face, letters, value, slot, depth, spoken=spoken, **more)


def cards(zone, text, **more):
    """A card for each letter of the text. Letters in brackets form a stack, from the bottom up: FR(IE)ND."""
    found, slot, depth, inside = [], 0, 0, False
    for letter in text:
        if letter == "(":
            inside, depth = True, 0
        elif letter == ")":
            inside, slot, depth = False, slot + 1, 0
        else:
            found.append(card(zone, slot, letter, depth, **more))
            depth, slot = (depth + 1, slot) if inside else (0, slot + 1)
    return tuple(found)


def hand(text="RAINSTOVEQ", **more):
    more.setdefault("movable", True)
    return cards("hand", text, **more)


def rack(title="Emmy Noether", note="41 points", **more):
    return FeltZone(zone_named("hand"), Kind.HAND, title, note=note, owner=0, tint=TINTS[0], spoken="Your hand", **more)


def rivals(count, **more):
    return tuple(
        FeltZone(
            zone_named(f"rival:{seat}"),
            Kind.RIVAL,
            NAMES[seat],
            count=10 - seat % 3,
            note=str(17 * seat % 60),
            owner=seat,
            tint=TINTS[seat],
            spoken=f"{NAMES[seat]}, {10 - seat % 3} cards",
            **more,
        )
        for seat in range(1, count + 1)
    )


def deck(count=62):
    return FeltZone(zone_named("deck"), Kind.DECK, "Empty", count=count, spoken=f"Deck, {count} cards")


def dead(count=14):
    return FeltZone(zone_named("dead"), Kind.DEAD, "Out of play", count=count, spoken=f"Out of play, {count} cards")


def word(number, title="", **more):
    return FeltZone(
        zone_named(f"word:{number}"), Kind.WORD, title, spoken=more.pop("spoken", title or f"Word {number + 1}"), **more
    )


def one_word(rival_count=1):
    """The table that most games have: one word in play, one of its cards covered."""
    return Picture(
        (*rivals(rival_count), deck(), word(0, count=9), dead(), rack(active=True)),
        (*cards("word:0", "FRI(BE)ND"), *hand()),
        focus="hand",
    )


def many_words(count=12, text="CARD(PB)OARD"):
    """A table of Split Run with many words: `count` times `text`, by default as many as possible."""
    zones = (*rivals(3), deck(18), dead(3), *[word(number) for number in range(count)], rack())
    pieces = [piece for number in range(count) for piece in cards(f"word:{number}", text)]
    return Picture(zones, (*pieces, *hand()), focus="hand")


def draft():
    """A play that is being laid: laid cards, a cut, a ghost card, a chosen card, cards that will leave, and named
    cards."""
    pieces = (
        *cards("word:0", "CART"),
        card("word:0", 4, "S", mark=Mark.LAID, movable=True),
        card("word:0", 5, "T", mark=Mark.GHOST),
        card("word:1", 0, "O", mark=Mark.NAMED),
        card("word:1", 1, "W", mark=Mark.NAMED),
        card("word:1", 2, "L", mark=Mark.FADED),
        card("word:1", 3, "S", mark=Mark.LIT),
        card("tray", 0, "V", movable=True),
        card("tray", 1, "Q", movable=True),
        card("hand", 0, "R", mark=Mark.SELECTED, movable=True),
        *[card("hand", slot, letter, movable=True) for slot, letter in enumerate("AINEUD", 1)],
    )
    zones = (
        *rivals(2),
        deck(),
        dead(),
        word(0, "To be changed", count=6, cuts=(2,), active=True),
        word(1, "Grace", tint=TINTS[1], owner=1, note="owl"),
        FeltZone(zone_named("tray"), Kind.TRAY, "To trade", count=2, spoken="To trade"),
        rack(active=True),
    )
    return Picture(zones, pieces, focus="hand")


def fresh(text="STARE"):
    zones = (
        *rivals(1),
        deck(),
        word(0),
        FeltZone(zone_named("fresh"), Kind.FRESH, "A fresh word", spoken="A fresh word"),
        rack(),
    )
    pieces = (*cards("word:0", "LANTERN"), *cards("fresh", text, mark=Mark.LAID, movable=True), *hand("VOIDE"))
    return Picture(zones, pieces, focus="hand")


def seeing_red():
    zones = (
        *rivals(4),
        deck(),
        dead(),
        FeltZone(zone_named("row"), Kind.ROW, "Red cards", spoken="Red cards"),
        FeltZone(zone_named("fresh"), Kind.FRESH, "A fresh word", spoken="A fresh word"),
        rack(),
    )
    return Picture(zones, (*cards("row", "JKQVVXZ", mark=Mark.LIT, movable=True), *hand("AAEIONNSTR")), focus="hand")


def twelve_piles():
    piles = tuple(
        FeltZone(zone_named(f"pile:{number}"), Kind.PILE, str(number + 1), count=10, spoken=f"Pile {number + 1}")
        for number in range(12)
        if number not in (3, 7)
    )
    strips = tuple(
        FeltZone(zone_named(f"strip:{number}"), Kind.FRESH, "A word", spoken="A word") for number in range(3)
    )
    zones = (*rivals(3), *piles, *strips, rack(title="Ada"))
    return Picture(zones, (*cards("strip:0", "CARD", mark=Mark.LAID), *hand("LETTER")), focus="pile:0")


def eight_piles():
    """Starter: eight piles with their top cards up, and words of both players."""
    faces = ("A", "TH", "E", "?", "JX", "QU", "N", "S")
    piles = tuple(
        FeltZone(zone_named(f"pile:{number}"), Kind.PILE, count=5 - number % 2, spoken=f"Pile {number + 1}")
        for number in range(8)
    )
    tops = tuple(
        card(f"pile:{number}", 0, face, value=0, movable=True, key=f"pile.{number}")
        for number, face in enumerate(faces)
    )
    words = (word(0, "Ada", owner=0, tint=TINTS[0], count=5), word(1, "Grace", owner=1, tint=TINTS[1], count=4))
    read = (
        card("word:0", 0, "SH", value=0),
        card("word:0", 1, "JX=J", value=0),
        card("word:0", 2, "O", value=0),
        card("word:0", 3, "?=E", value=0),
        card("word:0", 4, "CK", value=0),
        *cards("word:1", "REST", value=0),
    )
    zones = (
        *rivals(1),
        *piles,
        *words,
        FeltZone(zone_named("fresh"), Kind.FRESH, "A fresh word", spoken="A fresh word"),
    )
    return Picture(zones, (*tops, *read), focus="pile:0")


def four_rows():
    rows = tuple(
        FeltZone(zone_named(f"row:{number}"), Kind.ROW, f"Row {number + 1}", spoken=f"Row {number + 1}", ends=True)
        for number in range(4)
    )
    secret = tuple(
        FeltZone(
            zone_named(f"committed:{seat}"),
            Kind.COMMITTED,
            NAMES[seat],
            owner=seat,
            tint=TINTS[seat],
            spoken=NAMES[seat],
        )
        for seat in range(4)
    )
    pieces = [
        piece
        for number, text in enumerate(("TRA", "CLO", "MENTI", "S"))
        for piece in cards(f"row:{number}", text, value=0)
    ]
    pieces += [card(f"committed:{seat}", 0, "" if seat else "E", value=0) for seat in range(4)]
    zones = (*rivals(3), *secret, *rows, rack(note="12 cards"))
    return Picture(zones, (*pieces, *hand("ABELMNOPRSTU", value=0)), focus="hand")


def shout(count=46):
    """Shout!: cards laid out one by one, doubles and wild cards among them, and won cards for each seat."""
    faces = "A E TH R S ? L ST E I N D O ER T M AN U C IN P".split()
    players = rivals(4)
    won = tuple(
        FeltZone(
            zone_named(f"won:{seat}"),
            Kind.WON,
            note=f"{seat} rounds",
            count=4 * seat + 3,
            owner=seat,
            tint=TINTS[seat],
            spoken="Won",
        )
        for seat in range(1, 5)
    )
    zones = (*players, *won, deck(80 - count), FeltZone(zone_named("row"), Kind.ROW, spoken="The cards laid out"))
    laid = tuple(
        card(
            "row",
            slot,
            faces[slot % len(faces)],
            value=0,
            movable=True,
            mark=Mark.LAID if slot in (3, 4) else Mark.NONE,
        )
        for slot in range(count)
        if slot % 11 != 10
    )
    return Picture(zones, laid, focus="row")


def tricks():
    """A table with won cards and tricks beside each seat's plate and beside the player's hand."""
    won = tuple(
        FeltZone(
            zone_named(f"won:{seat}"),
            Kind.WON,
            note=f"{seat + 1} tricks",
            count=7 * seat + 6,
            owner=seat,
            tint=TINTS[seat],
            spoken="Won",
        )
        for seat in range(4)
    )
    zones = (*rivals(3), *won, deck(31), word(0, "Lise leads", tint=TINTS[3]), rack())
    return Picture(zones, (*cards("word:0", "S(TC)O(NV)E(RD)"), *hand("AEINST")), focus="hand")


def turned():
    """Turnover: a table with a card that lies turned up and must be used."""
    zones = (
        *rivals(2),
        deck(40),
        FeltZone(zone_named("turned"), Kind.TURNED, "Turned", spoken="Turned card"),
        dead(20),
        word(0),
        rack(),
    )
    pieces = (card("turned", 0, "K", mark=Mark.LIT, movable=True), *cards("word:0", "TAN"), *hand())
    return Picture(zones, pieces, focus="hand")


def own_words():
    """Take 6: a table with a word for every player."""
    zones = (
        *rivals(3),
        deck(),
        *[word(seat, NAMES[seat], owner=seat, tint=TINTS[seat], count=4 + seat, active=seat == 2) for seat in range(4)],
        FeltZone(zone_named("won:0"), Kind.WON, "Won", count=12, owner=0, tint=TINTS[0], spoken="Your cards won"),
        rack(),
    )
    texts = ("REST", "PLA(NC)E", "(FS)TRAND", "OPEN")
    pieces = [piece for number, text in enumerate(texts) for piece in cards(f"word:{number}", text)]
    return Picture(zones, (*pieces, *hand()), focus="hand")


def full_hand(count=24):
    """3'n Change with a hand so full that its cards overlap."""
    text = ("ETAOINSRHLDCUMFPGWYBVKXJQZ" * 2)[:count]
    return Picture((*rivals(5), deck(), word(0), rack()), (*cards("word:0", "CHANGE"), *hand(text)), focus="hand")


def targets(picture, kinds=("gap", "over", "swap"), closed=()):
    """The targets of a card at the words and strips of a picture. Targets of the kinds in `closed` are not legal."""
    found = []
    for zone in picture.zones:
        if zone.kind not in (Kind.WORD, Kind.FRESH):
            continue
        slots = max([piece.slot for piece in picture.within(zone.key)], default=-1) + 1
        for kind in (*kinds, *closed):
            way = DropWay(kind)
            if zone.kind is Kind.FRESH and way is not DropWay.GAP:
                continue
            reason = f"No {kind} in this game: only whole words may be laid" if kind in closed else ""
            for place in range(slots + (way is DropWay.GAP)):
                found.append(Target(zone.key, way, place, kind not in closed, reason))
    return tuple(found)


EVERY = {
    "one-word": one_word,
    "many-words": many_words,
    "draft": draft,
    "fresh": fresh,
    "fresh-empty": lambda: fresh(""),
    "seeing-red": seeing_red,
    "twelve-piles": twelve_piles,
    "eight-piles": eight_piles,
    "four-rows": four_rows,
    "shout": shout,
    "tricks": tricks,
    "turned": turned,
    "own-words": own_words,
    "full-hand": full_hand,
    "seven-rivals": lambda: one_word(7),
}
