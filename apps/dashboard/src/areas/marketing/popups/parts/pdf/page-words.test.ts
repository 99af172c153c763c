import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pageWords } from "./page-words.ts";

const line = (str: string) => ({ str, hasEOL: true });

it("is one line for each line of the page, without what nobody can read", () => {
  const pieces = [
    { str: "Wali  wa ", hasEOL: false },
    line("nazi\u0000"),
    { type: "mark" },
    line(" "),
    line("\uE001 3,000"),
  ];
  expect(pageWords(pieces)).toBe("Wali wa nazi\n3,000");
  expect(pageWords([])).toBe("");
});

it("is cut between words where it is too long", () => {
  const words = pageWords([line("wali ".repeat(400))]);
  expect(words).toMatch(/^(?:wali )+wali…$/);
  expect(words.length).toBeLessThanOrEqual(popupLimits.pageWords);
});

it("is a text that can be stored, whatever stands on the page", () => {
  const piece = fc.record({ str: fc.string({ unit: "binary", maxLength: 900 }), hasEOL: fc.boolean() });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const words = pageWords(pieces);
      expect(words.length).toBeLessThanOrEqual(popupLimits.pageWords);
      expect([words.isWellFormed(), words.includes("\0")]).toEqual([true, false]);
    }),
  );
});
