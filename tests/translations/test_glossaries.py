"""Tests that the texts of the program, the rules, the lessons and the films obey the glossary of each language.

The checks are written at the end of each glossary in translations/, where translators read them.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.translations import ROOT, collect
from tests.translations.test_files import CODES, FOLDER, OTHERS, messages

Pair = tuple[str, str, str]  # the place, the English text, and the translated text


@cache
def checks(code: str) -> dict[str, dict[str, Any]]:
    page = (FOLDER / f"glossary-{code}.md").read_text("utf-8")
    return tomllib.loads(page.partition("```toml\n")[2].partition("```")[0])


@cache
def texts(code: str) -> tuple[tuple[str, str], ...]:
    """Every text in this language, with its place."""
    return tuple(_texts(code))


def _texts(code: str) -> Iterator[tuple[str, str]]:
    for place, english, own in paired(code):
        yield place, own if code != collect.ENGLISH else english
    for page in sorted((ROOT / "assets" / "rules" / code).glob("*.md")):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            yield f"{page.name}:{number}", without_marks(line)


def without_marks(line: str) -> str:
    """A line of a rules page as a reader sees it, without names of options and targets of links."""
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "`", line)).replace("![", "[")


def in_small_letters(text: str) -> str:
    """The text without placeholders and without words in capitals, which are made of cards."""
    return re.sub(r"\{\w*\}|\b[A-Z]{2,}\b", "", text)


@cache
def paired(code: str) -> tuple[Pair, ...]:
    return tuple(_paired(code))


def _paired(code: str) -> Iterator[Pair]:
    if code == collect.ENGLISH:
        for text in collect.collect().texts:
            yield f"{text.context}: {text.source}", text.source, text.source
    for text, forms, kind in messages(code) if code != collect.ENGLISH else ():
        for form in forms:
            if kind is None:
                yield f"{text.context}: {text.source}", text.source, form.replace("&", "")
    for folder in ("lessons", "films"):
        english, own = [
            json.loads((ROOT / "assets" / folder / f"{each}.json").read_text("utf-8"))
            for each in (collect.ENGLISH, code)
        ]
        for game, captions in own.items():
            for key, said in captions.items():
                yield f"{folder}, {game} {key}", english[game][key], said


@pytest.mark.parametrize("code", CODES)
def test_no_text_contains_an_expression_that_a_glossary_forbids(code):
    found = [
        f"{place}: {text!r} (instead: {instead})"
        for pattern, instead in checks(code)["forbidden"].items()
        for place, text in texts(code)
        if re.search(pattern, text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("code", OTHERS)
def test_every_translation_uses_the_terms_that_the_glossary_requires(code):
    found = [
        f"{place}: {own!r} ({' or '.join(allowed)})"
        for term, allowed in checks(code)["terms"].items()
        for place, english, own in paired(code)
        if re.search(term, in_small_letters(english), re.IGNORECASE)
        and not any(re.search(each, own, re.IGNORECASE | re.DOTALL) for each in allowed)
    ]
    assert not found, "\n".join(found)


NOT_A_PLAYER = {"KeysSheet", "Reasons", "Rules"}  # in these contexts {name} is a command, a word or an option
COMPUTERS = {"Stuck: ", "Table: {name} is thinking."}  # computer players, who always have a name
A_NAME = re.compile(r"\{names?\}")
SET_OFF = re.compile(r"(^|: |· ){names?}($|[.,]|[\u00a0]?:)")
OF_A_THIRD = re.compile(r"{names?}(’|'| (\w*[^s]s|has)\b)")


def fits_you(code: str, text: str) -> bool:
    """Whether the sentence suits a player without a name, who is called You, Du, Toi or Tú.

    With such a name a verb in the third person would be wrong, and the name has no other grammatical case. So a name
    must be set off from the sentence, for example by a colon, unless the glossary allows the sentence.
    """
    if code == collect.ENGLISH:
        return not OF_A_THIRD.search(text)
    names = checks(code)["names"]
    bare = [allowed for allowed in names["fit"] if allowed in text]
    set_off = len(A_NAME.findall(text)) == len(SET_OFF.findall(text)) + len(bare)
    return set_off and not any(re.search(verb, text) for verb in names["verbs"])


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_with_a_players_name_is_also_correct_for_a_player_called_you(code):
    found = [
        own if code != collect.ENGLISH else english
        for place, english, own in paired(code)
        if A_NAME.search(own) and place.partition(":")[0] not in NOT_A_PLAYER
        if not any(place.startswith(each) for each in COMPUTERS)
        if not fits_you(code, own)
    ]
    assert not found


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "{name} wins 3 cards"),
        ("en", "{name} has passed"),
        ("en", "{name}’s hand comes next."),
        ("de", "{name} kann Einspruch erheben."),
        ("de", "Warten auf {names}"),
        ("de", "{names} teilen sich den Sieg."),
        ("de", "{name}: zu Unrecht angefochten, verliert einen Zug"),
        ("fr", "{name} prend la tête"),
        ("fr", "On attend {names}"),
        ("es", "Juega {name}"),
        ("es", "esta partida para {name}"),
        ("es", "{name}: rescató {words}"),
    ],
)
def test_the_check_finds_a_sentence_that_is_wrong_for_a_player_called_you(code, text):
    assert not fits_you(code, text)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Words it can still become"),
        ("en", "Nothing is laid on the deck."),
        ("de", "Die meisten Karten gewinnen den Stich."),
        ("de", "Bitte wählen Sie: Klicken Sie hier."),
        ("fr", "29 jeux de mots"),
        ("fr", "Choisis une touche, puis maintenez-les."),
        ("fr", "Le plus de cartes gagne le pli."),
        ("fr", "Tu vois un mot\u00a0?"),
        ("fr", "Fais un mot avec le reste."),
        ("es", "29 juegos de palabras"),
        ("es", "Más cartas ganan la baza."),
        ("es", "{percent} %"),
        ("es", "Poner una carta"),
        ("es", "Haz una palabra con tu mano."),
        ("de", "Ausgeschaltet endet es nie so."),
        ("de", "so viele Karten getauscht, wie der Nachziehstapel hat"),
        ("de", "Eines zählt und geht; das andere bleibt."),
        ("de", "Lege ein neues Wort."),
        ("de", "Mehr als das war teuer verpasst."),
        ("de", "Eingabe legt es, Esc nimmt es wieder weg."),
        ("de", "Änderungen gelten ab dem nächsten Geben."),
        ("de", "{rival} bleibt nahe bei {person}."),
        ("fr", "Ce qu’KINGDOM laisse de KITTEN"),
        ("fr", "STORM a plus de cartes que ICE"),
        ("fr", "Ann mène avec KIT."),
        ("fr", "Personne"),
        ("fr", "À la manche suivante, comme imprimé"),
        ("es", "y I, N y T ayudan a poner INTO"),
        ("es", "Cada carta sirve a una sola palabra."),
        ("es", "quedarse TOP"),
        ("es", "Ninguno, como está impreso"),
        ("es", "cada una una sola vez"),
        ("fr", "Parties écartées"),
        ("fr", "Ici, un tour a trois tailles."),
        ("fr", "quand quelqu’un joue sa dernière carte, la pioche étant vide"),
        ("es", "Partidas retiradas"),
        ("es", "línea del desarrollo"),
        ("es", "La palabra puntúa los valores de sus cartas."),
        ("es", "Si no acordáis todos las pistas, nadie recibe ninguna."),
    ],
)
def test_the_checks_of_a_glossary_find_faults_that_texts_once_had(code, text):
    assert any(re.search(pattern, text) for pattern in checks(code)["forbidden"])
