// What a step of a lesson points at: exactly one thing on the table.
const CARD = "[data-card] .lit [data-kind]";
const BUTTON = "[data-dock] .answers button:not(:disabled, .hold)"; // a lesson offers one answer; time is no answer
const PLACES: Record<string, string> = {
  "stable-hello": '[data-seat="0"]',
  "stable-hand": ".table > .hand",
  "stable-won": '[data-seat="0"]',
  "unorog-hello": '[data-pile="well"], [data-pile]',
};

/** What has to be pressed next: the answer of a lifted card, else the card, else the only answer there is. */
export function pressed(screen: ParentNode): HTMLElement | null {
  const sheet = screen.querySelector<HTMLElement>("dialog[open] button.main");
  const lifted = screen.querySelector(`${CARD}[aria-pressed="true"]`);
  const card = screen.querySelector<HTMLElement>(CARD);
  const button = screen.querySelector<HTMLElement>(BUTTON);
  return sheet ?? (lifted ? (button ?? card) : (card ?? button));
}

/** What the teacher talks about where nothing has to be pressed. */
export function shown(screen: ParentNode, lesson: string, said: string): HTMLElement | null {
  const place = PLACES[`${lesson}-${said}`];
  return place ? screen.querySelector<HTMLElement>(place) : null;
}
