"""Words and Speech: languages, missing messages, and sentences about events."""

import pytest

from stablemates.core.game import Profile
from stablemates.core.kernel import NOBODY
from stablemates.games import registry
from stablemates.protocol import seen
from stablemates.protocol.values import Card, Event, Option, Outcome, Place, Question, Reason
from stablemates.testing import At
from stablemates.words import LANGUAGES, MissingWord, Words, choose
from stablemates.words.speech import Speech


def test_the_first_locale_variable_that_is_set_decides() -> None:
    assert choose(None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}) == "ru"
    assert choose(None, {"LC_ALL": "C.UTF-8", "LANG": "uk_UA.UTF-8"}) == "en"
    assert choose(None, {"LANG": "uk"}) == "uk"
    assert choose(None, {"LANG": "de_DE.UTF-8"}) == choose(None, {}) == "en"
    assert choose("ru", {"LC_ALL": "uk_UA.UTF-8"}) == "ru"


def test_a_missing_message_is_an_error_in_tests_and_a_key_for_players() -> None:
    with pytest.raises(MissingWord, match="no-such-message"):
        Words("ru", strict=True).text("no-such-message")
    with pytest.raises(MissingWord, match="cards"):
        Words("ru", strict=True).text("cards")  # without its argument
    with pytest.raises(MissingWord, match=r"you\.key"):
        Words("ru", strict=True).attribute("you", "key")
    careless = Words("ru", strict=False)
    assert careless.text("no-such-message") == "no-such-message"
    assert careless.attribute("you", "key") == "you.key"
    assert careless.text("cards")


def test_one_game_or_all() -> None:
    one, everything = Words("en", "unorog"), Words("en")
    assert one.text("card-red-5") == everything.text("card-red-5") == "Red 5"
    assert not one.has("card-rhinocorn")
    assert everything.has("card-rhinocorn")


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards"]),
        ("ru", ["1 карта", "2 карты", "5 карт", "21 карта"]),
        ("uk", ["1 карта", "2 карти", "5 карт", "21 карта"]),
    ],
)
def test_numbers_choose_their_noun(lang: str, forms: list[str]) -> None:
    words = Words(lang, strict=True)
    assert [words.text("cards", n=n) for n in (1, 2, 5, 21)] == forms


LOCK, NARWHAL = Card(5, "blue_5"), Card(5, "narwhal")


def at_the_table(lang: str, me: int, ann: str = "alicorn red_5 blue_1") -> tuple[At, Speech]:
    t = At(
        "unorog",
        ann={"hand": ann},
        bob={"hand": "red_7 green_2 hoof"},
        cauldron="red_3",
        well="green_9 yellow_0 blue_8 blue_9",
    )
    return t, Speech(Words(lang, "unorog", strict=True), book("unorog"), ["Аня", "Боря"], me)


def sentences(t: At, speech: Speech) -> list[str]:
    """Return the events of the last answer as sentences for a reader."""
    return speech.events(seen.events(t.state, t.state.events, speech.me))


def book(profile: str) -> Profile:
    return registry.find(profile)[1]


def test_u_ali_04_a_challenge_as_each_of_the_two_reads_it() -> None:
    t, ann = at_the_table("ru", 0, ann="alicorn red_5 red_5")
    bob = Speech(ann.words, book("unorog"), ann.names, 1)
    t.does("ann", "alicorn blue")
    assert sentences(t, bob) == ["Аня кладёт карту «Аликорн» и называет цвет: голубой."]
    assert sentences(t, ann) == ["Ты кладёшь карту «Аликорн» и называешь цвет: голубой."]
    t.does("bob", "check")
    assert sentences(t, bob) == [
        "Ты не веришь игроку Аня и требуешь проверки.",
        "Аня показывает: «Красная 5», «Красная 5».",
        "Обман! Аня забирает карту «Аликорн» обратно, цвет снова прежний.",
        "Аня берёт 4 карты.",
    ]
    assert sentences(t, ann)[-1].startswith("Ты берёшь: «Зелёная 9», ")
    t.turn_of("bob")


