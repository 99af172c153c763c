import { shopCategories } from "@mauzo/contract/shop/shop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everything, isEverything, readFilter, writeFilter } from "./filter.ts";
import { readListings } from "./listings.ts";

const read = (search: string) => readFilter(new URLSearchParams(search), shopCategories);

describe("what is looked for", () => {
  it("stands in the address and is read from it again", () => {
    const words = fc.string({ maxLength: 40, unit: "binary" });
    const category = fc.constantFrom("" as const, ...shopCategories);
    const texts = fc.tuple(words, words);
    fc.assert(
      fc.property(texts, category, ([q, place], category) => {
        const address = writeFilter({ q, category, place });
        expect(writeFilter(read(address))).toBe(address);
        expect(read(address).category).toBe(category);
      }),
    );
  });

  it("is everything when the address says nothing, or nothing that there is", () => {
    for (const search of ["", "?", "?q=", "?q=%20%20&category=nope", "?category=__proto__", "?other=1"])
      expect(read(search)).toEqual(everything);
    expect(isEverything(everything)).toBe(true);
    expect(read(`?q=${"a".repeat(500)}`).q).toHaveLength(80);
  });
});

describe("shops that came", () => {
  const shop = {
    name: "Duka",
    slug: "duka",
    category: "home",
    about: "",
    language: null,
    place: "",
    logo_url: null,
    cover_url: null,
  };
  it("are shops", () => {
    expect(readListings({ items: [shop], next: null })).toEqual({ items: [shop], next: null });
    expect(readListings({ items: [{ ...shop, logo_url: 7 }], next: null })).toBeUndefined();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readListings(value)).toBeUndefined();
      }),
    );
  });
});
