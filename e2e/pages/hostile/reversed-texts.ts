import type { Page } from "@playwright/test";

/** Texts of a page that run from right to left because of a name next to them; names end with `end`. */
export const reversedTexts = (page: Page, end: string): Promise<string[]> =>
  page.evaluate((end) => {
    const turned: string[] = [];
    const leftOf = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest("script, style, textarea")) continue;
      const from = node.data.includes(end) ? node.data.lastIndexOf(end) + end.length : 0;
      const own = node.data.slice(from);
      if (/[\u0590-\u08ff\u202e]/.test(own)) continue;
      const letters = [...own.matchAll(/[a-z0-9]/gi)].map(({ index }) => leftOf(node, from + index));
      for (const [place, { left, top }] of letters.entries()) {
        const next = letters[place + 1];
        if (next && next.top === top && next.left < left) {
          turned.push(own);
          break;
        }
      }
    }
    return turned;
  }, end);