def test_a_suspected_player_is_addressed() -> None:
    t, ann = at_the_table("ru", 0)
    t.does("ann", "alicorn blue").does("bob", "check")
    assert sentences(t, ann)[0] == "Боря не верит тебе и требует проверки."
    t.turn_of("bob")


def test_a_card_that_was_not_seen_is_not_named() -> None:
    t, bob = at_the_table("en", 1)
    t.does("ann", "draw")
    assert sentences(t, bob) == ["Аня draws a card."]
    t.turn_of("bob")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_name_the_rule(lang: str) -> None:
    """U-TURN-02: a lock goes on its colour or its number."""
    t, ann = at_the_table(lang, 0)
    blue = next(card for card in t.state.cards_in(1) if t.state.kind(card) == "blue_1")
    reason = t.state.why(0, blue)
    assert reason is not None
    assert "U-TURN-02" in ann.reason(seen.reason(t.state, blue, reason), seen.view(t.state, 0))
    t.turn_of("ann")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shape_of_every_sentence_can_be_formatted(lang: str) -> None:
    """With the arguments that Speech passes: a text with any other would fail for some player some day."""
    t, speech = at_the_table(lang, 0)
    view = seen.view(t.state, 0)
    for name in speech.words.bundle._messages:
        kind, _, key = name.partition("-unorog-")
        if kind == "event":
            for seat in (0, 1):
                for card in (None, LOCK):
                    speech.events([Event(key, seat, card, whom=1 - seat, n=2, word="red", source=Card(53, "alicorn"))])
            speech.events([Event(key, seat, LOCK) for seat in (0, 1)])
        elif kind == "verb":
            speech.option(Option(key, card=LOCK, word="red"))
            speech.option(Option(key, card=LOCK))
        elif kind == "ask":
            speech.question(Question(key, [], source=LOCK), view)
        elif kind == "outcome":
            assert len({speech.outcome(Outcome(winner, key, "", [3, 4])) for winner in (-1, 0, 1)}) == 3
    t.turn_of("ann")


# --- the stable game -----------------------------------------------------------------------------------


def at_the_stables(lang: str, profile: str = "second-uk", me: int = 0) -> tuple[At, Speech]:
    t = At(
        profile,
        ann={"hand": "unicorn_poison narwhal neigh", "stable": "baby_unicorn_red stabby_the_unicorn"},
        bob={"hand": "neigh super_neigh", "stable": "llamacorn baby_narwhal"},
        cat={"hand": "yay", "stable": "baby_unicorn_blue"},
    )
    words = Words(lang, "stable", strict=True)
    return t, Speech(words, book(profile), ["Аня", "Боря", "Катя"], me)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shape_of_every_sentence_of_the_stable_game_can_be_formatted(lang: str) -> None:
    t, speech = at_the_stables(lang)
    view = seen.view(t.state, 0)
    rules = ("R-CARD-05", "R-CARD-07", "R-EFF-08", "R-WORD-02")
    for name in speech.words.bundle._messages:
        kind, _, key = name.partition("-stable-")
        if kind == "event":
            for rule in rules:
                for seat in (0, 1):
                    for card in (None, NARWHAL):
                        for source in (None, Card(53, "yay")):
                            origin, target = Place("stable", 1 - seat), Place("stable", seat)
                            speech.events([Event(key, seat, card, 1 - seat, 2, "", source, rule, origin, target)])
            speech.events([Event(key, seat, NARWHAL) for seat in (0, 1)])
        elif kind == "verb":
            speech.option(Option(key, card=NARWHAL, seat=1))
            speech.option(Option(key))
        elif kind == "ask":
            for rule in ("", "R-TURN-10"):
                speech.question(Question(key, [], rule, NARWHAL), view)
        elif kind == "why":
            assert "R-TURN-09" in speech.reason(Reason(NARWHAL, key, "R-TURN-09", Card(7, "yay")), view)
        elif kind == "outcome":
            assert len({speech.outcome(Outcome(winner, key, "", [3, 4])) for winner in (-1, 0, 1)}) == 3
    t.turn_of("ann")


