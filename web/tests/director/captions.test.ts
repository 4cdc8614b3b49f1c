// @vitest-environment jsdom
// The caption of every beat says in one sentence who did what to whom, in every language.
import { beforeAll, expect, test, vi } from "vitest";
import { Gatherer } from "../../src/director/beats";
import { captionAfter, captionOf, causeOf, guardOf, stampOf } from "../../src/director/captions";
import type { Event } from "../../src/protocol";
import { Speech } from "../../src/words/speech";
import { missing, speak } from "../../src/words/words.svelte";
import { stableInPlay } from "../snapshots";
import { GAMES, ME } from "./recorded";

const NAMES = ["Ann", "Ember", "Hazel", "Comet", "Pip", "Rosie", "Tusk", "Lily", "Biscuit", "Russet"];
const NARWHAL = { id: 3, kind: "narwhal" };
const NEIGH = { id: 9, kind: "neigh" };
const YAY = { id: 10, kind: "yay" };
const destroy = (seat: number, whom: number): Event => ({
  kind: "destroy",
  seat,
  whom,
  card: NARWHAL,
  from_zone: { zone: "stable", seat: whom },
  to_zone: { zone: "discard" },
});
const play = (seat: number, card = NARWHAL): Event => ({ kind: "play", seat, card, from_zone: { zone: "hand", seat }, to_zone: { zone: "playing" } });
const stop = (seat: number): Event => ({ ...play(seat, NEIGH), beat: "neigh" });

