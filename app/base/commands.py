"""Lists every command that has a keyboard key, with the default key. Menus, tool tips, texts and the list of keys look
commands up here. Keys are written as Qt writes them, for example Ctrl+H. The settings keep the keys that the player has
changed, by the name of the command; "" stands for no key. In every function here, the parameter `changed` holds these
changed keys. The felt's own keys (letters, arrows, Enter) never change, and buzzer keys are not commands."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

GALLERY, TABLE, SWITCH = "gallery", "table", "switch"
# keys that every player needs to open a hand and to end a word; so none of them can be a player's buzzer key
EVERYBODYS = ("Space", "Return", "Enter")


class Command(NamedTuple):
    """A command with its default keys.

    keys: the default keys; menus show the first.
    where: the part of the window where the keys work: TABLE, GALLERY or SWITCH; "" for everywhere.
    """

    name: str
    keys: tuple[str, ...] = ()
    where: str = ""


WORD_NUMBERS = tuple([f"say-word-{number}" for number in range(1, 10)])
COMMANDS = (
    Command("gallery", ("Ctrl+N",)),
    Command("setup", ("Ctrl+Return",), GALLERY),
    Command("open", ("Ctrl+O",)),
    Command("finished", ("Ctrl+Shift+F",)),
    Command("kept", ("Ctrl+Shift+P",)),
    Command("save", ("Ctrl+S",), TABLE),
    Command("keep", ("Ctrl+Shift+S",), TABLE),
    Command("code", ("Ctrl+Shift+C",), TABLE),
    Command("undo", ("Ctrl+Z",), TABLE),
    Command("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), TABLE),
    Command("hint", ("Ctrl+H",), TABLE),
    Command("again", ("Ctrl+R",), TABLE),
    Command("film", ("Ctrl+E",), TABLE),
    Command("become", ("Ctrl+J",), TABLE),
    Command("meaning", ("Ctrl+M",), TABLE),
    Command("count", ("Ctrl+B",), TABLE),
    Command("word", ("Ctrl+D",)),
    Command("pause", ("Ctrl+P",), TABLE),
    Command("shuffle", ("Ctrl+K",), TABLE),
    Command("sort", ("Ctrl+L",), TABLE),
    Command("resign", ("Ctrl+Shift+R",), TABLE),
    Command("quit", ("Ctrl+Q",)),
    Command("panels", ("F9",), TABLE),
    Command("statistics", ("Ctrl+T",)),
    Command("road", ("Ctrl+Shift+G",)),
    Command("fullscreen", ("F11",)),
    Command("larger", ("Ctrl++", "Ctrl+=")),
    Command("smaller", ("Ctrl+-",)),
    Command("people", ("Ctrl+Shift+N",)),
    Command("table", ("Ctrl+Shift+T",)),
    Command("evening", ("Ctrl+Shift+E",)),
    Command("day", ("Ctrl+Shift+D",)),
    Command("puzzles", ("Ctrl+Shift+L",)),
    Command("my-words", ("Ctrl+Shift+W",)),
    Command("book", ("Ctrl+Shift+B",)),
    Command("calm", ("Ctrl+Shift+M",)),
    Command("settings", ("Ctrl+,",)),
    Command("say-turn", ("F2",), TABLE),
    Command("say-hand", ("F3",), TABLE),
    Command("say-words", ("F4",), TABLE),
    Command("say-scores", ("F5",), TABLE),
    Command("say-unseen", ("F6",), TABLE),
    Command("say-acts", ("F7",), TABLE),
    Command("say-verdict", ("F8",), TABLE),
    Command("say-spelled", ("Shift+F4",), TABLE),
    Command("heard-again", ("Shift+F8",)),
    Command("heard-back", ("Shift+F6",)),
    Command("heard-on", ("Shift+F7",)),
    Command("rules", ("F1",)),
    Command("start", ("Shift+F1",)),
    Command("shortcuts", ("Ctrl+?", "Ctrl+/")),
    Command("files", ("Ctrl+Shift+O",)),
    Command("about", ("Ctrl+F1",)),
    Command("search", ("Ctrl+F",)),
    Command("menus", ("F10",)),
    Command("card-menu", ("Shift+F10",)),
    *[Command(name, (f"Ctrl+{number}",), TABLE) for number, name in enumerate(WORD_NUMBERS, 1)],
    Command("film-back", ("Alt+Left",), TABLE),
    Command("film-on", ("Alt+Right",), TABLE),
    Command("film-turn-back", ("Alt+PgUp",), TABLE),
    Command("film-turn-on", ("Alt+PgDown",), TABLE),
    Command("switch-take", ("Space",), SWITCH),
    Command("switch-step", ("Return",), SWITCH),
)
BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}


def keys_of(name: str, changed: Mapping[str, str]) -> tuple[str, ...]:
    """The keyboard keys of a command, with the player's changes."""
    if name in changed:
        return (changed[name],) if changed[name] else ()
    return BY_NAME[name].keys


def clashing(name: str, key: str, changed: Mapping[str, str]) -> str:
    """The other command that already uses this key in the same part of the window; "" if there is none."""
    return heard_as(key, BY_NAME[name].where, changed, but=name)


