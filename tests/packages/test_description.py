"""Tests the descriptions of the program in the packages: they state one version, the same names, and every licence."""

import configparser
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import partial

import pytest
from packaging.licenses import canonicalize_license_expression

import app
from app.library.game_files import SUFFIX
from engine.games import CATALOG
from tests.packages import PACKAGING, ROOT, script

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LINUX = PACKAGING / "linux"
NEXT = "9.8.7"  # the next version, which the tests give to a copy of the project
LICENCES = [
    path.relative_to(ROOT).as_posix()
    for path in [ROOT / "LICENSE", ROOT / "assets/fonts/OFL.txt", *ROOT.glob("assets/*/licences/*")]
]
facts = script("facts.py")


def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((LINUX / "wordfelt.desktop").read_text("utf-8"))
    return parser["Desktop Entry"]


def metainfo():
    return ET.fromstring(facts.filled((LINUX / "metainfo.xml").read_text("utf-8")))


def words(text):
    return " ".join(re.sub(r"^ \.$", "", text, flags=re.MULTILINE).split())


def test_the_facts_script_reads_the_version_from_the_app():
    assert facts.version() == app.__version__


@pytest.mark.parametrize("page", ["README.md", "pyproject.toml"])
def test_every_text_about_the_program_states_the_number_of_games_in_the_catalog(page):
    """This includes pages that are written by hand."""
    text = (ROOT / page).read_text("utf-8")
    counted = re.findall(r"\b(\d+) (?:word |card )*games\b|games: (\d+) of them", text)
    assert {int(before or after) for before, after in counted} == {len(CATALOG)}


def test_the_packages_state_the_number_of_games_in_the_catalog():
    assert facts.games() == len(CATALOG)
    for name in ("metainfo.xml", "wordfelt.6", "deb.sh", "rpm.sh"):
        text = (LINUX / name).read_text("utf-8")
        assert "@games@" in text or "$(fact games)" in text, name
        assert not re.search(r"\b\d\d (word |card )*games", text), name


def test_no_script_that_makes_packages_contains_the_version():
    texts = [path for kind in ("*.sh", "*.py", "*.spec", "*.nsi", "*.xml", "*.yml") for path in PACKAGING.rglob(kind)]
    texts += (ROOT / ".github").rglob("*.yml")
    assert texts
    for path in texts:
        assert app.__version__ not in path.read_text("utf-8"), path


@pytest.fixture
def next_release(tmp_path):
    """A copy of the project with a raised version and a changelog for it."""
    for name in ("app", "engine", "packaging"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "translations").mkdir()
    for name in ("pyproject.toml", "README.md", *LICENCES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "engine" / "__init__.py").write_text(f'"""Wordfelt."""\n\n__version__ = "{NEXT}"\n')
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    (tmp_path / "CHANGELOG.md").write_text(changelog.replace("\n## ", f"\n## {NEXT} (2031-05-06)\n\n- New.\n\n## ", 1))
    return tmp_path


def output_of(project, *arguments):
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=True).stdout


def test_every_package_gets_the_new_version_when_the_app_has_a_new_version(next_release):
    fact = partial(output_of, next_release, "packaging/facts.py")
    assert fact("version").strip() == NEXT
    assert fact("debian-changelog").startswith(f"wordfelt ({NEXT}) unstable")
    assert fact("rpm-changelog").splitlines()[0].endswith(f" - {NEXT}-1")
    assert f'<release version="{NEXT}" date="2031-05-06" type="stable">' in fact("fill", "packaging/linux/metainfo.xml")
    assert fact("fill", "packaging/linux/wordfelt.6").splitlines()[0].split('"')[3] == f"Wordfelt {NEXT}"
    assert output_of(next_release, "-m", "app", "--version").strip() == f"Wordfelt {NEXT}"
    wheel = "import setuptools.build_meta as build; print(build.prepare_metadata_for_build_wheel('.'))"
    folder = output_of(next_release, "-c", wheel).split()[-1]
    assert f"\nVersion: {NEXT}\n" in (next_release / folder / "METADATA").read_text("utf-8")