def test_r_card_07_a_poison_that_is_stopped_as_the_others_read_it() -> None:
    t, bob = at_the_stables("ru", "second-ru", me=1)
    assert sentences(t.does("ann", "unicorn_poison"), bob) == ["Аня играет карту «Единорожий яд»."]
    announced = "Аня целится картой «Единорожий яд» в твою карту «Ламарог»."
    assert sentences(t.does("ann", "llamacorn"), bob) == [announced]
    asked = bob.question(seen.question(t.state, t.question("bob")), seen.view(t.state, 1))
    assert asked == "«Единорожий яд»: остановить картой «Тпру!» или пропустить?"
    t.does("cat", "pass").does("bob", "neigh")
    assert sentences(t, bob) == ["Ты играешь карту «Тпру!»."]
    t.does("ann", "pass").does("cat", "pass")
    assert sentences(t, bob)[:2] == ["«Тпру!» — в сброс.", "Остановлено: «Единорожий яд»."]
    t.turn_of("bob")


@pytest.mark.parametrize(
    ("lang", "lack"),
    [
        ("en", "no magic card in the discard pile"),
        ("ru", "в сбросе нет заклинаний"),
        ("uk", "у скиді нема заклинань"),
    ],
)
def test_r_eff_08_an_effect_that_finds_nothing_to_do(lang: str, lack: str) -> None:
    t = At("second-ru", ann={"hand": "magical_flying_unicorn"}, bob={}, cat={}).does("ann", "magical_flying_unicorn")
    for me, whose in ((0, ""), (1, " (Аня)")):
        speech = Speech(Words(lang, "stable"), book("second-ru"), ["Аня", "Боря", "Катя"], me)
        [event] = seen.events(t.state, t.happened("no-effect"), me)
        assert speech.events([event]) == [f"{speech.card(event.source)}{whose}: {lack}."]
    t.turn_of("bob")


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", ["discard 3 cards.", "discard 2 cards.", "which card do you discard?"]),
        ("ru", ["сбрось 3 карты.", "сбрось 2 карты.", "какую карту сбросить?"]),
        ("uk", ["скинь 3 карти.", "скинь 2 карти.", "яку карту скинути?"]),
    ],
)
def test_r_word_02_a_player_who_discards_several_cards_sees_how_many(lang: str, asked: list[str]) -> None:
    t = At("second-uk", ann={"hand": "change_of_luck neigh yay"}, bob={}, cat={}, deck="slowdown nanny_cam ...")
    speech = Speech(Words(lang, "stable", strict=True), book("second-uk"), ["Аня", "Боря", "Катя"], 0)
    t.does("ann", "change_of_luck")
    for card, words in zip(("neigh", "yay", "nanny_cam"), asked, strict=True):
        question = speech.question(seen.question(t.state, t.question("ann")), seen.view(t.state, 0))
        assert question == f"{speech.card(Card(0, 'change_of_luck'))}: {words}"
        t.does("ann", card)
    t.turn_of("ann")


