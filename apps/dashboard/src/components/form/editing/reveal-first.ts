/** What a save waits for: first what both changed, then what is wrong. */
const waiting = ["[data-clash]", '[aria-invalid="true"], [data-problem]'];

/** Scrolls to the first thing a form waits for and moves the focus there, also where it is folded away. */
export function revealFirst(form: HTMLElement | null) {
  const found = waiting.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!found) return;
  for (let at = found.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
}