def test_the_facts_script_has_a_value_for_every_placeholder_in_the_package_files():
    for name in facts.FACTS:
        assert str(facts.FACTS[name]()).strip(), name
    for path in (*LINUX.glob("*"), *PACKAGING.glob("windows/*")):
        if path.suffix in {".xml", ".6", ".desktop"}:
            assert not re.search(r"@[a-z-]+@", facts.filled(path.read_text("utf-8"))), path


def test_the_facts_script_finds_all_releases_and_their_points_in_the_changelog():
    newest = (
        "## 0.2 (2026-12-24)\n\nThe best\nof all.\n\n"
        "### Games\n\n- One\n  of two lines.\n- Two.\n\n### Words\n\n- Three.\n"
    )
    assert facts.releases(f"# New\n\n{newest}\n## 0.1 (soon)\n\n- Four.\n") == [
        facts.Release("0.2", "2026-12-24", ("The best of all.",), ("One of two lines.", "Two.", "Three.")),
        facts.Release("0.1", "", (), ("Four.",)),
    ]


def test_the_packages_contain_every_point_of_the_changelog():
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    points = [point for release in facts.all_releases() for point in release.points]
    assert len(points) == len(re.findall(r"^- ", changelog, re.MULTILINE))
    for listing in (facts.debian_changelog(), facts.rpm_changelog().replace("%%", "%")):
        assert all(point in words(listing) for point in points)


def test_software_centres_show_the_changes_as_whole_sentences():
    notes = [str(note.text) for note in metainfo().findall("releases/release/description/p")]
    assert len(notes) >= len(facts.all_releases())
    for note in notes:
        assert re.fullmatch(r"[A-Z][^*`\[\]]+[.!?]", note), note


def test_the_release_notes_contain_no_markdown():
    assert facts.plain("*Is it a word?* looks up `QU` ([more](README.md)).") == "Is it a word? looks up QU (more)."


def test_the_newest_release_in_the_description_is_this_version():
    newest = metainfo().find("releases/release")
    assert newest is not None
    assert newest.get("version") == app.__version__


def test_the_menu_entry_and_the_file_type_and_the_description_agree():
    entry = desktop_entry()
    kind = ET.parse(LINUX / "wordfelt-mime.xml").find(f"{MIME}mime-type")
    told = metainfo()
    assert kind is not None
    name = kind.get("type", "")
    assert entry["MimeType"] == f"{name};"
    assert [found.text for found in told.findall("provides/mediatype")] == [name]
    assert kind.find(f"{MIME}icon").get("name") == name.replace("/", "-")  # type: ignore[union-attr]
    assert kind.find(f"{MIME}glob").get("pattern") == f"*{SUFFIX}"  # type: ignore[union-attr]
    assert told.findtext("launchable") == "wordfelt.desktop"
    assert entry["Icon"] == told.findtext("icon") == "wordfelt"
    assert entry["Comment"] == told.findtext("summary")
    assert entry["Exec"].split() == ["wordfelt", "%f"]


def test_the_menu_entry_and_the_file_type_and_the_description_have_the_same_languages():
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    spoken = {key.partition("[")[2].rstrip("]") for key in desktop_entry() if "[" in key}
    for texts in (
        ET.parse(LINUX / "wordfelt-mime.xml").iter(f"{MIME}comment"),
        metainfo().findall("summary"),
        metainfo().findall("description/p"),
    ):
        assert {text.get(language) for text in texts if text.get(language)} == spoken


def test_every_screenshot_has_the_size_that_the_description_gives():
    images = metainfo().findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        address = str(image.text)
        assert address.startswith(facts.homepage())
        picture = (PACKAGING / "screenshots" / address.rpartition("/")[2]).read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (int(image.get("width", 0)), int(image.get("height", 0)))


