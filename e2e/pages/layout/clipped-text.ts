/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "@playwright/test";

/** Visible texts and controls that are cut off at a side of the screen or of a box that hides its overflow. */
function gather(): string[] {
  const within = ({ left, right }: DOMRect, box: { left: number; right: number }) =>
    left >= box.left - 1 && right <= box.right + 1;
  const isCut = (element: Element, boxes: DOMRect[]) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Not a problem: content that can be scrolled to, text with an ellipsis, and text for screen readers only.
      if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || box.width <= 1) return false;
      if (/hidden|clip/.test(overflowX) && !boxes.every((each) => within(each, box))) return true;
    }
    return !boxes.every((each) => within(each, { left: 0, right: document.documentElement.clientWidth }));
  };
  const isMet = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[aria-hidden=true], [role=img]");
  const found: string[] = [];
  const look = (element: Element, rects: Iterable<DOMRect>, said: string) => {
    const boxes = [...rects].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0 && isMet(element) && isCut(element, boxes))
      found.push(`${element.localName} "${said.trim().slice(0, 60)}"`);
  };
  for (const control of document.querySelectorAll("a, button, input, select, textarea, summary"))
    look(control, [control.getBoundingClientRect()], control.getAttribute("aria-label") ?? control.textContent);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    range.selectNodeContents(text);
    if (text.parentElement && text.nodeValue?.trim()) look(text.parentElement, range.getClientRects(), text.nodeValue);
  }
  return [...new Set(found)];
}

/**
 * Content that is cut off at a side where nobody can scroll to it: a page that clips its overflow never counts as too
 * wide.
 */
export const clippedText = (page: Page): Promise<string[]> => page.evaluate(gather);
