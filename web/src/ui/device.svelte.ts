// The choices made on this device, applied to the page; and the capabilities of the device.
import { LANGUAGES, type Lang, preferred, speak } from "../words/words.svelte";
import { choices } from "./choices.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

export const device = $state({ online: navigator.onLine, dark: dark.matches });

addEventListener("online", () => (device.online = true));
addEventListener("offline", () => (device.online = false));
dark.addEventListener("change", () => (device.dark = dark.matches));

const wantedLanguage = (): Lang => (choices.lang && choices.lang in LANGUAGES ? choices.lang : preferred());

/** Return whether the page is dark: by choice, or by the device's setting. */
export const isDark = (): boolean => (choices.theme ? choices.theme === "dark" : device.dark);

/** Apply the chosen colours, text size and motion. */
export function dress(): void {
  const root = document.documentElement;
  mark(root, "theme", choices.theme);
  mark(root, "size", choices.size);
  mark(root, "motion", choices.motion === "full" ? "" : choices.motion);
}

function mark(root: HTMLElement, name: string, value: string): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** Switch to the chosen language; if it cannot be loaded, the page keeps the current one. */
export async function speakAsChosen(): Promise<void> {
  try {
    await speak(wantedLanguage());
  } catch {
    // Without a connection only what was loaded before is available.
  }
}