def test_every_icon_of_the_packages_has_a_picture_in_each_size():
    layout = (LINUX / "lay_out.sh").read_text("utf-8")
    sizes = [list(map(int, found.split())) for found in re.findall(r"for size in ([\d ]+);", layout)]
    patterns = (ROOT / "assets" / "icons" / "wordfelt-{}.png", PACKAGING / "icon" / "record" / "record-{}.png")
    assert len(sizes) == len(patterns)
    for pattern, wanted in zip(patterns, sizes, strict=True):
        for size in wanted:
            picture = (pattern.parent / pattern.name.format(size)).read_bytes()
            assert struct.unpack(">II", picture[16:24]) == (size, size), (pattern, size)


def test_the_icon_files_contain_the_rendered_icons_of_all_sizes():
    bundle = script("bundle_icons.py")
    icon = PACKAGING / "icon"
    rendered = {size: bundle.read(bundle.PROGRAM, size) for size in bundle.ICO_SIZES}
    assert (icon / "wordfelt.ico").read_bytes() == bundle.ico(rendered)
    assert (icon / "record.ico").read_bytes() == bundle.ico(
        {size: bundle.read(bundle.RECORD, size) for size in bundle.ICO_SIZES}
    )
    kinds = {kind: bundle.read(bundle.PROGRAM, size) for kind, size in bundle.ICNS_KINDS.items()}
    assert (icon / "wordfelt.icns").read_bytes() == bundle.icns(kinds)


def test_the_copyright_file_contains_the_licence_of_every_asset():
    told = words((PACKAGING / "licences" / "copyright").read_text("utf-8"))
    licences = [path for path in (ROOT / "assets").rglob("*.txt") if path.parent.name == "licences"]
    assert licences
    for path in licences:
        assert words(path.read_text("utf-8")) in told, path
    fonts = (ROOT / "assets" / "fonts" / "OFL.txt").read_text("utf-8")
    assert words(fonts[fonts.index("SIL OPEN FONT LICENSE") :]) in told
    assert words((ROOT / "LICENSE").read_text("utf-8").partition("\n\n")[2].partition("\n\n")[2]) in told


def test_the_copyright_file_names_every_font_and_contains_every_licence_it_names():
    text = (PACKAGING / "licences" / "copyright").read_text("utf-8")
    for font in (ROOT / "assets" / "fonts").glob("*.[ot]tf"):
        told = tuple(re.findall(r"^Files: assets/fonts/(\w+)\*$", text, re.MULTILINE))
        assert font.name.startswith(told), f"{font.name} is not told of in the copyright file"
    named = {
        name for line in re.findall(r"^License: (.+)$", text, re.MULTILINE) for name in re.split(r" and | or ", line)
    }
    texts = set(re.findall(r"^License: (.+)\n ", text, re.MULTILINE))
    assert named <= texts


def test_the_licence_expression_names_every_licence_of_the_copyright_file():
    named = set(
        re.findall(r"^License: (.+)\n ", (PACKAGING / "licences" / "copyright").read_text("utf-8"), re.MULTILINE)
    )
    assert named == set(facts.SPDX)
    told = facts.licences()
    assert told.startswith(f"{facts.PROJECT['license']} AND ")
    assert set(told.split(" AND ")) == set(facts.SPDX.values())
    assert canonicalize_license_expression(told) == told


def test_the_manuals_name_every_command_and_every_option():
    """The manuals are written by hand, so the test compares them with the help texts of the commands."""
    for module, page in (("app", "wordfelt.6"), ("engine", "wordfelt-engine.1")):
        text = (LINUX / page).read_text("utf-8").replace("\\-", "-").replace("\\", "")
        told = output_of(ROOT, "-m", module, "--help")
        commands = re.findall(r"^    (\w+) ", told, re.MULTILINE)
        helps = [told, *[output_of(ROOT, "-m", module, command, "--help") for command in commands]]
        options = {option for help_ in helps for option in re.findall(r"--[\w-]+", help_)}
        assert options | set(commands) <= set(re.findall(r"[\w-]+", text)), page


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
@pytest.mark.parametrize("page", ["wordfelt.6", "wordfelt-engine.1"])
def test_the_manual_pages_are_well_formed(page):
    told = subprocess.run(["man", "--warnings", "-l", str(LINUX / page)], capture_output=True, text=True, check=True)
    assert not [line for line in told.stderr.splitlines() if "cannot adjust" not in line and "can't" not in line]
