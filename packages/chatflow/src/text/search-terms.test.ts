import fc from "fast-check";
import { expect, it } from "vitest";
import { normaliseText } from "./normalise-text.ts";
import { searchTerms, withoutCourtesies } from "./search-terms.ts";

it.each([
  ["Habari, kanga bado zipo?", "kanga"],
  ["Hello, do you still have kanga?", "kanga"],
  ["kikoi ipo?", "kikoi"],
  ["Samahani dada, naomba bei ya mafuta ya nazi", "mafuta ya nazi"],
  ["How much is the coffee?", "coffee"],
  ["Good morning, I would like to buy rice please", "rice"],
  ["Kanga Korosho, naomba", "kanga korosho"],
  ["Mambo vipi", ""],
  ["habari za leo?", ""],
  ["Hello there", ""],
  ["👋", ""],
])("%s is about “%s”", (said, sought) => expect(searchTerms(said)).toBe(sought));

it.each([
  ["Habari, bei gani tafadhali?", "bei gani"],
  ["Hello, how much is it?", "how much is it"],
  ["Mambo vipi kaka", ""],
])("%s says “%s” besides the greeting", (whole, said) => expect(withoutCourtesies(whole)).toBe(said));

it("is a piece of what was said", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (said) => normaliseText(said).includes(searchTerms(said))));
});
