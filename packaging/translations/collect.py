"""Collects the program's texts, updates translations/*.ts and compiles them.

    python packaging/translations/collect.py            # every language that exists
    python packaging/translations/collect.py it         # only these languages; a new one is begun
    python packaging/translations/collect.py --list     # only list the program's texts

Qt's tool lupdate can't read the sources itself: it understands neither short names for `translate` nor the tables of
the engine, and may not notice that a text has a plural form. So this script reads the sources and gives lupdate a plain
list of the texts.
"""

import argparse
import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
ENGLISH = "en"  # the translation file for English contains only texts with plural forms: one card, two cards
# functions that only mark a text, so that this script finds it; other code translates the text
MARKING = (
    "QT_TRANSLATE_NOOP",
    "marked",
    "each",
)
HAS_TEXTS = re.compile(rf"translate|\b(?:{'|'.join(MARKING)})\s*\(")
MOST_UNTRANSLATED = 0.1  # the program does not offer a language if a larger share of its texts is untranslated


@dataclass(frozen=True, order=True)
class Text:
    """A text of the program.

    counts: whether the text contains %n, the place for a number.
    comment: tells this text apart from another one with the same words and another meaning.
    """

    context: str
    source: str
    counts: bool = False
    comment: str = ""


@dataclass
class Found:
    """The texts found in the sources.

    texts: for each text, the places where it was found.
    faults: messages about texts that can't be translated in the form in which they are written.
    """

    texts: dict[Text, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    # For each context whose texts the program looks up by a key, one place in the sources where the program does that.
    looked_up: dict[str, str] = field(default_factory=dict)

    def add(self, text: Text, place: str) -> None:
        places = self.texts.setdefault(text, [])
        if place not in places:
            places.append(place)


def collect(root: Path = ROOT) -> Found:
    """Collects all texts of the app and the engine."""
    found = Found()
    for path in sorted(set((root / "app").rglob("*.py")) - {root / "app" / "base" / "marked.py"}):
        read_source(path.read_text("utf-8"), path.relative_to(root).as_posix(), found)
    for text, place in engine_texts(root):
        found.add(text, place)
    contexts = {text.context for text in found.texts}
    found.faults += [
        f"{place}: nothing is marked for “{context}”"
        for context, place in found.looked_up.items()
        if context not in contexts
    ]
    found.faults += [
        f"{places[0]}: {text.source!r} counts, but has no %n"
        for text, places in found.texts.items()
        if text.counts and "%n" not in text.source
    ]
    return found


def engine_texts(root: Path) -> Iterator[tuple[Text, str]]:
    """Yields the texts of the engine: its tables of sentences, and the names of variations. The engine itself
    translates nothing, so no call marks these texts."""
    sys.path.insert(0, str(root))
    try:
        from engine.coach.reason_texts import SAID
        from engine.games import CATALOG
        from engine.messages import LACKING, SENTENCES
        from engine.players.plan import REASONS
    finally:
        sys.path.remove(str(root))
    for key, sentence in SENTENCES.items():
        yield _engine_text("Reasons", sentence), f"engine/messages.py: {key}"
    for key, sentence in LACKING.items():
        yield _engine_text("Lacking", sentence), f"engine/messages.py: {key}"
    for key, sentence in REASONS.items():
        yield _engine_text("Reasons", sentence), f"engine/players/plan.py: {key}"
    for key, sentence in SAID.items():
        yield _engine_text("Reasons", sentence), f"engine/coach/reason_texts.py: {key}"
    for game in CATALOG:
        for variation in game.variations:
            yield _engine_text("Variations", variation.name), f"a variation of {game.name}"


def _engine_text(context: str, source: str) -> Text:
    return Text(context, source, "%n" in source)


# ---- reading the sources


def read_source(source: str, place: str, found: Found) -> None:
    """Finds the texts in a source file: in calls of `translate`, under any name of that function, and in calls that
    mark a text."""
    if not HAS_TEXTS.search(source):  # parsing takes most of the time, so files without texts are skipped
        return
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assign | ast.Call)]
    names = {"translate"} | {
        target.id
        for node in nodes
        if isinstance(node, ast.Assign) and _is_translate(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called in MARKING:
            _marked(node, place, found)
        elif (_is_translate(node.func) or called in names) and len(node.args) > 1:
            _translated(node, place, found)


def _is_translate(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)  # checked first, because ast.unparse is slow and there are many calls
        and node.attr == "translate"
        and ast.unparse(node.value) in ("QCoreApplication", "QtCore.QCoreApplication")
    )


def _marked(node: ast.Call, place: str, found: Found) -> None:
    context, *sources = (_literal(argument) for argument in (*node.args, *[named.value for named in node.keywords]))
    for source in sources:
        if context is None or source is None:
            found.faults.append(f"{place}:{node.lineno}: a text that is marked must be written out")
            return
        found.add(Text(context, source, "%n" in source), place)


def _translated(node: ast.Call, place: str, found: Found) -> None:
    context, source = (_literal(argument) for argument in node.args[:2])
    where = f"{place}:{node.lineno}"
    if context is None:
        found.faults.append(f"{where}: the context must be written out")
    elif re.match("Q[A-Z]", context):
        pass  # these texts are Qt's own, and Qt translates them
    elif source is not None:
        comment = _literal(node.args[2]) if len(node.args) > 2 else None
        counts = len(node.args) > 3
        if "%n" in source and not counts:
            found.faults.append(f"{where}: {source!r} has a %n and no number")
        found.add(Text(context, source, counts, comment or ""), place)
    elif isinstance(node.args[1], ast.JoinedStr | ast.BinOp):
        found.faults.append(f"{where}: no translator ever sees a text that is put together")
    else:
        found.looked_up.setdefault(context, where)


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


# ---- the translators' files


def plain_list(found: Found) -> str:
    """The texts written as Python code, in a form that lupdate always understands."""
    lines = []
    for text, places in found.texts.items():
        arguments = [json.dumps(part, ensure_ascii=False) for part in (text.context, text.source)]
        if text.comment or text.counts:
            arguments.append(json.dumps(text.comment, ensure_ascii=False) if text.comment else "None")
        if text.counts:
            arguments.append("1")
        lines += [f"#: {', '.join(places)}", f"QCoreApplication.translate({', '.join(arguments)})"]
    return "\n".join(lines) + "\n"


def tool(name: str, *arguments: str | Path) -> str:
    """Runs one of Qt's tools that come with PySide6 and returns the output of the tool."""
    import PySide6

    program = shutil.which(name, path=Path(PySide6.__file__).parent) or shutil.which(f"pyside6-{name}")
    if program is None:
        raise SystemExit(f"{name} is missing: it comes with PySide6-Essentials")
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stdout}{done.stderr}")
    return done.stdout


