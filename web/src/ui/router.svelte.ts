// Which page is shown: the path of the address, and nothing else.
let path = $state(location.pathname);

export const here = (): string => path;

export function go(to: string): void {
  if (to !== location.pathname + location.search) history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path = location.pathname));

/** Let plain links change the page without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