@pytest.mark.parametrize(
    ("lang", "offered", "out_of_reach"),
    [
        ("en", "use the effect?", "you can’t use the effect right now."),
        ("ru", "применить эффект?", "сейчас эффект применить нельзя."),
        ("uk", "застосувати ефект?", "зараз ефект застосувати не можна."),
    ],
)
def test_r_eff_04_an_effect_that_a_player_cannot_use_is_not_offered(lang: str, offered: str, out_of_reach: str) -> None:
    """The others cannot know that it is out of reach, so the question is asked all the same."""
    speech = Speech(Words(lang, "stable", strict=True), book("second-uk"), ["Аня", "Боря", "Катя"], 0)
    for rest, words in (("rhinocorn llamacorn", offered), ("rhinocorn yay", out_of_reach)):
        ann = {"hand": f"necromancer_unicorn {rest}"}
        t = At("second-uk", ann=ann, bob={}, cat={}, discard="narwhal").does("ann", "necromancer_unicorn")
        question = speech.question(seen.question(t.state, t.question("ann")), seen.view(t.state, 0))
        assert question == f"{speech.card(Card(0, 'necromancer_unicorn'))}: {words}"
        t.does("ann", "no").turn_of("bob")


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "8 cards; the limit is 7. Discard 1."),
        ("ru", "Карт на руке: 8, предел — 7. Сбрось 1."),
        ("uk", "Карт на руці: 8, межа — 7. Скинь 1."),
    ],
)
def test_r_turn_10_a_player_with_too_many_cards_sees_the_limit(lang: str, asked: str) -> None:
    t = At("second-uk", ann={"hand": ["neigh"] * 7}, bob={}, cat={}).does("ann", "draw")
    speech = Speech(Words(lang, "stable"), book("second-uk"), ["Аня", "Боря", "Катя"], 0)
    question = seen.question(t.state, t.question("ann"))
    assert [speech.question(question, seen.view(t.state, seat)) for seat in (0, NOBODY)] == [asked, asked]
    t.does("ann", "neigh").turn_of("bob")


def test_the_effects_of_a_card_are_described_with_the_card() -> None:
    t, cat = at_the_stables("ru", "second-ru", me=2)
    t.does("ann", "unicorn_poison", "llamacorn").does("bob", "pass").does("cat", "pass")
    assert "Аня уничтожает карту «Ламарог» у игрока Боря (эффект: «Единорожий яд»)." in sentences(t, cat)
    bob = Speech(cat.words, book("second-ru"), cat.names, 1)
    assert "Аня уничтожает твою карту «Ламарог» (эффект: «Единорожий яд»)." in sentences(t, bob)
    t.turn_of("bob")


