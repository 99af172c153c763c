/** Whether a click opens in this tab. */
export const isPlainClick = (press: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">) =>
  press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/** Whether a visited URL is the given page: the same path, and at least the page's query parameters. */
export function matchesPage(left: URL, page: URL) {
  const asked = [...page.searchParams];
  return left.pathname === page.pathname && asked.every(([name, value]) => left.searchParams.get(name) === value);
}

/**
 * Whether the previous entry in this tab's history is that page. False in older browsers without the Navigation API.
 */
export function isPreviousPage(href: string) {
  if (!("navigation" in window)) return false;
  const { currentEntry } = window.navigation;
  const url = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url;
  return typeof url === "string" && matchesPage(new URL(url), new URL(href, location.href));
}
