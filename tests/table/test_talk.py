"""Chat at private tables, quick phrases everywhere, rate limits, and muting."""

from __future__ import annotations

import pytest

from stablemates.table import talk

from ..server.table import ServerTable, SetUp, kind_of


def test_chat_is_for_private_tables(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "chat", text="good evening")
    assert [(one.seat, one.text) for one in t.received("bob", "table-chat")] == [(0, "good evening")]
    public = at("unorog", people="ann bob", public=True)
    public.refused("public-table", "ann", "chat", text="good evening")
    public.says("ann", "say", phrase="hello")
    public.says("ann", "react", reaction="clap")
    assert [one.word for one in public.received("bob", "table-phrase")] == ["hello"]
    assert [one.word for one in public.received("bob", "table-reaction")] == ["clap"]


@pytest.mark.parametrize(("kind", "words"), [("say", {"phrase": "hurry"}), ("chat", {"text": "!"})])
def test_five_messages_in_ten_seconds_are_allowed(at: SetUp, kind: str, words: dict[str, str]) -> None:
    t = at("unorog", people="ann bob")
    for _ in range(5):
        t.says("ann", kind, **words)
        t.waits(1.0)
    t.refused("too-fast", "ann", kind, **words)
    t.refused("too-fast", "ann", "react", reaction="cry")
    t.says("bob", kind, **words)  # everyone has their own
    t.waits(5.0)
    t.says("ann", kind, **words)
    t.refused("too-fast", "ann", kind, **words)