beforeAll(() => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
const captions = (game: string, events: Event[]): string[] => {
  const speech = new Speech(game, game === "stable" ? "second" : "", NAMES, ME);
  return new Gatherer({ game, me: ME }).gather(events, 0).map((beat) => captionOf(beat, speech));
};

test.each(["en", "ru", "uk"] as const)("every beat of the recorded games has a caption: %s", async (lang) => {
  await speak(lang, ["director", "game", "stable", "unorog", "cards", "stable-cards", "stable-terms", "pack-fireflies"]);
  for (const { game, profile, updates } of GAMES) {
    const speech = new Speech(game, profile.startsWith("first") ? "first" : profile.startsWith("second") ? "second" : "", NAMES, ME);
    const gatherer = new Gatherer({ game, me: ME });
    for (const beat of updates.flatMap(({ events, at }) => gatherer.gather(events, at))) {
      const caption = captionOf(beat, speech);
      expect(caption, beat.name).not.toBe("");
      expect(caption, beat.name).not.toMatch(/^\p{Ll}|you’s|(игрок|гравц)\p{L}+ т[ыи](?!\p{L})/u);
      // A title in quotes stays in the nominative, so no verb acts on it.
      expect(caption, beat.name).not.toMatch(/(?<!карт)\p{L}(?:ет|ёт|ит|ешь|ёшь|ишь|є|еш|иш|ить|де|ере) «/u);
      stampOf(beat, speech);
    }
  }
  expect([...missing]).toEqual([]);
});

test("nothing is said twice: a card that was just played enters in silence, and a turn includes its draw", async () => {
  await speak("en", ["director", "game", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const enter = (whom: number): Event => ({
    kind: "enter",
    seat: 2,
    whom,
    card: NARWHAL,
    from_zone: { zone: "playing" },
    to_zone: { zone: "stable", seat: whom },
  });
  const draw = (seat: number): Event => ({ kind: "draw", seat, from_zone: { zone: "deck" }, to_zone: { zone: "hand", seat } });
  const said = (...events: Event[]): string[] => {
    const beats = new Gatherer({ game: "stable", me: ME }).gather(events, 0);
    return beats.map((beat, n) => captionAfter(beats[n - 1], beat, speech));
  };
  expect(said(play(2), enter(2), { kind: "turn", seat: 3 }, draw(3))).toEqual(["Hazel plays Narwhal", "", "Comet’s turn", "Comet’s turn"]);
  expect(said(play(2), enter(3))).toEqual(["Hazel plays Narwhal", "Narwhal enters Comet’s stable"]);
  expect(said({ kind: "turn", seat: 3 }, draw(2))[1]).toBe("Hazel draws a card.");
});

test("a card that will sacrifice itself does not aim at itself", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const shark = { id: 5, kind: "shark_with_a_horn" };
  const aim = (card: typeof shark, whom: number): Event => ({ kind: "aim", seat: 2, whom, card, source: shark });
  expect(captions("stable", [aim(shark, 2), aim(NARWHAL, 3)])).toEqual(["Hazel aims Shark With a Horn at Narwhal"]);
  expect(captions("stable", [aim(shark, 2)])).toEqual([]);
});

test("many targets are counted, not named", async () => {
  await speak("en", ["director", "game", "stable", "stable-cards", "stable-terms"]);
  const tornado = { id: 30, kind: "glitter_tornado" };
  const aims = (count: number): Event[] =>
    Array.from({ length: count }, (_, n) => ({ kind: "aim", seat: 2, whom: n + 3, card: { id: 40 + n, kind: "narwhal" }, source: tornado }));
  expect(captions("stable", aims(2))).toEqual(["Hazel aims Glitter Tornado at Narwhal and Narwhal"]);
  expect(captions("stable", aims(4))).toEqual(["Hazel aims Glitter Tornado at 4 cards"]);
});

test("an alicorn hits the player who is next, who is told", async () => {
  await speak("en", ["director", "unorog", "cards"]);
  const alicorn: Event = { ...play(2, { id: 53, kind: "alicorn" }), word: "red", to_zone: { zone: "cauldron" }, beat: "play-alicorn" };
  const gathered = (next: number) => new Gatherer({ game: "unorog", me: ME }).gather([alicorn], 0, next)[0]!;
  const told = (next: number): string => captionOf(gathered(next), new Speech("unorog", "", NAMES, ME));
  expect([gathered(ME).heavy, told(ME)]).toEqual([true, "Hazel plays Alicorn on you and names red!"]);
  expect([gathered(3).heavy, told(3)]).toEqual([false, "Hazel plays Alicorn and names red"]);
});

test("a played card that goes to the discard pile is not one that somebody discards", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const discard = (seat: number, card: typeof YAY, zone: string, rule: string): Event => ({
    kind: "discard",
    seat,
    card,
    rule,
    from_zone: { zone, seat },
    to_zone: { zone: "discard" },
  });
  expect(captions("stable", [discard(2, NARWHAL, "hand", "R-WORD-03"), discard(ME, YAY, "playing", "R-CARD-05")])).toEqual(["Hazel discards Narwhal"]);
});

test.each([
  ["en", "Hazel plays Hoof and names blue", "Hazel plays Red sleep dust"],
  ["ru", "Hazel кладёт карту «Копыто», цвет: голубой", "Hazel кладёт карту «Красный мешочек с пылью сна»"],
  ["uk", "Hazel кладе карту «Копито», колір: блакитний", "Hazel кладе карту «Червоний мішечок із сонним пилом»"],
] as const)("the caption of a relic names the colour, if its player does: %s", async (lang, hoof, dust) => {
  await speak(lang, ["director", "unorog", "cards"]);
  const relic = (kind: string, word = ""): Event => ({ ...play(2, { id: 54, kind }), word, to_zone: { zone: "cauldron" }, beat: "play-relic" });
  expect(captions("unorog", [relic("hoof", "blue")])).toEqual([hoof]);
  expect(captions("unorog", [relic("red_dust")])).toEqual([dust]);
});

test.each([
  ["en", "Hazel blocks the dust with Red sleep dust and stays awake", "You block the dust with Red sleep dust and stay awake"],
  [
    "ru",
    "Hazel перехватывает пыль сна и не засыпает: «Красный мешочек с пылью сна»",
    "Ты перехватываешь пыль сна и не засыпаешь: «Красный мешочек с пылью сна»",
  ],
  [
    "uk",
    "Hazel перехоплює сонний пил і не засинає: «Червоний мішечок із сонним пилом»",
    "Ти перехоплюєш сонний пил і не засинаєш: «Червоний мішечок із сонним пилом»",
  ],
] as const)("dust that blocks dust says who stays awake: %s", async (lang, theirs, mine) => {
  await speak(lang, ["director", "unorog", "cards"]);
  const block = (seat: number): Event => ({
    ...play(seat, { id: 54, kind: "red_dust" }),
    to_zone: { zone: "cauldron" },
    beat: "play-relic",
    rule: "U-DUST-02",
  });
  expect(captions("unorog", [block(2)])).toEqual([theirs]);
  expect(captions("unorog", [block(ME)])).toEqual([mine]);
});

test("a caption addresses the reader when something is done by or to them", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  expect(captions("stable", [destroy(2, 3)])).toEqual(["Hazel destroys Comet’s Narwhal"]);
  expect(captions("stable", [destroy(2, ME)])).toEqual(["Hazel destroys your Narwhal!"]);
  expect(captions("stable", [destroy(ME, 2)])).toEqual(["You destroy Hazel’s Narwhal"]);
  expect(captions("stable", [destroy(2, 2)])).toEqual(["Hazel destroys their own Narwhal"]);
  expect(captions("stable", [play(ME), stop(2)])).toEqual(["You play Narwhal", "Hazel stops your Narwhal!"]);
});