MOVED = {
    "en": (
        "Rainbow Aura moves from Боря’s stable to yours (via Re-Target).",
        "Rainbow Aura moves from your stable to Аня’s (via Re-Target).",
        "Rainbow Aura moves from Боря’s stable to Аня’s (via Re-Target).",
    ),
    "ru": (
        "«Радужная аура» перемещается из стойла игрока Боря в твоё стойло (эффект: «Цельсь!»).",
        "«Радужная аура» перемещается из твоего стойла в стойло игрока Аня (эффект: «Цельсь!»).",
        "«Радужная аура» перемещается из стойла игрока Боря в стойло игрока Аня (эффект: «Цельсь!»).",
    ),
    "uk": (
        "«Веселкова аура» переміщується зі стайні гравця Боря у твою стайню (ефект: «Зміна цілі»).",
        "«Веселкова аура» переміщується з твоєї стайні у стайню гравця Аня (ефект: «Зміна цілі»).",
        "«Веселкова аура» переміщується зі стайні гравця Боря у стайню гравця Аня (ефект: «Зміна цілі»).",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_moved_card_is_described_with_both_stables(lang: str) -> None:
    """Re-Target, to its player's own stable: the other player is the one the card leaves."""
    t = At("second-uk", ann={"hand": "re_target"}, bob={"stable": "rainbow_aura"}, cat={"hand": "neigh"})
    t.plays("ann", "re_target", moves="rainbow_aura", to="ann")
    found = [sentences_of(t, lang, me, "move") for me in (0, 1, 2)]
    assert found == [[sentence] for sentence in MOVED[lang]]
    t.turn_of("bob")


@pytest.mark.parametrize(
    ("lang", "aimed"),
    [
        ("en", "Shark With a Horn is aimed at itself."),
        ("ru", "Цель карты «Акулорог» — она сама."),
        ("uk", "Ціль карти «Акула з рогом» — вона сама."),
    ],
)
def test_a_card_that_sacrifices_itself_is_its_own_target(lang: str, aimed: str) -> None:
    """Not “Ann aims Shark With a Horn at Shark With a Horn” for any reader (R-EFF-11)."""
    t = At("second-uk", ann={"hand": "shark_with_a_horn", "stable": "yay"}, bob={"stable": ""}, cat={"hand": "neigh"})
    t.plays("ann", "shark_with_a_horn", may=True)
    assert [sentences_of(t, lang, me, "aim")[0] for me in (0, 1)] == [aimed] * 2


@pytest.mark.parametrize(
    ("lang", "aimed", "at_yourself", "destroyed"),
    [
        (
            "en",
            "You aim Unicorn Poison at your own Llamacorn.",
            "You aim Americorn at yourself.",
            "You destroy your own Llamacorn (via Unicorn Poison).",
        ),
        (
            "ru",
            "Ты целишься картой «Единорожий яд» в свою карту «Ламарог».",
            "Ты целишься картой «Америрог» в себя.",
            "Ты уничтожаешь свою карту «Ламарог» (эффект: «Единорожий яд»).",
        ),
        (
            "uk",
            "Ти цілишся картою «Отрута для однорогів» у свою карту «Ламаріг».",
            "Ти цілишся картою «Америріг» у себе.",
            "Ти знищуєш свою карту «Ламаріг» (ефект: «Отрута для однорогів»).",
        ),
    ],
)
def test_your_own_card_is_called_your_own(lang: str, aimed: str, at_yourself: str, destroyed: str) -> None:
    """R-WORD-04: the Russian first edition lets you destroy your own cards."""
    speech = Speech(Words(lang, "stable", strict=True), book("first-ru"), ["Аня", "Боря", "Катя"], 0)
    poison, llama = Card(1, "unicorn_poison"), Card(2, "llamacorn")
    assert speech.events([Event("aim", seat=0, whom=0, card=llama, n=1, source=poison)]) == [aimed]
    assert speech.events([Event("aim_player", seat=0, whom=0, n=1, source=Card(3, "americorn"))]) == [at_yourself]
    assert speech.events([Event("destroy", seat=0, whom=0, card=llama, source=poison)]) == [destroyed]


def test_babies_that_were_chosen_are_not_called_random() -> None:
    """R-SET-05: in three of the rulebooks players choose; a log that is read later has all babies in one sentence."""
    speech = Speech(Words("en", "stable", strict=True), book("second-uk"), ["Ann", "Bob"], 0)
    babies = Card(1, "baby_unicorn_red"), Card(2, "baby_narwhal")
    events = [Event("baby", seat=seat, card=card, rule="R-SET-05") for seat, card in enumerate(babies)]
    assert speech.events(events) == ["The babies: Baby Unicorn (Red) for you, Baby Narwhal for Bob."]


@pytest.mark.parametrize(
    ("lang", "aimed", "destroyed"),
    [
        ("en", "Боря aims Americorn at themselves.", "Боря destroys their own Llamacorn."),
        ("ru", "Боря целится картой «Америрог» в себя.", "Боря уничтожает свою карту «Ламарог»."),
        ("uk", "Боря цілиться картою «Америріг» у себе.", "Боря знищує свою карту «Ламаріг»."),
    ],
)
def test_another_players_own_card_is_called_their_own(lang: str, aimed: str, destroyed: str) -> None:
    """R-WORD-04, R-WORD-07: they may destroy their own card, or choose themselves."""
    speech = Speech(Words(lang, "stable", strict=True), book("first-ru"), ["Аня", "Боря", "Катя"], 0)
    assert speech.events([Event("aim_player", seat=1, whom=1, n=1, source=Card(3, "americorn"))]) == [aimed]
    assert speech.events([Event("destroy", seat=1, whom=1, card=Card(2, "llamacorn"))]) == [destroyed]


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "Боря steals your Llamacorn.", "Боря steals Llamacorn from Катя."),
        ("ru", "Боря крадёт твою карту «Ламарог».", "Боря крадёт карту «Ламарог» у игрока Катя."),
        ("uk", "Боря краде твою карту «Ламаріг».", "Боря краде карту «Ламаріг» у гравця Катя."),
    ],
)
def test_a_theft_names_the_player_who_loses_the_card(lang: str, mine: str, theirs: str) -> None:
    speech = Speech(Words(lang, "stable", strict=True), book("second-uk"), ["Аня", "Боря", "Катя"], 0)
    assert speech.events([Event("steal", seat=1, whom=0, card=Card(2, "llamacorn"))]) == [mine]
    assert speech.events([Event("steal", seat=1, whom=2, card=Card(2, "llamacorn"))]) == [theirs]


