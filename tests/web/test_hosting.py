"""What people can do to a table and to each other in the menu: two taps if it cannot be undone."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .looking import Looks
from .people import PHONE, Person
from .tables import deal, knows, new_table


def menu(person: Person, *buttons: str, about: str = "") -> None:
    """Open the menu and tap an item; screen readers announce whom it is about."""
    page = person.page
    if not page.get_by_role("dialog").count():
        person.press("tools")
    for words in buttons:
        page.get_by_role("dialog").get_by_role(
            "button", name=f"{words}: {about}" if about else words, exact=True
        ).click()


def surely(person: Person, name: str, about: str = "") -> None:
    """Tap an item that needs confirmation."""
    menu(person, person.say(name), person.say("really", what=person.say(name)), about=about)


def votes(person: Person, words: str, about: str = "") -> None:
    """Vote for what only a host may do alone."""
    menu(person, words, person.say("really", what=words), about=about)


def close_menu(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def log(person: Person) -> str:
    return person.page.get_by_role("log").inner_text()


def test_a_bot_plays_until_the_seat_is_taken_back(come: Come) -> None:
    ann, bob = come("Ann", screen=PHONE), come("Bob")
    deal(ann, new_table(ann, "unorog", 3, speed="off"), bob)
    surely(ann, "let-bot-play")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator("[data-dock]")).to_contain_text(ann.say("bot-plays-for-you"))
    expect(bob.page.get_by_role("button", name=bob.say("stand-in"))).to_be_visible()
    looks = Looks()
    looks.at(ann, "a-bot-plays")
    ann.press("take-back-seat")
    expect(ann.page.get_by_role("button", name=ann.say("take-back-seat"))).to_have_count(0)
    expect(bob.page.get_by_role("button", name=bob.say("stand-in"))).to_have_count(0)
    looks.check()


def test_a_guest_asks_for_a_seat_and_the_host_lets_them_in(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve", screen=PHONE)
    table = new_table(ann, "unorog", 3, speed="off")
    deal(ann, table)
    eve.page.goto(f"/t/{table}")
    looks = Looks()
    eve.press("queue-ask")
    expect(eve.page.get_by_text(eve.say("queue-waiting"))).to_be_visible()
    looks.at(eve, "in-the-queue")
    right = "(one) => one.getBoundingClientRect().right"
    leave, dock = eve.page.get_by_role("button", name=eve.say("queue-leave")), eve.page.locator("[data-dock]")
    assert leave.evaluate(right) <= dock.evaluate(right)
    eve.press("queue-leave")
    expect(ann.page.get_by_role("log")).to_contain_text(ann.say("event-table-unqueues", seat="Eve"))
    eve.press("queue-ask")
    menu(ann)
    request = ann.page.get_by_role("region", name=ann.say("queue-wish", who="Eve"))
    request.get_by_role("combobox").select_option(label=ann.say("bot-name-2"))
    looks.at(ann, "who-waits")
    request.get_by_role("button", name=ann.say("queue-admit")).click()
    expect(eve.page.locator("[data-seat='2'].me")).to_be_visible()
    expect(request).to_have_count(0)
    looks.check()


def test_messages_of_a_muted_player_are_hidden(come: Come) -> None:
    ann, bob, cid = come("Ann"), come("Bob"), come("Cid")
    deal(ann, new_table(ann, "unorog", 3, speed="off"), bob, cid)
    menu(ann, ann.say("mute"), about="Bob")
    expect(ann.page.get_by_role("button", name=f"{ann.say('unmute')}: Bob")).to_be_visible()
    Looks().at(ann, "menu-of-the-host")
    close_menu(ann)
    for phrase, person in (("hello", bob), ("wow", cid)):
        person.press("talk")
        person.press(f"phrase-{phrase}")
    expect(ann.page.get_by_role("log")).to_contain_text(f"Cid: {ann.say('phrase-wow')}")
    expect(cid.page.get_by_role("log")).to_contain_text(f"Bob: {ann.say('phrase-hello')}")
    assert ann.say("phrase-hello") not in log(ann)
    assert f"You: {bob.say('phrase-hello')}" in log(bob)
    menu(ann, ann.say("unmute"), about="Bob")
    close_menu(ann)
    bob.press("talk")
    bob.press("phrase-thanks")
    expect(ann.page.get_by_role("log")).to_contain_text(f"Bob: {ann.say('phrase-thanks')}")


def test_a_host_hands_over_and_the_next_one_removes_and_closes(come: Come) -> None:
    ann, bob, cid = come("Ann"), come("Bob", screen=PHONE), come("Cid")
    table = new_table(ann, "unorog", 4, speed="off")
    deal(ann, table, bob, cid)
    menu(ann, ann.say("nudge"))
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refused-too-early"))
    surely(ann, "hand-over", about="Bob")
    expect(bob.page.get_by_role("log")).to_contain_text(
        bob.say("event-table-host", seat="Bob").replace("Bob is", "You are")
    )
    expect(ann.page.get_by_role("button", name=ann.say("close-table"))).to_have_count(0)
    surely(bob, "remove", about="Cid")
    expect(cid.page.get_by_role("heading", name=cid.say("refused-removed"))).to_be_visible()
    looks = Looks()
    looks.at(cid, "removed")
    looks.at(bob, "menu-of-the-new-host")
    surely(bob, "close-table")
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name=person.say("phase-table-closed"))).to_be_visible()
    looks.at(bob, "closed")
    looks.check()


def test_strangers_whose_host_has_left_vote_someone_out_and_choose_a_host(come: Come) -> None:
    ann, bob, cid, dan = come("Ann"), come("Bob", screen=PHONE), come("Cid"), come("Dan")
    deal(ann, new_table(ann, "unorog", 4, speed="relaxed", public=True), bob, cid, dan)
    menu(cid)
    expect(cid.page.get_by_role("button", name=f"{cid.say('mute')}: Dan")).to_be_visible()
    expect(cid.page.get_by_role("button", name="Vote to remove: Dan")).to_have_count(0)
    ann.page.goto("about:blank")
    votes(bob, "Vote to remove", about="Dan")
    voted = cid.say("event-table-vote-remove", seat="Bob", text="Dan", word="1/2")
    expect(cid.page.get_by_role("log")).to_contain_text(voted)
    votes(cid, "Vote to remove", about="Dan")
    expect(dan.page.get_by_role("heading", name=dan.say("refused-removed"))).to_be_visible()
    votes(bob, "Vote for host", about="Cid")
    looks = Looks()
    looks.at(cid, "menu-of-a-voter")
    votes(cid, "Vote for host", about="Cid")  # of the two who are left, both have to agree
    expect(bob.page.get_by_role("log")).to_contain_text(bob.say("event-table-host", seat="Cid"))
    looks.check()


def test_a_private_table_waits_for_an_absent_player(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = new_table(ann, "unorog", 3, speed="relaxed")
    deal(ann, table, bob)
    bob.page.goto("about:blank")
    expect(ann.page.locator('[data-seat="1"]')).to_contain_text("…")
    menu(ann, ann.say("wait-for-them"))
    expect(ann.page.get_by_role("log")).to_contain_text(ann.say("event-table-waits"))
    close_menu(ann)
    ann.picture("someone-is-away")
    bob.page.goto(f"/t/{table}")
    expect(ann.page.locator('[data-seat="1"]')).not_to_contain_text("…")


def test_a_seat_can_be_armed_against_one_card_of_one_player(come: Come) -> None:
    ann = come("Ann", lang="uk", screen=PHONE)
    table = new_table(ann, "second-uk", 3, speed="off")
    deal(ann, table)
    ann.press("close-spread")  # the babies to choose from cover the table: one tap closes them
    ann.press("tools")
    ann.page.get_by_role("radio", name=ann.say("mode-armed")).check()
    ann.page.get_by_role("combobox", name=ann.say("armed-against")).select_option(index=2)
    cards = ann.page.get_by_role("combobox", name=ann.say("armed-card"))
    cards.select_option("unicorn_poison")
    expect(cards).to_have_value("unicorn_poison")
    for never in ("baby_narwhal", "neigh"):  # the first is never played from a hand, the second only as a response
        expect(cards.locator(f"option[value={never}]")).to_have_count(0)
    looks = Looks()
    looks.at(ann, "ready")
    looks.check()
    knows(ann, table, mode="armed", armed_seat=2, armed_kind="unicorn_poison")


def test_a_seat_can_be_armed_against_one_type(come: Come) -> None:
    ann = come("Ann", lang="ru", screen=PHONE)
    table = new_table(ann, "second-ru", 3, speed="off")
    deal(ann, table)
    ann.press("close-spread")  # the babies to choose from cover the table: one tap closes them
    ann.press("tools")
    ann.page.get_by_role("radio", name=ann.say("mode-armed")).check()
    cards = ann.page.get_by_role("combobox", name=ann.say("armed-card"))
    types = ann.page.get_by_role("combobox", name=ann.say("armed-type"))
    cards.select_option("unicorn_poison")
    expect(cards).to_have_value("unicorn_poison")
    types.select_option(label=ann.say("type-upgrade"))
    expect(types).to_have_value("upgrade")
    expect(cards).to_have_value("")  # a magic card would never be an upgrade
    expect(cards.locator("option[value=unicorn_poison]")).to_have_count(0)
    cards.select_option("rainbow_aura")
    expect(cards).to_have_value("rainbow_aura")
    knows(ann, table, mode="armed", armed_kind="rainbow_aura", armed_type="upgrade")