test.each([
  ["en", ["Narwhal enters your stable", "Narwhal enters Hazel’s stable", "Narwhal goes straight into your stable", "You destroy your own Narwhal"]],
  [
    "ru",
    ["«Нарвал» теперь в твоём стойле", "«Нарвал» теперь в стойле игрока Hazel", "«Нарвал» попадает прямо в твоё стойло", "Ты уничтожаешь свою карту «Нарвал»"],
  ],
  [
    "uk",
    ["«Нарвал» тепер у твоїй стайні", "«Нарвал» тепер у стайні гравця Hazel", "«Нарвал» потрапляє просто у твою стайню", "Ти знищуєш свою карту «Нарвал»"],
  ],
] as const)("a card that comes to the reader comes to “your” stable, even if someone else played it: %s", async (lang, sentences) => {
  await speak(lang, ["director", "stable", "stable-cards", "stable-terms"]);
  const into = (kind: string, seat: number, whom: number): Event => ({
    kind,
    seat,
    whom,
    card: NARWHAL,
    from_zone: { zone: "playing" },
    to_zone: { zone: "stable", seat: whom },
  });
  expect([into("enter", 2, ME), into("enter", ME, 2), into("bring", 2, ME), destroy(ME, ME)].flatMap((event) => captions("stable", [event]))).toEqual(
    sentences,
  );
});

test.each([
  ["en", ["Hazel destroys Comet’s Narwhal", "Hazel stops your Narwhal!", "You sacrifice Narwhal and Neigh"]],
  ["ru", ["Hazel уничтожает карту «Нарвал» у игрока Comet", "Hazel останавливает твою карту «Нарвал»!", "Ты приносишь в жертву карты «Нарвал» и «Тпру!»"]],
  ["uk", ["Hazel знищує карту «Нарвал» у гравця Comet", "Hazel зупиняє твою карту «Нарвал»!", "Ти жертвуєш карти «Нарвал» і «Іржання»"]],
] as const)("what is done to a card is done to a word that can be declined: %s", async (lang, sentences) => {
  await speak(lang, ["director", "stable", "stable-cards", "stable-terms"]);
  const sacrifice = (card: typeof NARWHAL): Event => ({ ...destroy(ME, ME), kind: "sacrifice", card });
  const said = [[destroy(2, 3)], [play(ME), stop(2)], [sacrifice(NARWHAL), sacrifice(NEIGH)]].map((events) => captions("stable", events).at(-1));
  expect(said).toEqual(sentences);
});

test("after its owner a title has no article", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const great = { id: 7, kind: "the_great_narwhal" };
  const said = [ME, 3].flatMap((whom) => captions("stable", [{ ...destroy(2, whom), card: great }]));
  expect(said).toEqual(["Hazel destroys your Great Narwhal!", "Hazel destroys Comet’s Great Narwhal"]);
  expect(captions("stable", [play(2, great)])).toEqual(["Hazel plays The Great Narwhal"]);
});

