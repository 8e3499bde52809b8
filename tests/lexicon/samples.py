"""Data for the tests of the dictionary: a small word list in which many words differ by one letter, and hands for
it."""

from functools import cache
from itertools import product

from hypothesis import strategies as st

from engine.lexicon import Lexicon, open_lexicon

_WORDS = """
    ACE ACES ACED ADS AIDE AIR AIRED ARE AREA AREAS ART ARTS ASTER ASTHMA ATE BACH BATH BATHE CACHE CAR CARS
    CARE CARED CAT CATS CHAT CHATS CHART CHASE CHEAT CHEST CHI CUT CUTE DARE DART DATE DEAR DIRE EARN EARTH
    EAST EASE EAT EATS EATEN EDIT ENTER ERASE ERE ETCH ETCHES HAS HAT HATE HATES HEAR HEART HEAT HER HERE HIT
    IDEA INTER INTERN IRE ITCH JAR JET JEST JETS JOT LATCH MASH MATCH NEAR NEAREST NEAT NEST NET NEXT QUAY
    QUIET QUIT QUITE RACE RAID RAIN RAINED RAN RARE RAT RATE RATES RATHER READ REAR RED REED REEST RENT REST
    RETAIN RETINA SASH SAT SATE SEA SEAR SEAT SEATED SEE SEED SEEN SEER SEES SENSE SENT SET SETS SHE SHED
    SHEET SIT SITE STAIR STAR STARE STATE STEER STEM STIR STREET TAR TART TASTE TAX TEA TEAR TEASE TEE TEEN
    TEES TENSE TENT TERSE TEST TEXT THE THEN THERE THESE THETA TIDE TIE TIRE TIRED TITHE TOT TRAIN TRAINED
    TRAIT TRAX TREAT TREE TREES TRIED VAN VAT VEST VET ZEN ZEST ZETA
""".split()

# All words of three to five letters A, E and T. Almost every hand can nearly spell many of them.
_DENSE = ["".join(letters) for size in (3, 4, 5) for letters in product("AET", repeat=size)]


@cache
def small() -> Lexicon:
    return open_lexicon(only=small_words())


def small_words() -> list[str]:
    return sorted({*_WORDS, *_DENSE[::3]}, key=lambda word: (len(word), word))


singles = st.sampled_from("AAEEETTRSINDHC")
special = st.sampled_from(["?", "JX", "VZ", "TH", "ST", "ES", "CH", "EE"])
plain_hands = st.lists(singles, min_size=1, max_size=6)
hands = (
    st.tuples(st.lists(singles, min_size=0, max_size=5), st.lists(special, max_size=2))
    .map(lambda cards: [*cards[0], *cards[1]])
    .filter(bool)
)
table_words = st.one_of(
    st.sampled_from([word for word in _WORDS if len(word) <= 6]),
    st.lists(st.sampled_from("AETRS"), min_size=2, max_size=5).map("".join),
)
move_sets = st.sampled_from(["A", "AO", "AOD", "AOGD", "AG", "O", "OD", "GD", "AD", "D"])
