/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "@playwright/test";

/** Pairs of texts that overlap. */
function gather(): string[] {
  const isMet = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowX } = getComputedStyle(at);
      // Not a problem: fixed content over a scrolled page, text for screen readers only, and scroll containers, which
      // show only part of their text.
      if (
        /fixed|sticky/.test(position) ||
        at.getBoundingClientRect().width <= 1 ||
        /auto|scroll|hidden/.test(overflowX)
      )
        return false;
    }
    return !element.closest("[aria-hidden=true], [role=img], svg");
  };
  const lines: { said: string; left: number; right: number; top: number; bottom: number }[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const said = text.nodeValue?.trim().slice(0, 40);
    if (!said || !text.parentElement || !isMet(text.parentElement)) continue;
    range.selectNodeContents(text);
    // The boxes of tightly set lines overlap, but only in space that no letter fills.
    for (const { left, right, top, bottom, height } of range.getClientRects())
      lines.push({ said, left: left + 2, right: right - 2, top: top + height / 4, bottom: bottom - height / 4 });
  }
  lines.sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.left < other.right && other.left < one.right) found.add(`"${one.said}" and "${other.said}"`);
    }
  return [...found];
}

/** Texts that cannot be read because other text covers them. */
export const overlappingText = (page: Page): Promise<string[]> => page.evaluate(gather);