test.each([
  ["en", "too many cards in hand", "Hazel’s stable is complete!", "Your stable is complete!"],
  ["ru", "слишком много карт в руке", "Hazel: стойло в полном сборе!", "Твоё стойло в полном сборе!"],
  ["uk", "забагато карт у руці", "Hazel: стайня в повному складі!", "Твоя стайня в повному складі!"],
] as const)("a discard at the end of a turn says why, and the end who has won: %s", async (lang, why, won, mine) => {
  await speak(lang, ["director", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const discard: Event = { kind: "discard", seat: 2, card: YAY, rule: "R-TURN-10", from_zone: { zone: "hand", seat: 2 }, to_zone: { zone: "discard" } };
  const causes = (event: Event): string[] => new Gatherer({ game: "stable", me: ME }).gather([event], 0).map((beat) => causeOf(beat, speech));
  expect([discard, { ...discard, rule: "R-WORD-02", source: NARWHAL }].flatMap(causes)).toEqual([why, speech.title("narwhal")]);
  const over = (seat: number): Event => ({ kind: "over", seat, word: "unicorns", rule: "R-END-01" });
  expect([2, ME].flatMap((seat) => captions("stable", [over(seat)]))).toEqual([won, mine]);
});

test("a sentence that ends with a title has one exclamation mark", async () => {
  await speak("ru", ["director", "stable", "stable-cards", "stable-terms"]);
  expect(captions("stable", [play(ME, YAY), stop(2)]).at(-1)).toBe("Hazel останавливает твою карту «И-го-го!»");
});

test.each([
  ["ru", "Comet играет карту"],
  ["uk", "Comet грає карту"],
] as const)("an unseen card is in the accusative: %s", async (lang, sentence) => {
  await speak(lang, ["director", "stable", "stable-cards", "stable-terms"]);
  expect(captions("stable", [{ kind: "play", seat: 3, from_zone: { zone: "hand", seat: 3 }, to_zone: { zone: "playing" } }])).toEqual([sentence]);
});

test("when cards of several players share a beat, no caption gives a card to the wrong player", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const tornado = { id: 5, kind: "glitter_tornado" };
  const back = (owner: number, kind: string): Event => ({
    kind: "return",
    seat: 2,
    whom: owner,
    word: "hand",
    card: { id: 20 + owner, kind },
    source: tornado,
    from_zone: { zone: "stable", seat: owner },
    to_zone: { zone: "hand", seat: owner },
  });
  expect(captions("stable", [back(3, "llamacorn"), back(ME, "narwhal")])).toEqual(["Hazel sends your Narwhal back to your hand!"]);
  const [caption] = captions("stable", [back(3, "llamacorn"), back(1, "narwhal")]);
  expect(caption).toMatch(/Llamacorn.*Comet.*Narwhal.*Ember/);
});

test("what is destroyed by one card is told without the card that goes to the discard pile", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const two = { id: 5, kind: "two_for_one" };
  const first = { ...destroy(2, 1), source: two };
  const second = { ...destroy(2, 3), card: { id: 4, kind: "llamacorn" }, source: two };
  const away: Event = { kind: "discard", seat: 2, card: two, rule: "R-CARD-05", from_zone: { zone: "playing" }, to_zone: { zone: "discard" } };
  expect(captions("stable", [first, second, away])).toEqual(["Hazel destroys Ember’s Narwhal. Hazel destroys Comet’s Llamacorn."]);
});

test("the caption of an aim names the card that aims and its targets", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const aim: Event = { kind: "aim", seat: 3, card: NARWHAL, source: { id: 5, kind: "seductive_unicorn" } };
  const captions = (...events: Event[]): string[] => new Gatherer({ game: "stable", me: ME }).gather(events, 0).map((beat) => captionOf(beat, speech));
  expect(captions({ ...aim, whom: 2 })).toEqual(["Comet aims Seductive Unicorn at Narwhal"]);
  expect(captions({ ...aim, whom: ME })).toEqual(["Comet aims Seductive Unicorn at your Narwhal!"]);
  const other = { ...aim, card: { id: 4, kind: "llamacorn" }, whom: 2 };
  expect(captions(other, { ...aim, whom: ME })).toEqual(["Comet aims Seductive Unicorn at your Narwhal!"]);
  const third = { ...aim, card: { id: 6, kind: "rhinocorn" }, whom: 1 };
  expect(captions(other, third, { ...aim, whom: 2 })).toEqual(["Comet aims Seductive Unicorn at Llamacorn, Rhinocorn and Narwhal"]);
});