@pytest.mark.parametrize(
    ("me", "ran", "went_home"),
    [
        (0, "runs from your stable to Боря’s.", "returns from your stable to Катя’s (via Unicorn Lasso)."),
        (1, "runs from Аня’s stable to yours.", "returns from Аня’s stable to Катя’s (via Unicorn Lasso)."),
        (2, "runs from Аня’s stable to Боря’s.", "returns from Аня’s stable to yours (via Unicorn Lasso)."),
    ],
)
def test_a_card_that_changes_stables_is_described_from_each_players_view(me: int, ran: str, went_home: str) -> None:
    """Puppicorn comes to the player whose turn starts; Unicorn Lasso gives back at the end of the turn (R-EFF-03)."""
    t = At(
        "first-uk",
        phase="beginning",
        ann={"stable": "puppicorn unicorn_lasso"},
        bob={},
        cat={"stable": "narwhal"},
    ).does("ann", "use unicorn_lasso", "narwhal", "draw")
    assert sentences_of(t, "en", me, "roam") == [f"Puppicorn {ran}"]
    assert sentences_of(t, "en", me, "give-back") == [f"Narwhal {went_home}"]
    t.turn_of("bob")


def sentences_of(t: At, lang: str, me: int, kind: str) -> list[str]:
    """Return the sentences a player gets for events of one kind."""
    speech = Speech(Words(lang, "stable", strict=True), book(t.state.profile), ["Аня", "Боря", "Катя"], me)
    return speech.events(seen.events(t.state, t.happened(kind), me))


@pytest.mark.parametrize(
    ("lang", "into_own", "entered"),
    [
        ("en", "into your own stable", "Yay enters your stable."),
        ("ru", "в своё стойло", "«И-го-го!» входит в твоё стойло."),
        ("uk", "у свою стайню", "«Ура!» потрапляє у твою стайню."),
    ],
)
def test_your_own_stable_is_called_yours(lang: str, into_own: str, entered: str) -> None:
    t, cat = at_the_stables(lang, me=2)
    assert cat.option(Option("stable", seat=2)) == into_own
    assert "Аня" in cat.option(Option("stable", seat=0))
    assert cat.events([Event("enter", 2, Card(1, "yay"), whom=2)]) == [entered]
    t.turn_of("ann")


@pytest.mark.parametrize(
    ("profile", "lang", "neigh"),
    [
        ("second-ru", "ru", "Тпру!"),
        ("first-ru", "ru", "Тпру!"),
        ("second-uk", "uk", "Іржання"),
        ("first-uk", "uk", "НІТ"),
        ("first-uk", "en", "Neigh"),
    ],
)
def test_each_edition_has_its_own_words(profile: str, lang: str, neigh: str) -> None:
    t, bob = at_the_stables(lang, profile, me=1)
    assert bob.title_of("neigh") == neigh
    t.does("ann", "narwhal", *(["narwhal ann"] if profile.startswith("first") else []))
    assert neigh in bob.question(seen.question(t.state, t.question("bob")), seen.view(t.state, 1))
    t.does("bob", "pass").does("cat", "pass").turn_of("bob")


def test_a_first_edition_shows_its_own_text() -> None:
    words = Words("en", "stable", strict=True)
    texts = [Speech(words, book(one), []).text_of("llamacorn") for one in ("second-uk", "first-uk")]
    assert "shuffled into the deck" not in texts[0]
    assert "shuffled into the deck" in texts[1]


def test_cards_that_share_a_title_are_distinguished() -> None:
    speech = Speech(Words("ru", "stable", strict=True), book("second-ru"), [])
    assert speech.title_of("baby_unicorn_red") == "Единорожек (красный)"
    assert speech.title_of("baby_unicorn_blue") == "Единорожек (синий)"
    assert speech.title_of("rhinocorn") == "Носорогорог"
