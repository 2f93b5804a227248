"""Rituals, politics and events carried out, in both editions."""


def test_furnace_takes_half_of_all_souls_and_gives_3(fourth) -> None:
    scene = fourth().say("gs", "6: furn", "s 6 5 3 4 4 1 1 0", "6 !furn")
    assert scene.souls() == {6: 5, 3: 2, 4: 0, 1: 0}
    assert scene.held(6) == []


def test_sanctuary_spares_its_devil_from_one_ritual(fourth) -> None:
    scene = fourth().say("gs", "6: furn", "3: sanc", "s 6 5 3 4 4 0 1 0", "6 ~3 !furn")
    assert scene.souls()[3] == 4
    assert scene.held(3) == []
    assert "has no tabled Sanctuary" in scene.refused("6 ~3 !furn")


def test_plague_takes_each_devils_commonest_hordes(fourth) -> None:
    scene = fourth().say("6: fie fie jug", "3: tor tor tor", "1: war", "gs", "6: plague")
    scene.say("s 6 0 3 0 4 0 1 0", "6 !plague")
    assert scene.held(6) == ["Juggernauts"]
    assert (scene.held(3), scene.held(1)) == ([], [])
    assert scene.souls() == {6: 3, 3: 0, 4: 0, 1: 1}  # three by Mammon; one for the Mountain


def test_plague_asks_where_two_types_are_as_common(fourth) -> None:
    scene = fourth().say("3: fie jug", "gs", "6: plague")
    assert "Mammon: Fiends or Juggernauts, equally many" in scene.refused("6 !plague")
    assert scene.say("6 plague=jug").held(3) == ["Fiends"]


def test_summon_returns_fiends_but_those_that_rituals_need(fourth) -> None:
    scene = fourth().say("6: fie fie dia dia", "3: fie", "gs", "6: furn forge")
    scene.say("s 6 0 3 0 4 0 1 0", "4 !summon")
    assert scene.held(6) == ["Diabolic Fiends", "Furnace of Souls", "Forge"]
    assert scene.souls() == {6: 3, 3: 1, 4: 1, 1: 0}


def test_summon_counts_fiends_set_by_hand(fourth) -> None:
    scene = fourth().say("f 6 3 1", "gs", "s 6 0 3 0 4 0 1 0", "4 !summon")
    assert scene.souls() == {6: 4, 3: 0, 4: 1, 1: 0}


def test_strike_returns_the_commonest_type_of_all(fourth) -> None:
    scene = fourth().say("6: fie fie", "3: fie jug jug", "gs", "1 !strike")
    assert (scene.held(6), scene.held(3)) == ([], ["Juggernauts", "Juggernauts"])


def test_a_power_favor_takes_two_souls_or_one(fourth) -> None:
    scene = fourth().say("gs", "s 3 1", "6 !powerofmam", "6 !powerofbaal")
    assert scene.souls() == {6: 5, 3: 0, 4: 0, 1: 2}


def test_a_ritual_needs_its_place(fourth) -> None:
    scene = fourth().say("6: dia", "gs", "6: furn forge")
    assert "may have 2 rituals [4e line 37]" in scene.refused("6: sanc")
    scene.say("-dia@6", "6: !furn", "^forge@6", "6: conj")
    assert "may have 1 ritual " in scene.refused("6: sanc")


def test_rituals_beyond_the_limit_go_back(fourth) -> None:
    scene = fourth().say("6: dia", "gs", "6: furn forge", "6: -dia")
    assert scene.asks == ["Asmodeus takes 1 ritual back to hand (4e line 37): ^CARD@D"]


def test_glasya_tables_any_number(fourth) -> None:
    assert len(fourth().say("gs", "1: furn forge sanc conj").held(1)) == 4


def test_cards_have_their_phase(fourth) -> None:
    scene = fourth()
    assert "a ritual in the drawing phase [4e line 36]" in scene.refused("6: furn")
    scene.say("gs")
    assert "a horde in the trading phase [4e line 13]" in scene.refused("6: fie")
    assert scene.say("6: +fie").held(6) == ["Fiends"]


def test_there_are_only_so_many_copies(fourth) -> None:
    scene = fourth().say("6: fal fal")
    assert "no card here is called" in scene.refused("3: fallen")


def test_artifacts_stay_but_change_hands(fourth) -> None:
    scene = fourth().say("6: wand")
    assert "is never discarded [4e line 48]" in scene.refused("-wand@6")
    assert scene.say("wand@6>3").held(3) == ["Wand of Might"]


def test_cards_want_their_devil(fourth) -> None:
    for line in ("fie", "!summon", "fie fie", "+fie"):
        assert "say whose cards" in fourth().refused(line)


def test_souls_cannot_go_below_none(fourth) -> None:
    scene = fourth().say("gs")
    assert "has 2 Souls and cannot lose 3" in scene.refused("s 6 -3")
    assert scene.say("s 6>3 2").souls()[3] == 4


# --- preview -------------------------------------------------------------------------------


def test_preview_summon_yields_2_3_or_4(preview) -> None:
    scene = preview().say("3: fie", "4: fie fie dia", "6 !sum", "3 !sum", "4 !sum")
    assert scene.souls() == {6: 2, 3: 3, 4: 4, 1: 0}


def test_preview_mephistopheles_gains_one_more(preview) -> None:
    scene = preview({6: "forest", 5: "dis", 4: "lake", 1: "mountain"}).say("6: fie", "5 !sum")
    assert scene.say("6 !world").souls() == {6: 3, 5: 3, 4: 0, 1: 0}


def test_preview_time_of_virtue_yields_one_fewer(preview) -> None:
    scene = preview().say("1 !virtue", "6 !sum", "t", "4 !sum")
    assert scene.souls() == {6: 1, 3: 0, 4: 2, 1: 0}


def test_preview_seat_takes_one_soul_a_turn(preview) -> None:
    scene = preview({6: "forest", 3: "seat", 4: "lake", 1: "mountain"})
    assert scene.say("6 !sum", "6 !sum", "3 !sum").souls() == {6: 3, 3: 3, 4: 0, 1: 0}


def test_preview_furnace_burns_what_its_devil_chooses(preview) -> None:
    scene = preview({6: "forest", 3: "valley", 4: "lake", 1: "mountain"})
    scene.say("s 6 5 3 4 4 1 1 0", "6: furn")
    assert "destroys 1 to 5 Souls" in scene.refused("6 !furn")
    assert scene.say("6 furn=3").souls() == {6: 2, 3: 2, 4: 0, 1: 0}  # the Valley loses 2 of 3


def test_preview_conjuration_gains_two(preview) -> None:
    scene = preview().say("6 !conj")
    assert scene.souls()[6] == 2
    assert scene.asks == ["Asmodeus draws 2 cards"]


def test_preview_plague_takes_one_of_each_name(preview) -> None:
    scene = preview().say("6: fie fie jug", "3: fie dia", "4 !plague")
    assert (scene.held(6), scene.held(3)) == (["Fiends"], [])
    assert scene.souls() == {6: 0, 3: 0, 4: 2, 1: 0}
