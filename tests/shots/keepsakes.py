"""Makes keepsakes, the files that a player can keep of a game: python -m tests.shots.keepsakes FOLDER [GAME…] [--mode
light]

For each game it makes the picture, the score sheet (as a PDF file and as a picture) and the text of a finished game,
and the picture of the same game before its last turns.
"""

from pathlib import Path

from tests.shots.feasts import write
from tests.shots.film import curtain_up

GAMES = ("split-run", "four-rows", "shout", "full-deck", "first-base", "take-6")
NAMES = ("Ann", "Bartholomäus the Elder", "Cleo", "Dora", "Emil", "Fritz", "Guinevere of the Lake", "Hal")
LEFT = 5  # the number of acts that are left out at the end of the unfinished game


def main() -> None:
    chosen, _, program = curtain_up(__doc__ or "")
    for game in chosen.names or GAMES:
        for left in (0, LEFT):
            keep(program, game, Path(chosen.folder), left)
    program.close()


def keep(program, game: str, folder: Path, left: int) -> None:
    from app.base.paths import data_folder
    from app.windows.table.keepsakes.game_picture import game_picture
    from app.windows.table.keepsakes.game_sheet import score_sheet, sheet_document
    from app.windows.table.keepsakes.game_text import game_text
    from app.windows.table.keepsakes.kept_game import kept_game
    from app.windows.widgets.card_document import picture_of

    match = played(game)
    program.waiting.open(write(match, data_folder() / f"{game}-2026-11-29-143205-{1 + left}.wordfelt", left=left))
    page = program.window.table
    theme = page.felt.theme
    kept = kept_game(page.running, None)
    name = f"{kept.day} {kept.title} {'unfinished' if left else kept.time} {theme.name}"
    game_picture(kept, theme).save(str(folder / f"{name}.png"))
    if not left:
        (folder / f"{name}.pdf").write_bytes(score_sheet(kept, theme))
        (folder / f"{name}.txt").write_text(game_text(kept))
        picture_of(sheet_document(kept, theme, 770)).save(str(folder / f"{name} sheet.png"))
    program.leave_table()


def played(game: str):
    """Plays a whole game among computer players, with as many players as the game takes, up to eight."""
    from engine.games import GAMES as ALL
    from engine.match import Header, Match, Player
    from engine.players.playing import play_whole
    from engine.records.record import DictionaryChoice
    from engine.records.replay import lexicon_of

    seats = tuple([Player(one, "steady" if number else None) for number, one in enumerate(NAMES[: ALL[game].seats[1]])])
    match = Match(Header(ALL[game], seats, {}, 7), lexicon_of(DictionaryChoice()))
    play_whole(match, ("steady",) * len(seats))
    return match


if __name__ == "__main__":
    main()