def heard_as(key: str, where: str, changed: Mapping[str, str], but: str = "") -> str:
    """The command that this key triggers in this part of the window; "" if there is none. Ignores the command `but`."""
    for other in COMMANDS:
        meet = other.where == where or (SWITCH not in (other.where, where) and "" in (other.where, where))
        if other.name != but and meet and key in keys_of(other.name, changed):
            return other.name
    return ""


def with_key(name: str, key: str, changed: Mapping[str, str]) -> dict[str, str]:
    """The changes after the player has given this key to this command. A command that has its default key again counts
    as unchanged."""
    others = {other: keys for other, keys in changed.items() if other != name}
    as_it_came = key == next(iter(BY_NAME[name].keys), "")
    return others if as_it_came else {**others, name: key}


def sound(changed: Mapping[str, str]) -> dict[str, str]:
    """The changed keys from a file, without those that can't be used: keys of commands that do not exist, and keys that
    an earlier command in the list already has."""
    found: dict[str, str] = {}
    for name, key in changed.items():
        rivals = {other: keys for other, keys in changed.items() if other in found or keys != key}
        if name in BY_NAME and not (key and clashing(name, key, rivals)):
            found[name] = key
    return found


def command_names() -> dict[str, str]:
    """The name of each command as menus write it, with & before the letter that selects it in a menu."""
    translate = QCoreApplication.translate
    return {
        "gallery": translate("Menu", "&New game: the gallery"),
        "setup": translate("Menu", "&Set up…"),
        "open": translate("Menu", "&Open a record…"),
        "finished": translate("Menu", "Finished g&ames…"),
        "kept": translate("Menu", "&Games put away…"),
        "save": translate("Menu", "Save a &copy of the record…"),
        "keep": translate("Menu", "&Keep…"),
        "code": translate("Menu", "Copy the deal code"),
        "undo": translate("Menu", "&Undo"),
        "redo": translate("Menu", "&Redo"),
        "hint": translate("Menu", "&Hint"),
        "again": translate("Menu", "Show the last moves a&gain"),
        "film": translate("Menu", "The game as a &film"),
        "become": translate("Menu", "Possi&ble words"),
        "meaning": translate("Menu", "&Meaning of a word…"),
        "count": translate("Menu", "Coun&t the refused word…"),
        "word": translate("Menu", "&Is it a word?…"),
        "pause": translate("Menu", "&Pause"),
        "shuffle": translate("Menu", "Shuffle the han&d"),
        "sort": translate("Menu", "Sort the h&and"),
        "resign": translate("Menu", "R&esign"),
        "quit": translate("Menu", "&Quit"),
        "panels": translate("Menu", "&Panels"),
        "statistics": translate("Menu", "S&tatistics"),
        "road": translate("Menu", "The &road…"),
        "fullscreen": translate("Menu", "&Full screen"),
        "larger": translate("Menu", "&Larger text"),
        "smaller": translate("Menu", "&Smaller text"),
        "people": translate("Menu", "Pe&ople…"),
        "table": translate("Menu", "Tonight’s ta&ble…"),
        "evening": translate("Menu", "The e&vening…"),
        "day": translate("Menu", "The table of the &day…"),
        "puzzles": translate("Menu", "P&uzzles from your games"),
        "my-words": translate("Menu", "&My words…"),
        "book": translate("Menu", "&House book…"),
        "calm": translate("Menu", "Cal&m play"),
        "settings": translate("Menu", "Sett&ings…"),
        "say-turn": translate("Menu", "&Whose turn, time and deck"),
        "say-hand": translate("Menu", "Your &hand"),
        "say-words": translate("Menu", "What lies on the &table"),
        "say-scores": translate("Menu", "The s&cores"),
        "say-unseen": translate("Menu", "The cards &not seen"),
        "say-acts": translate("Menu", "What happened &since your turn"),
        "say-verdict": translate("Menu", "What the &bar below says"),
        "say-spelled": translate("Menu", "The word here, s&pelled"),
        "heard-again": translate("Menu", "The &last sentence again"),
        "heard-back": translate("Menu", "The sentence be&fore it"),
        "heard-on": translate("Menu", "The sentence &after it"),
        "rules": translate("Menu", "&Rules of this game"),
        "start": translate("Menu", "&Start here"),
        "shortcuts": translate("Menu", "&Keys"),
        "files": translate("Menu", "&Your files…"),
        "about": translate("Menu", "&About Wordfelt"),
        "search": translate("Keys", "Search: a game in the gallery, a word in the rules"),
        "menus": translate("Keys", "Menus"),
        "card-menu": translate("Keys", "Everything you can do with this card or word"),
        **{
            name: translate("Keys", "Word {number} on the table").format(number=number)
            for number, name in enumerate(WORD_NUMBERS, 1)
        },
        "film-back": translate("Keys", "In a film: one act back"),
        "film-on": translate("Keys", "In a film: one act on"),
        "film-turn-back": translate("Keys", "In a film: the turn before"),
        "film-turn-on": translate("Keys", "In a film: the next turn"),
        "switch-take": translate("Keys", "Switch: pick the lit item"),
        "switch-step": translate("Keys", "Second switch: light the next item"),
    }


def plain_names() -> dict[str, str]:
    """The name of each command without the & and the dots of menus."""
    return {name: text.replace("&", "").rstrip("…") for name, text in command_names().items()}
