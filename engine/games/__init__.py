"""The catalog of all games, listed by hand in one tuple."""

from engine.core.rulebook import Game
from engine.games import (
    eight_it_all,
    end_to_end,
    first_base,
    five_to_five,
    five_up,
    last_man_standing,
    leftovers,
    ow,
    pluck_it,
    positive_negative,
    real_value,
    run_the_table,
    seeing_red,
    split_off,
    split_run,
    take_6,
    take_two,
    three_four_five,
    three_n_change,
    three_two_one,
    turnover,
)
from engine.games.break_up import break_up
from engine.games.double_cross import double_cross
from engine.games.four_rows import four_rows
from engine.games.full_deck import full_deck, starter
from engine.games.profit_and_loss import profit_and_loss
from engine.games.shout import shout
from engine.games.tricked_out import tricked_out

CATALOG: tuple[Game, ...] = (
    three_four_five.GAME,
    three_n_change.GAME,
    five_to_five.GAME,
    five_up.GAME,
    three_two_one.GAME,
    break_up.GAME,
    double_cross.GAME,
    eight_it_all.GAME,
    end_to_end.GAME,
    first_base.GAME,
    last_man_standing.GAME,
    leftovers.GAME,
    ow.GAME,
    positive_negative.GAME,
    profit_and_loss.GAME,
    pluck_it.GAME,
    real_value.GAME,
    run_the_table.GAME,
    seeing_red.GAME,
    split_run.GAME,
    split_off.GAME,
    take_two.GAME,
    take_6.GAME,
    tricked_out.GAME,
    turnover.GAME,
    shout.GAME,
    full_deck.GAME,
    starter.GAME,
    four_rows.GAME,
)

GAMES = {game.id: game for game in CATALOG}
