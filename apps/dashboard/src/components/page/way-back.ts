/** A press that stays in this tab. */
export const isPlainPress = (press: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">) =>
  press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/** Whether an address is the page of another, as it was left: the same path, and of its query at least that of the other. */
export function isPageOf(left: URL, page: URL) {
  const asked = [...page.searchParams];
  return left.pathname === page.pathname && asked.every(([name, value]) => left.searchParams.get(name) === value);
}

/** Whether the step back in this tab's history leads to that page. Older browsers do not tell, and so it does not. */
export function isBehind(href: string) {
  if (!("navigation" in window)) return false;
  const { currentEntry } = window.navigation;
  const url = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url;
  return typeof url === "string" && isPageOf(new URL(url), new URL(href, location.href));
}
