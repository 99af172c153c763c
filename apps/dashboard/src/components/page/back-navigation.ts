/** Whether a click opens in this tab. */
export const isPlainClick = (press: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">) =>
  press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/** Whether a visited URL is the given page: the same path, and at least the page's query parameters. */
export function matchesPage(left: URL, page: URL) {
  const asked = [...page.searchParams];
  return left.pathname === page.pathname && asked.every(([name, value]) => left.searchParams.get(name) === value);
}

/**
 * The address of the previous entry in this tab's history, if it is that page. Undefined in older browsers without the
 * Navigation API.
 */
export function previousAddress(href: string): URL | undefined {
  if (!("navigation" in window)) return undefined;
  const { currentEntry } = window.navigation;
  const url = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url;
  const left = typeof url === "string" ? new URL(url) : undefined;
  return left && matchesPage(left, new URL(href, location.href)) ? left : undefined;
}

/** Whether the previous entry in this tab's history is that page. */
export const isPreviousPage = (href: string) => previousAddress(href) !== undefined;