def update(code: str, found: Found, folder: Path = FOLDER) -> Path:
    """Updates the .ts file of a language: adds new texts and removes obsolete ones. Returns the path of the file."""
    path = folder / f"wordfelt_{code}.ts"
    merge(code, found, path)
    if code == ENGLISH and count_in_english(path):
        merge(code, found, path)  # merged again, because lupdate must write the file in its own form
    return path


def merge(code: str, found: Found, path: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "texts.py"
        listed.write_text(plain_list(found), "utf-8")
        plurals = ["-pluralonly"] if code == ENGLISH else []
        languages = ["-source-language", ENGLISH, "-target-language", code]
        tool("lupdate", "-locations", "none", "-no-obsolete", *plurals, *languages, listed, "-ts", path)


def count_in_english(path: Path) -> bool:
    """Fills in the regular English plurals: %n card(s) becomes one card, two cards. Irregular plurals must be written
    into the file by hand. Returns whether any text was new."""
    tree = ElementTree.parse(path)
    new = [message for message in tree.iter("message") if message.find("translation[@type='unfinished']") is not None]
    for message in new:
        translation = message.find("translation")
        assert translation is not None
        del translation.attrib["type"]
        for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=True):
            form.text = (message.findtext("source") or "").replace("(s)", ending)
    if new:
        tree.write(path, "utf-8", xml_declaration=True)
    return bool(new)


def release(path: Path, compiled: Path | None = None) -> Path | None:
    """Compiles the .ts file of a language. Untranslated texts remain English. If too many texts are untranslated, the
    language is not offered and nothing is compiled. Returns the path of the compiled file, if there is one."""
    compiled = compiled or path.with_suffix(".qm")
    texts = len(list(ElementTree.parse(path).iter("translation")))
    if unfinished(path) > texts * MOST_UNTRANSLATED:
        compiled.unlink(missing_ok=True)
        return None
    # The new file is written beside the old one and then replaces it. A running program has mapped the old file into
    # memory, and would crash (SIGBUS) if that file were overwritten.
    beside = compiled.with_name(f"{compiled.name}.new")
    tool("lrelease", "-nounfinished", "-silent", path, "-qm", beside)
    beside.replace(compiled)
    return compiled


def codes(folder: Path = FOLDER) -> list[str]:
    return sorted(path.stem.partition("_")[2] for path in folder.glob("wordfelt_*.ts"))


def unfinished(path: Path) -> int:
    return sum(node.get("type") == "unfinished" for node in ElementTree.parse(path).iter("translation"))


def main() -> int:
    parser = argparse.ArgumentParser(description="Collects and compiles the translations.")
    parser.add_argument("languages", nargs="*", help="codes as de, fr, es; without any, every language that is there")
    parser.add_argument("--list", action="store_true", help="only list what the program says")
    chosen = parser.parse_args()
    found = collect()
    if chosen.list:
        print(*[f"{text.context}: {text.source}" for text in sorted(found.texts)], sep="\n")
    print(*found.faults, sep="\n", end="\n" if found.faults else "", file=sys.stderr)
    if chosen.list or found.faults:
        return 1 if found.faults else 0
    for code in chosen.languages or codes():
        path = update(code, found)
        open_ones = unfinished(path)
        release(path)
        print(f"{path.name}: {f'{open_ones} still to be translated' if open_ones else 'complete'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
