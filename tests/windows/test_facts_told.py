"""Tests the public facts around the felt: the head shows those of the table; keys and a resting pointer give all of
them."""


def answered(page, what: str) -> str:
    page.game.answer(what)
    return str(page.felt._announcer.said)


def at_rest(page, zone: str) -> str:
    return str(page.game.asking._at_rest(zone))


def test_shout_shows_the_round_the_dealer_the_letters_and_the_barred_players(opened) -> None:
    page = opened("shout", "deal", "deal", "deal", "@2 shout T A C")
    tokens = page.head.tokens
    assert (tokens.isVisible(), tokens.accessibleName(), tokens.toolTip()) == (True, "Round 1 of 3", "Round 1 of 3")
    assert "Round 1 of 3" in answered(page, "turn")
    assert answered(page, "scores").count("needs 3 letters or more") == 3
    assert "deals the cards" in at_rest(page, "rival:0").lower()
    assert "Can’t shout before the next card" in at_rest(page, "rival:1")
    assert "shout before" not in at_rest(page, "rival:2")


def test_seeing_red_shows_the_cards_each_seat_has_used_and_lacks(opened) -> None:
    page = opened("seeing-red", *SEEING_RED)
    assert page.head.tokens.isHidden()
    assert "has used " in answered(page, "scores")
    assert "still lacks " in answered(page, "hand")
    rival = next(zone.key for zone in page.felt.picture.zones if zone.key.what == "rival")
    assert "still lacks " in at_rest(page, rival).lower()


SEEING_RED = ["play QUIT"]


def test_the_tip_about_the_own_hand_shows_at_the_lip_and_not_over_the_cards(opened) -> None:
    page = opened("seeing-red", *SEEING_RED)
    hovering = page.game.asking.hovering
    card = next(piece.key for piece in page.felt.picture.pieces if piece.zone == "hand")
    hovering.over(card)
    assert not hovering.rest.isActive()
    hovering.over("hand")
    assert hovering.rest.isActive()
    hovering.hide()


def test_a_table_made_in_another_language_speaks_it(opened, program) -> None:
    program.languages.speak("de")
    assert opened("shout", "deal").head.tokens.toolTip() == "Runde 1 von 3"
    program.languages.speak("en")
