// The page that verifies a deal: it takes a match file, calls fair.js and shows the result in words.

import { TITLES } from "./card-titles.js";
import { check, Unreadable } from "./fair.js";
import { choose } from "./verify-words.js";

const LARGEST = 2_000_000; // characters of a match file
const asked = new URLSearchParams(location.search);
const { lang, words } = choose(asked.get("lang") ?? navigator.language);
const at = (id) => document.getElementById(id);

/** Take the colours that the reader has chosen for the other pages. */
function paint() {
  try {
    const { theme } = JSON.parse(localStorage.getItem("stablemates") ?? "{}");
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage, the device decides.
  }
}

function speak() {
  document.documentElement.lang = lang;
  document.title = `${words.title} — Stablemates`;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = words[element.dataset.say];
  for (const list of ["proves", "not"]) at(list).replaceChildren(...words[list].map((line) => made("li", line)));
}

/** An element with a text in it.  Players' names and words are only ever text, never HTML. */
function made(name, text, kind = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

async function judge(text) {
  if (!globalThis.crypto?.subtle) return show(made("p", words.insecure, "bad"));
  if (text.length > LARGEST) return show(made("p", words.large, "bad"));
  try {
    showVerdict(await check(text, at("noted").value));
  } catch (problem) {
    const reason = problem instanceof Unreadable ? problem.message : "header";
    show(made("p", words.unreadable, "verdict bad"), made("p", words[`unreadable-${reason}`]));
  }
}

function showVerdict({ good, findings, header, day }) {
  const list = made("ul", "", "findings");
  for (const finding of findings) {
    const text = words[finding.what + (finding.good ? "-good" : "-bad")];
    list.append(made("li", text, finding.good ? "good" : "bad"));
  }
  const parts = [made("p", good ? words.good : words.bad, `verdict ${good ? "good" : "bad"}`), list];
  if (day) parts.push(made("p", words.day.replace("{day}", day)));
  if (!at("noted").value.trim()) parts.push(made("p", `${words["not-noted"]} ${header.fair.commitment}`, "cards"));
  const hands = document.createElement("dl");
  header.fair.hands.forEach((hand, seat) => {
    const word = header.fair.words[seat];
    const name = header.seats[seat].startsWith("bot:") ? `${words.bot} ${seat + 1}` : header.seats[seat];
    hands.append(made("dt", `${name}${word ? ` (${words.word}: ${word})` : ""}`));
    hands.append(made("dd", hand.map(({ kind }) => titleOf(kind, header.profile)).join(", ")));
  });
  show(...parts, made("h2", words.hands), hands, made("p", words.engine, "cards"));
}

/** The title of a card in this rulebook's edition; a card of a third-party pack only has its kind. */
function titleOf(kind, profile) {
  const [edition] = profile.split("-");
  const { [edition]: own = {}, "": shared } = TITLES[lang];
  return own[kind] ?? shared[kind] ?? kind.replaceAll("_", " ");
}

function show(...parts) {
  at("result").replaceChildren(...parts);
  at("result").focus();
}

/** Fetches and verifies the match file that the page's address names, if it is on this server. */
async function fetched(place) {
  const address = new URL(place, location.href);
  if (address.origin !== location.origin) return show(made("p", words.elsewhere, "bad"));
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) throw new Error(String(answer.status));
    at("text").value = await answer.text();
  } catch {
    return show(made("p", words.unfetched, "bad"));
  }
  await judge(at("text").value);
}

paint();
speak();
at("file").addEventListener("change", async () => {
  const [file] = at("file").files;
  if (!file) return;
  at("chosen").textContent = file.name;
  if (file.size > LARGEST) return show(made("p", words.large, "bad"));
  at("text").value = await file.text();
  await judge(at("text").value);
});
at("form").addEventListener("submit", (event) => {
  event.preventDefault();
  judge(at("text").value);
});
if (asked.get("game")) fetched(asked.get("game"));
