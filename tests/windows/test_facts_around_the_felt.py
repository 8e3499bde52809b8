"""Tests where the program shows the public facts of a game, which all players may know. The bar above the felt shows
the facts about the table; spoken answers and tool tips give all facts."""


def answered(page, what: str) -> str:
    page.game.answer(what)
    return str(page.felt._announcer.said)


def at_rest(page, zone: str) -> str:
    return str(page.game.asking._at_rest(zone))


def test_in_shout_the_table_shows_the_round_and_the_dealer_and_the_fewest_letters_and_the_barred_players(
    opened,
) -> None:
    page = opened("shout", "deal", "deal", "deal", "@2 shout T A C")
    tokens = page.head.tokens
    assert (tokens.isVisible(), tokens.accessibleName(), tokens.toolTip()) == (True, "Round 1 of 3", "Round 1 of 3")
    assert "Round 1 of 3" in answered(page, "turn")
    assert answered(page, "scores").count("needs 3 letters or more") == 3
    assert "deals the cards" in at_rest(page, "rival:0").lower()
    assert "Can’t shout before the next card" in at_rest(page, "rival:1")
    assert "shout before" not in at_rest(page, "rival:2")


def test_in_seeing_red_the_table_shows_which_cards_each_seat_has_used_and_which_it_still_needs(opened) -> None:
    page = opened("seeing-red", *SEEING_RED)
    assert page.head.tokens.isHidden()
    assert "has used " in answered(page, "scores")
    assert "still lacks " in answered(page, "hand")
    rival = next(zone.key for zone in page.felt.picture.zones if zone.key.what == "rival")
    assert "still lacks " in at_rest(page, rival).lower()


SEEING_RED = ["play QUIT"]


def test_the_tool_tip_about_the_hand_shows_at_the_edge_of_the_rack_and_does_not_cover_cards(opened) -> None:
    page = opened("seeing-red", *SEEING_RED)
    hovering = page.game.asking.hovering
    card = next(piece.key for piece in page.felt.picture.pieces if piece.zone == "hand")
    hovering.over(card)
    assert not hovering.rest.isActive()
    hovering.over("hand")
    assert hovering.rest.isActive()
    hovering.hide()


def test_a_table_opened_in_another_language_has_tool_tips_in_that_language(opened, program) -> None:
    program.languages.speak("de")
    assert opened("shout", "deal").head.tokens.toolTip() == "Runde 1 von 3"
    program.languages.speak("en")
