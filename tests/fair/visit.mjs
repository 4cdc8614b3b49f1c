// Opens the page in a browser that has just enough of one: elements with text, children and listeners.
// Arguments: the page's script and its address; standard input: the record that the server has, and what was noted.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, address] = process.argv.slice(2);
const { ids, says, record, noted } = JSON.parse(readFileSync(0, "utf8"));

class Element {
  constructor(name) {
    Object.assign(this, { name, own: "", children: [], className: "", value: "", dataset: {}, listeners: {}, focused: false });
  }
  get textContent() {
    return this.own + this.children.map((child) => child.textContent).join("\n");
  }
  set textContent(text) {
    [this.own, this.children] = [text, []];
  }
  append(...parts) {
    this.children.push(...parts);
  }
  replaceChildren(...parts) {
    [this.own, this.children] = ["", parts];
  }
  addEventListener(what, listener) {
    this.listeners[what] = listener;
  }
  focus() {
    this.focused = true;
  }
}

const elements = Object.fromEntries(ids.map((id) => [id, new Element(id)]));
elements.noted.value = noted;
const spoken = says.map((say) => Object.assign(new Element(say), { dataset: { say } }));
const fetched = [];
const globals = {
  document: {
    documentElement: {},
    getElementById: (id) => elements[id],
    createElement: (name) => new Element(name),
    querySelectorAll: () => spoken,
  },
  location: new URL(address),
  navigator: { language: "ru-RU" },
  fetch: async (url) => {
    fetched.push(String(url));
    return { ok: record !== null, status: 404, text: async () => record };
  },
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const shown = new Promise((resolve) => {
  elements.result.focus = resolve;
});
await import(pathToFileURL(script).href);
if (!globals.location.searchParams.get("game")) {
  elements.text.value = record;
  elements.form.listeners.submit({ preventDefault() {} });
}
await shown;
const lines = elements.result.children.map((child) => ({ kind: child.className, text: child.textContent }));
const lang = document.documentElement.lang;
process.stdout.write(JSON.stringify({ lang, title: document.title, spoken: spoken.map((one) => one.own), lines, fetched }));