test("an aim at a card and a player says where the card goes", async () => {
  await speak("en", ["director", "game", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const aim: Event = { kind: "aim", seat: 3, card: NARWHAL, whom: 2, source: { id: 5, kind: "re_target" } };
  const caption = (seat: number) =>
    captionOf(new Gatherer({ game: "stable", me: ME }).gather([aim, { kind: "aim-player", seat: 3, whom: seat, source: aim.source! }], 0)[0]!, speech);
  expect(caption(3)).toBe("Comet aims Re-Target at Narwhal (to Comet)");
  const later = new Gatherer({ game: "stable", me: ME });
  later.gather([aim], 0); // the player is chosen after it
  const second = later.gather([{ kind: "aim-player", seat: 3, whom: 3, source: aim.source! }], 0);
  expect(second.map((beat) => captionOf(beat, speech))).toEqual(["Comet aims Re-Target at Narwhal (to Comet)"]);
  expect(caption(ME)).toContain("(to you)");
});

test("below the caption is the card that did it, unless the picture shows it", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const steal: Event = {
    kind: "steal",
    seat: 2,
    whom: 1,
    card: NARWHAL,
    source: { id: 5, kind: "rainbow_lasso" },
    from_zone: { zone: "stable", seat: 1 },
    to_zone: { zone: "stable", seat: 2 },
  };
  const cause = (event: Event) => causeOf(new Gatherer({ game: "stable", me: ME }).gather([event], 0)[0]!, speech);
  expect(cause(steal)).toBe("Rainbow Lasso");
  expect(cause({ ...steal, source: null })).toBe("");
  expect(cause({ ...steal, source: NARWHAL })).toBe("");
  expect(cause(play(1))).toBe("");
  expect(cause({ kind: "no-effect", seat: 2, word: "sacrifice", source: { id: 5, kind: "rainbow_lasso" } })).toBe(""); // the caption names it
});

test("a card that no one can stop says why, and so does its player's Neigh", async () => {
  await speak("en", ["director", "game", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const guarded = stableInPlay([0, 0, 0, 0], { zones: [{ name: "stable", seat: 2, count: 1, cards: [YAY] }] });
  const guards = (...events: Event[]): string[] => new Gatherer({ game: "stable", me: ME }).gather(events, 0).map((beat) => guardOf(beat, guarded, speech));
  expect(guards(play(2))).toEqual(["Yay: no one can stop it"]);
  expect(guards(play(3))).toEqual([""]);
  expect(guards(play(3), stop(2))).toEqual(["", "Yay: no one can stop it"]);
  expect(guards(destroy(2, 3))).toEqual([""]);
});

test("no one is said to be caught who did call", async () => {
  await speak("en", ["director", "game", "unorog", "cards"]);
  const speech = new Speech("unorog", "", NAMES, ME);
  const caught: Event = { kind: "catch", seat: ME, whom: 1, rule: "U-CALL-02" };
  const told = (event: Event): [string, string] => {
    const [beat] = new Gatherer({ game: "unorog", me: ME }).gather([event], 0);
    return [captionOf(beat!, speech), stampOf(beat!, speech)];
  };
  expect(told(caught)).toEqual(["You catch Ember: no “Unorog!”", "Caught!"]);
  expect(told({ ...caught, beat: "catch-in-vain" })).toEqual(["No luck: Ember did say “Unorog!”", ""]);
});

test("a Neigh is stamped with its title", async () => {
  await speak("en", ["director", "stable", "stable-cards", "stable-terms"]);
  const speech = new Speech("stable", "second", NAMES, ME);
  const [, neigh] = new Gatherer({ game: "stable", me: ME }).gather([play(1), stop(2)], 0);
  expect(stampOf(neigh!, speech)).toBe("Neigh!");
});
