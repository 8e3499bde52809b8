"""The score sheet of a game, laid out as people write it by hand: a line for each turn and a column for each player."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument

from app.base import texts
from app.base.listing import listed
from app.felt.theme import Theme, fonts
from app.session.match.view_data import HistoryLine
from app.windows.table import final_words
from app.windows.table.keepsakes.kept_game import KeptGame, KeptSeat
from app.windows.table.spoken import cards_text, made_text
from app.windows.widgets.card_document import in_cards, page_to_keep
from app.windows.widgets.printed import pdf_of
from app.windows.widgets.written_by_people import breakable, kept_together, marked_up
from engine.core.words import Word

# the size of the letters in pixels: LETTERS, but SMALL in a table of more than SEVERAL players
LETTERS, SMALL, SEVERAL = 14, 11, 4
LINES = "#CBBF9F"
# acts that people do not write down; acts taken back are left out too
UNWRITTEN = ("deal", "close", "choose", "accept", "timer")
BEST_PLAY = "play"  # the key under which the sheet finds the cards of the best play


def score_sheet(game: KeptGame, theme: Theme) -> bytes:
    """Returns the score sheet as a PDF file."""
    return pdf_of(game.title, lambda width: sheet_document(game, theme, width))


def sheet_document(game: KeptGame, theme: Theme, width: float) -> QTextDocument:
    return page_to_keep(sheet_html(game), sheet_cards(game), theme, fonts.font(LETTERS), width)


def sheet_cards(game: KeptGame) -> Mapping[str, Sequence[Word]]:
    """Returns the words that the sheet shows as cards, by their keys in the HTML."""
    cards: dict[str, Sequence[Word]] = {word.text: (word.cards,) for word in game.best.dealt}
    if game.best.play is not None:
        cards[BEST_PLAY] = [word.cards for word in game.best.play.words]
    return cards


def sheet_html(game: KeptGame) -> str:
    """Returns the score sheet as HTML, with people's names escaped."""
    translate = QCoreApplication.translate
    code = translate("Final", "Deal code {code}").format(code=game.code) if game.code else ""
    parts = [f"<h1>{marked_up(game.title)}</h1>", f"<p>{marked_up(' · '.join(filter(None, [game.when, code])))}</p>"]
    parts += [f"<h2>{marked_up(breakable(game.result))}</h2>", f"<p>{marked_up(game.why)}</p>" if game.why else ""]
    parts.append(_table(game))
    parts += _best(game)
    return "".join(parts)


def _table(game: KeptGame) -> str:
    """Returns the table with a line for every turn, and the scores below."""
    seats = sorted(game.seats, key=lambda one: one.seat)
    size = SMALL if len(seats) > SEVERAL else LETTERS - 1
    heads = "".join(
        [f"<th align='left'>{marked_up(breakable(one.name))}{' ★' if one.won else ''}</th>" for one in seats]
    )
    turn = QCoreApplication.translate("Keepsake", "Turn")
    rows = [f"<tr><th align='right' width='8%'>{marked_up(turn)}</th>{heads}</tr>"]
    if game.starts:
        rows.append(f"<tr><td></td><td colspan='{len(seats)}'>{marked_up(game.starts)}</td></tr>")
    for number, cells in rounds_of(game):
        columns = "".join([f"<td>{_cell(cells.get(one.seat, []))}</td>" for one in seats])
        rows.append(f"<tr><td align='right'>{number}</td>{columns}</tr>")
    if any(one.score for one in seats):
        scores = "".join([f"<td>{_score(one)}</td>" for one in seats])
        rows.append(f"<tr><td></td>{scores}</tr>")
    look = f"font-size: {size}px; border-collapse: collapse; border-style: solid; border-color: {LINES}"
    return f"<table cellpadding='3' border='1' width='99%' style='{look}'>{''.join(rows)}</table>"


def _cell(lines: Sequence[str]) -> str:
    return "<br/>".join([marked_up(breakable(line)) for line in lines])


def _score(seat: KeptSeat) -> str:
    lines = [f"{seat.place}." if seat.place else "", kept_together(seat.score)]
    return f"<b>{'<br/>'.join([marked_up(line) for line in lines if line])}</b>"


def rounds_of(game: KeptGame) -> list[tuple[str, dict[int, list[str]]]]:
    """Returns the lines of the table, each with its turn numbers. Consecutive turns of different players share a
    line."""
    rounds: list[tuple[list[int], dict[int, list[str]]]] = []
    for number, cells in turns_of(game).items():
        if not rounds or set(cells) & set(rounds[-1][1]):
            rounds.append(([], {}))
        rounds[-1][0].append(number)
        rounds[-1][1].update(cells)
    return [(str(of[0]) if len(of) == 1 else f"{of[0]}–{of[-1]}", cells) for of, cells in rounds]


def turns_of(game: KeptGame) -> dict[int, dict[int, list[str]]]:
    """Returns for each turn what each seat did, and the points that each seat gained from the acts of others. Leaves
    out turns for which there is nothing to write."""
    turns: dict[int, dict[int, list[str]]] = {}
    for line in game.history:
        cells = turns.setdefault(line.turn, {})
        if not line.agreed and (line.words or line.act.verb not in UNWRITTEN):
            cells.setdefault(line.seat, []).append(act_text(line))
        for seat, points in line.gains:
            cells.setdefault(seat, []).append(texts.plus(points))
        for one in line.settled:
            left = f"{texts.plus(one.points)} ({cards_text(one)})"
            cells.setdefault(one.seat, []).append(left)
    return {number: cells for number, cells in turns.items() if cells}


def act_text(line: HistoryLine) -> str:
    """Returns the words of an act or, if it has none, the name of the act; without the player's name."""
    if line.words:
        return made_text(line)
    what = texts.verb_name(line.act.verb)
    return f"{what}: {listed(line.undone)}" if line.undone else what


def _best(game: KeptGame) -> list[str]:
    """Returns the best play and the best words as cards."""
    play, parts = game.best.play, []
    if play is not None:
        words = listed([word.text for word in play.words])
        parts.append(in_cards(BEST_PLAY, f"{final_words.play_text(play, game.names)}: {words}"))
    if game.best.dealt:
        parts.append(f"<h2>{marked_up(game.heading)}</h2>")
    parts += [in_cards(word.text, final_words.word_text(word, game.names)) for word in game.best.dealt]
    return parts
