"""What the Python prompt shows of a game: the table, a question, an option."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import stablemates
from stablemates import IllegalAnswer, NoSuchSeat, NotYourQuestion
from stablemates.pictures.svg import CARD
from stablemates.testing import At

from ..every_game.playing import PROFILES, every_profile

SVG = "{http://www.w3.org/2000/svg}"


def unorog() -> At:
    return At(
        "unorog",
        ann={"hand": "red_5 red_5 hoof"},
        bob={"hand": "yellow_2"},
        well="green_1 blue_4",
        cauldron="red_3 blue_3",
    )


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    assert str(unorog().state).splitlines()[:5] == [
        'unorog for 2, seen by a spectator: seat 0 is asked "turn"',
        "direction 1, colour red, owed 0, last -1, said no, dealer 1, round 1, points 0 0",
        "well          2 hidden",
        "hand 0        3 hidden",
        "hand 1        1 hidden",
    ]
    assert "cauldron      red_3, blue_3, " in str(unorog().state)


def test_a_seat_sees_its_hand_and_its_question() -> None:
    lines = unorog().state.show(0).splitlines()
    assert 'seen by seat 0: seat 0 is asked "turn"' in lines[0]
    assert "hand 0        red_5 ×2, hoof" in lines
    assert "hand 1        1 hidden" in lines
    assert lines[-7:-4] == ["seat 0 is asked: turn", "  0 draw", "  1 play red_5"]
    assert lines[-4:] == [f"{n:3} play hoof {colour}" for n, colour in enumerate(["blue", "green", "red", "yellow"], 2)]


def test_a_match_and_a_position_name_the_players() -> None:
    t = unorog()
    assert t.show("bob").splitlines()[4] == "hand bob      yellow_2"
    assert 'seen by bob: ann is asked "turn"' in t.show("bob")
    assert "hand ann      3 hidden" in str(t)
    match = stablemates.match("unorog", ["Ann", "Bob"], seed=4)
    [question] = match.state.pending()
    assert f"{match.players[question.seat]} is asked: turn" in match.show(question.seat)


def test_a_finished_game_says_who_won() -> None:
    t = At("unorog", ann={"hand": "red_5"}, bob={"hand": "yellow_2"}, cauldron="red_3")
    t.does("ann", "red_5")
    assert "ann has won" in str(t)


def test_there_is_no_view_from_a_missing_seat() -> None:
    with pytest.raises(NoSuchSeat):
        unorog().state.show(2)


@every_profile
def test_every_option_is_named_by_its_cards(profile: str) -> None:
    state = stablemates.new(profile, seats=PROFILES[profile].fewest, seed=11)
    for _ in range(80):
        for question in state.pending():
            assert all(option.card < 0 or option.kind == state.kind(option.card) for option in question.options)
            assert str(question).count("\n") == len(question.options)
        for question in state.pending()[:1]:
            state.answer(question.seat, question.options[-1])


def test_a_question_is_answered_by_the_option_it_offers() -> None:
    a, b = (stablemates.match("second-ru", ["Ann", "Bob"], seed=3) for _ in range(2))
    for n in range(30):
        [question, *_] = a.state.pending()
        number = n % len(question.options)
        a.answer(question.seat, question.options[number])
        b.answer(question.seat, number)
    assert a == b
    assert a.answers == b.answers


def test_an_option_of_another_question_is_refused() -> None:
    t = unorog()
    red, *_ = [option for option in t.question("ann").options if option.kind == "red_5"]
    t.does("ann", "draw")
    with pytest.raises(IllegalAnswer, match="seat 1 answered <play red_5> to 'turn'"):
        t.state.answer(1, red)
    with pytest.raises(NotYourQuestion):
        t.state.answer(0, red)


def test_without_a_seed_every_deal_is_different_and_can_be_repeated() -> None:
    a, b = (stablemates.new("unorog", seats=4) for _ in range(2))
    assert a != b
    assert isinstance(a.seed, int)
    assert stablemates.new("unorog", seats=4, seed=a.seed) == a
    match = stablemates.match("unorog", ["Ann", "Bob"])
    assert stablemates.match("unorog", ["Ann", "Bob"], match.seed) == match


def test_a_bot_does_not_get_the_seed() -> None:
    state = stablemates.new("unorog", seats=4)
    [question] = state.pending()
    assert state.imagine(question.seat, 1).seed is None
    assert state.clone().seed is None


def row(html: str, zone: str) -> str:
    """Return the row of a zone in the HTML of a table."""
    return html.partition(f">{zone}</th>")[2].partition("</tr>")[0]


def test_a_notebook_shows_the_cards_drawn_and_no_hidden_one() -> None:
    html = unorog()._repr_html_()
    assert "seen by a spectator: ann is asked &quot;turn&quot;" in html
    assert '<img src="data:image/png;base64,' in html
    assert 'alt="red_3"' in row(html, "cauldron")
    assert 'alt="back-unorog"' in row(html, "hand ann")
    assert "red_5" not in row(html, "hand ann")


def test_a_notebook_shows_a_seat_its_own_hand() -> None:
    html = unorog().html("ann")
    assert 'alt="red_5" title="red_5"' in row(html, "hand ann")
    assert "×2 " in row(html, "hand ann")
    assert "yellow_2" not in row(html, "hand bob")
    assert "hand 0" in unorog().state.html(0)


def test_a_name_in_a_notebook_is_text() -> None:
    match = stablemates.match("second-uk", ["<i>Ann", "Bob"], seed=4)
    assert "<i>" not in match._repr_html_()
    assert "hand &lt;i&gt;Ann" in match._repr_html_()


@every_profile
def test_every_card_of_a_notebook_has_a_picture(profile: str) -> None:
    match = stablemates.match(profile, ["Ann", "Bob", "Cid"], seed=4)
    assert "<span" not in match.html(0)
    assert "<rect" not in match.svg(0).partition("</defs>")[0]


def used(picture: ElementTree.Element) -> set[str]:
    return {use.get("href", "").removeprefix("#stablemates-") for use in picture.iter(f"{SVG}use")}


@every_profile
@pytest.mark.parametrize("seat", [stablemates.NOBODY, 0, 1])
def test_a_single_picture_shows_only_what_a_seat_sees(profile: str, seat: int) -> None:
    state = stablemates.match(profile, ["Ann", "Bob", "Cid"], seed=4).state
    picture = ElementTree.fromstring(state.svg(seat))
    seen = {card["kind"] for zone in state.view(seat)["zones"] for card in zone["cards"] if card is not None}
    assert used(picture) - {"back-stable", "back-unorog"} == seen
    assert {f"stablemates-{kind}" for kind in used(picture)} == {card.get("id") for card in picture.iter(f"{SVG}g")}


def test_every_card_of_a_picture_is_inside_it() -> None:
    """A zone takes as many lines as it needs."""
    picture = ElementTree.fromstring(stablemates.match("first-uk", [f"<{n}>" for n in range(8)], seed=4).svg(0))
    width, height = int(picture.get("width", "")), int(picture.get("height", ""))
    places = [(int(use.get("x", "")), int(use.get("y", ""))) for use in picture.iter(f"{SVG}use")]
    assert len(places) > 40
    assert all(x + CARD[0] <= width and y + CARD[1] <= height for x, y in places)
    assert "hand <3>" in {text.text for text in picture.iter(f"{SVG}text")}
