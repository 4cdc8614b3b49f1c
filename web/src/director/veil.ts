// The board updates immediately; what the picture has not shown yet is veiled, and what it showed last is marked.
// A separate style sheet does this, so that boards may redraw their cards at any time.
type Veiled = {
  hidden: Iterable<number>;
  landing: Iterable<number>; // in flight: they appear where they land
  staged: Iterable<number>; // in the middle of the picture, and not a second time in the middle of the board
  lands: number; // the length of the flight, in milliseconds
  marked: Iterable<number>;
  seats: Iterable<number>;
  lines: boolean; // the picture draws its own
};

const chosen = (name: string, ids: Iterable<number>, inner = ""): string => [...ids].map((id) => `[data-${name}="${id}"]${inner}`).join(",");
const within = (cards: string): string => (cards ? `[data-chain]:has(${cards})` : "");
const rule = (selector: string, style: string): string => (selector ? `${selector}{${style}}` : "");

export class Veil {
  private readonly sheet = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null; // old browsers show everything

  constructor() {
    if (this.sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  draw({ hidden, landing, lands, staged, marked, seats, lines }: Veiled): void {
    this.sheet?.replaceSync(
      "@keyframes lands{from,90%{opacity:0}}" +
        rule(chosen("card", hidden, " .card"), "opacity:0") +
        rule(chosen("card", landing, " .card"), `animation:lands ${lands}ms`) +
        rule(within(chosen("card", staged)), "opacity:0") +
        rule(lines ? "[data-lines]" : "", "opacity:0") +
        rule(chosen("card", marked, " .card:not(.lit,.selected)>.face"), "outline:3px solid var(--lamp);outline-offset:1px") +
        rule(chosen("seat", seats), "outline:3px solid var(--lamp);outline-offset:-3px;border-radius:var(--round)"),
    );
  }

  lift(): void {
    if (this.sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
