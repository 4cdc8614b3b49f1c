// Links to a rule by its number: /rules/second-ru#R-CARD-07.
import { go } from "../ui/router.svelte";

/** Follow a link to a rule; on the same page it only scrolls there. */
export function toRule(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (link.pathname === location.pathname) history.replaceState(null, "", link.hash);
  else go(link.pathname + link.hash);
  goThere();
}

/** Scroll to the element that the address names after its #, if it is on the page. */
export function goThere(): void {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const one = wanted ? document.getElementById(wanted) : null;
  if (!one) return;
  one.scrollIntoView({ block: one.tagName === "SECTION" ? "start" : "center" }); // a part is read from its beginning
  one.focus({ preventScroll: true });
}
