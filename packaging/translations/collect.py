"""Collects the program's texts, updates translations/*.ts and compiles them.

    python packaging/translations/collect.py            # every language that exists
    python packaging/translations/collect.py it         # these languages; begins one that does not exist yet
    python packaging/translations/collect.py --list     # only list the program's texts

lupdate itself follows neither a short name for `translate` nor the tables of the engine, and now and then it misses
that a sentence counts. So this reads the sources and gives lupdate the texts it finds as a plain list.
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
ENGLISH = "en"  # its catalogue has only plurals: one card, two cards
MARKING = ("QT_TRANSLATE_NOOP", "marked", "each")  # functions whose texts are translated elsewhere
MOST_OPEN = 0.1  # the share of open texts that a language on offer may have


@dataclass(frozen=True, order=True)
class Text:
    """A text of the program.

    counts: whether it has a %n.
    comment: tells it from the same words in another sense.
    """

    context: str
    source: str
    counts: bool = False
    comment: str = ""


@dataclass
class Found:
    """The texts found.

    texts: each text with its places.
    faults: texts that nobody can translate as they are written.
    """

    texts: dict[Text, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    looked_up: dict[str, str] = field(default_factory=dict)  # contexts whose texts are looked up by a key, and a place

    def add(self, text: Text, place: str) -> None:
        places = self.texts.setdefault(text, [])
        if place not in places:
            places.append(place)


def collect(root: Path = ROOT) -> Found:
    """All texts of app and engine."""
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
    """Yields the engine's texts: its tables of sentences, and the names of variations. The engine does not translate
    them itself."""
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
    """Finds every call of translate, by whatever name, and every text marked for a table."""
    tree = ast.parse(source)
    names = {"translate"} | {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _is_translate(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called in MARKING:
            _marked(node, place, found)
        elif (_is_translate(node.func) or called in names) and len(node.args) > 1:
            _said(node, place, found)


def _is_translate(node: ast.expr) -> bool:
    return ast.unparse(node) in ("QCoreApplication.translate", "QtCore.QCoreApplication.translate")


def _marked(node: ast.Call, place: str, found: Found) -> None:
    context, *sources = (_literal(argument) for argument in (*node.args, *[named.value for named in node.keywords]))
    for source in sources:
        if context is None or source is None:
            found.faults.append(f"{place}:{node.lineno}: a text that is marked must be written out")
            return
        found.add(Text(context, source, "%n" in source), place)


def _said(node: ast.Call, place: str, found: Found) -> None:
    context, source = (_literal(argument) for argument in node.args[:2])
    where = f"{place}:{node.lineno}"
    if context is None:
        found.faults.append(f"{where}: the context must be written out")
    elif re.match("Q[A-Z]", context):
        pass  # Qt's own texts come with Qt
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
    """The texts in a form that lupdate surely understands."""
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
    """Runs one of Qt's tools that come with PySide6. Returns its output."""
    import PySide6

    program = shutil.which(name, path=Path(PySide6.__file__).parent) or shutil.which(f"pyside6-{name}")
    if program is None:
        raise SystemExit(f"{name} is missing: it comes with PySide6-Essentials")
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stdout}{done.stderr}")
    return done.stdout


def update(code: str, found: Found, folder: Path = FOLDER) -> Path:
    """Updates the .ts file of a language: adds new texts and removes those that are gone. Returns the file."""
    path = folder / f"wordfelt_{code}.ts"
    merge(code, found, path)
    if code == ENGLISH and count_in_english(path):
        merge(code, found, path)  # lupdate decides how the file is written
    return path


def merge(code: str, found: Found, path: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "texts.py"
        listed.write_text(plain_list(found), "utf-8")
        plurals = ["-pluralonly"] if code == ENGLISH else []
        languages = ["-source-language", ENGLISH, "-target-language", code]
        tool("lupdate", "-locations", "none", "-no-obsolete", *plurals, *languages, listed, "-ts", path)


def count_in_english(path: Path) -> bool:
    """Fills in English plurals: %n card(s) becomes one card, two cards. Other plurals are written into the file by
    hand. Returns whether anything was new."""
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
    """Compiles the file. New texts stay English until somebody translates them; a half-translated language is not
    offered. Returns the compiled file, if any."""
    compiled = compiled or path.with_suffix(".qm")
    texts = len(list(ElementTree.parse(path).iter("translation")))
    if unfinished(path) > texts * MOST_OPEN:
        compiled.unlink(missing_ok=True)
        return None
    # A running program has the old file mapped; rewriting it in place would kill the program (SIGBUS).
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
