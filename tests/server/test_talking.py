"""Talking at a table: chat among friends, ready phrases everywhere, not too much, and muted where it is not wanted."""

from __future__ import annotations

import pytest

from .table import Lay


def test_chat_is_for_private_tables(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "chat", text="good evening")
    assert [(one.seat, one.text) for one in t.told("bob", "table-chat")] == [(0, "good evening")]
    public = at("unorog", people="ann bob", public=True)
    public.refused("public-table", "ann", "chat", text="good evening")
    public.says("ann", "say", phrase="hello")
    public.says("ann", "react", reaction="clap")
    assert [one.word for one in public.told("bob", "table-phrase")] == ["hello"]
    assert [one.word for one in public.told("bob", "table-reaction")] == ["clap"]


@pytest.mark.parametrize(("kind", "words"), [("say", {"phrase": "hurry"}), ("chat", {"text": "!"})])
def test_five_words_in_ten_seconds_are_enough(at: Lay, kind: str, words: dict[str, str]) -> None:
    t = at("unorog", people="ann bob")
    for _ in range(5):
        t.says("ann", kind, **words)
        t.waits(1.0)
    t.refused("too-fast", "ann", kind, **words)
    t.refused("too-fast", "ann", "react", reaction="cry")
    t.says("bob", kind, **words)  # everybody has their own
    t.waits(5.0)
    t.says("ann", kind, **words)
    t.refused("too-fast", "ann", kind, **words)


def test_who_only_watches_does_not_talk(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.joins("eve")
    for kind, words in (("chat", {"text": "hi"}), ("say", {"phrase": "hello"}), ("react", {"reaction": "clap"})):
        t.refused("not-seated", "eve", kind, **words)


def test_the_muted_are_not_heard_by_those_who_muted_them(at: Lay) -> None:
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
    assert [one.text for one in t.told("cid", "table-chat")] == ["now?"]


def test_muting_is_a_private_matter(at: Lay) -> None:
    t = at("unorog", people="ann bob cid")
    before = len(t.heard["ann"]), t.snapshot("ann"), t.snapshot("bob")
    t.says("cid", "mute", seat=0)
    assert (len(t.heard["ann"]), t.snapshot("ann"), t.snapshot("bob")) == before


def test_what_happens_at_the_table_is_told_of_the_muted_too(at: Lay) -> None:
    """That somebody leaves is no talk."""
    t = at("unorog", people="ann bob cid")
    t.says("cid", "mute", seat=0)
    t.says("ann", "stand")
    assert [one.text for one in t.told("cid", "table-stands")] == ["ann"]


def test_one_mutes_people_who_are_there(at: Lay) -> None:
    t = at("unorog", people="ann bob", bots="dan")
    t.refused("empty-seat", "bob", "mute", seat=2)
    t.refused("empty-seat", "bob", "mute", seat=1)
    t.refused("no-such-seat", "bob", "mute", seat=9)
    t.refused("not-here", "eve", "mute", seat=0)


def test_what_is_said_holds_nothing_that_disturbs_the_writing_around_it(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    t.says("ann", "chat", text="a\u202eb\u0000c\u200bd\n e\u2028f")
    assert [one.text for one in t.told("bob", "table-chat")] == ["abcd ef"]
    t.refused("empty-text", "ann", "chat", text="\u200b\u202e \n")


def test_who_comes_back_has_missed_nothing_that_was_said(at: Lay) -> None:
    t = at("unorog", people="ann bob")
    since = t.snapshot("bob").stream
    t.drops("bob")
    t.says("ann", "chat", text="are you there?")
    welcome = t.joins("bob", since)
    assert welcome.complete
    assert [one.text for one in welcome.events] == ["are you there?"]