def test_a_spectator_does_not_chat(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.joins("eve")
    for kind, words in (("chat", {"text": "hi"}), ("say", {"phrase": "hello"}), ("react", {"reaction": "cry"})):
        t.refused("not-seated", "eve", kind, **words)


def test_muted_players_are_hidden_from_those_who_muted_them(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    t.says("cid", "mute", seat=0)
    assert t.mine("cid").muted == (0,)
    t.says("ann", "chat", text="look here")
    t.says("ann", "say", phrase="hurry")
    t.says("ann", "react", reaction="laugh")
    kinds = {"table-chat", "table-phrase", "table-reaction"}
    assert not {one.kind for one in t.events("cid")} & kinds
    assert {one.kind for one in t.events("bob")} >= kinds
    t.says("cid", "mute", seat=0, muted=False)
    t.says("ann", "chat", text="now?")
    assert [one.text for one in t.received("cid", "table-chat")] == ["now?"]


def test_muting_is_a_private_matter(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    before = len(t.messages["ann"]), t.snapshot("ann"), t.snapshot("bob")
    t.says("cid", "mute", seat=0)
    assert (len(t.messages["ann"]), t.snapshot("ann"), t.snapshot("bob")) == before


def test_table_events_of_muted_players_are_still_shown(at: SetUp) -> None:
    """Leaving is not chat."""
    t = at("unorog", people="ann bob cid")
    t.says("cid", "mute", seat=0)
    t.says("ann", "stand")
    assert [one.text for one in t.received("cid", "table-stands")] == ["ann"]


def test_only_people_who_are_present_can_be_muted(at: SetUp) -> None:
    t = at("unorog", people="ann bob", bots="dan")
    t.refused("empty-seat", "bob", "mute", seat=2)
    t.refused("empty-seat", "bob", "mute", seat=1)
    t.refused("no-such-seat", "bob", "mute", seat=9)
    t.refused("not-here", "eve", "mute", seat=0)


def test_chat_contains_nothing_that_disturbs_the_text_around_it(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "chat", text="a\u202eb\u0000c\u200bd\n e\u2028f")
    assert [one.text for one in t.received("bob", "table-chat")] == ["abcd ef"]
    t.refused("empty-text", "ann", "chat", text="\u200b\u202e \n")


def test_a_player_who_reconnects_has_missed_no_message(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    since = t.snapshot("bob").stream
    t.drops("bob")
    t.says("ann", "chat", text="are you there?")
    welcome = t.joins("bob", since)
    assert welcome.complete
    assert [one.text for one in welcome.events] == ["are you there?"]


# --- emotes that are thrown -------------------------------------------------------------------------


def thrown(t: ServerTable, who: str, kind: str) -> list[tuple[int, int, str]]:
    """Return the emotes someone saw: who threw what at whom."""
    return [(one.seat, one.whom, one.word) for one in t.received(who, kind)]


def ids(t: ServerTable, zone: str, who: str) -> list[int]:
    """Return the numbers of someone's cards, as they see them."""
    view = t.snapshot(who).view
    assert view is not None
    return [card.id for card in view.zone(zone, t.seat(who)).cards if card is not None]


def test_an_emote_is_thrown_at_a_player(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    t.says("ann", "react", reaction="heart", seat=2)
    assert thrown(t, "bob", "table-thrown") == [(0, 2, "heart")]
    assert not t.received("bob", "table-reaction")
    t.refused("no-such-seat", "ann", "react", reaction="heart", seat=9)


def test_an_emote_is_thrown_at_a_card_on_the_table(at: SetUp) -> None:
    t = at("second-ru", ann={"stable": "narwhal"}, bob={}, cid={})
    t.says("bob", "react", reaction="laugh", card=ids(t, "stable", "ann")[-1])
    assert [(one.seat, kind_of(one.card), one.word) for one in t.received("ann", "table-thrown-at-card")] == [
        (1, "narwhal", "laugh")
    ]


def test_nothing_is_thrown_at_a_card_that_is_not_in_sight(at: SetUp) -> None:
    """Naming a card in your own hand would let others recognise it when it is played."""
    t = at("second-ru", ann={"hand": "neigh"}, bob={"hand": "neigh"})
    held = ids(t, "hand", "ann")
    assert held
    for card in [*held, 100_000]:
        t.refused("no-such-card", "ann", "react", reaction="laugh", card=card)
    lobby = at("unorog", people="ann bob")
    lobby.refused("no-such-card", "ann", "react", reaction="laugh", card=0)


def test_emotes_of_muted_players_are_hidden_from_those_who_muted_them(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    t.says("cid", "mute", seat=0)
    t.says("ann", "react", reaction="angry", seat=2)
    assert not t.received("cid", "table-thrown")
    assert thrown(t, "bob", "table-thrown") == [(0, 2, "angry")]


# --- spectators ---------------------------------------------------------------------------------------


def test_spectators_clap_for_everyone_or_someone(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.joins("eve")
    t.says("eve", "react", reaction="clap")
    t.says("eve", "react", reaction="clap", seat=1)
    assert thrown(t, "ann", "table-applause") == [(-1, -1, "clap"), (-1, 1, "clap")]
    assert not t.received("ann", "table-reaction")


def test_a_spectator_claps_twice_in_ten_seconds(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    t.joins("eve")
    for _ in range(2):
        t.says("eve", "react", reaction="clap")
    t.refused("too-fast", "eve", "react", reaction="clap")
    t.waits(10.0)
    t.says("eve", "react", reaction="clap")


def test_all_spectators_together_do_not_drown_the_table(at: SetUp) -> None:
    t = at("unorog", people="ann bob")
    crowd = [f"fan {n}" for n in range(talk.ALL_CLAPS + 1)]
    for fan in crowd:
        t.joins(fan)
    for fan in crowd[:-1]:
        t.says(fan, "react", reaction="clap")
    t.refused("too-fast", crowd[-1], "react", reaction="clap")
    t.says("ann", "react", reaction="clap")  # players have their own limit


def test_a_muted_player_who_stands_up_does_not_clap_louder(at: SetUp) -> None:
    t = at("unorog", people="ann bob cid")
    t.says("cid", "mute", seat=0)
    t.says("ann", "stand")
    t.says("ann", "react", reaction="clap")
    assert not t.received("cid", "table-applause")
    assert thrown(t, "bob", "table-applause") == [(-1, -1, "clap")]
