import { shopCategories } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addListings } from "../../../../test/add-listings.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { injections, unicodeTexts } from "../../../../test/hostile-strings.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await addListings(stack, [
    { name: "Khanga House", category: "clothing & accessories", place: "Stone Town, Zanzibar" },
    { name: "Kanga Corner", category: "clothing & accessories", place: "Tanga" },
    { name: "Duka la Kanga", category: "arts & crafts", place: "Kariakoo, Dar es Salaam" },
    { name: "Kilimani Coffee", category: "food & beverages", place: "Arusha" },
    { name: "Mwanza Simu", category: "electronics", place: "Mwanza" },
    { name: "Ng'ombe & Maziwa", category: "pet supplies", place: "Dodoma" },
    { name: "Vitu 100% Halisi_Bora", category: "media", place: "Kigoma" },
  ]);
});
afterAll(() => stack.stop());

const names = async (query: Record<string, string>) =>
  (await call(stack, publicShops.list, { query })).items.map(({ name }) => name);

describe("a search", () => {
  it.each([
    ["kanga", ["Khanga House", "Kanga Corner", "Duka la Kanga"]],
    ["KHANGA", ["Khanga House", "Kanga Corner", "Duka la Kanga"]],
    ["khanga house", ["Khanga House"]],
    ["kagna", ["Duka la Kanga", "Khanga House", "Kanga Corner"]],
    ["kang", ["Khanga House", "Kanga Corner", "Duka la Kanga"]],
    ["k", ["Khanga House", "Kanga Corner", "Kilimani Coffee", "Duka la Kanga", "Vitu 100% Halisi_Bora"]],
    ["dar es salam", ["Duka la Kanga"]],
    ["daresalam kanga", []],
    ["karikoo", ["Duka la Kanga"]],
    ["zanzbar", ["Khanga House"]],
    ["mwnza", ["Mwanza Simu"]],
    ["nguo", ["Khanga House", "Kanga Corner"]],
    ["clothes", ["Khanga House", "Kanga Corner"]],
    ["cloths", ["Khanga House", "Kanga Corner"]],
    ["duka la nguo", ["Khanga House", "Kanga Corner"]],
    ["nguo zanzibar", ["Khanga House"]],
    ["kahawa", ["Kilimani Coffee"]],
    ["kofi", ["Kilimani Coffee"]],
    ["phones", ["Mwanza Simu"]],
    ["kikoi", ["Khanga House", "Kanga Corner"]],
    ["vikoi zanzibar", ["Khanga House"]],
    ["Kofia", ["Khanga House", "Kanga Corner"]],
    ["kofiya", ["Khanga House", "Kanga Corner"]],
    ["shari", []],
    ["mashat", ["Khanga House", "Kanga Corner"]],
    ["chaja", ["Mwanza Simu"]],
    ["mchele", ["Kilimani Coffee"]],
    ["ngombe", ["Ng'ombe & Maziwa"]],
    ["100%", ["Vitu 100% Halisi_Bora"]],
    ["%", []],
    ["_", []],
    ["xylophone", []],
  ])("for %s finds %j", async (q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  it("is narrowed by category and place, which narrow the newest too", async () => {
    expect(await names({ q: "kanga", category: "arts & crafts" })).toEqual(["Duka la Kanga"]);
    expect(await names({ q: "kanga", place: "zanzibar" })).toEqual(["Khanga House"]);
    expect(await names({ q: "k", place: "tanga", category: "clothing & accessories" })).toEqual(["Kanga Corner"]);
    expect(await names({ place: "dar es salam" })).toEqual(["Duka la Kanga"]);
    expect(await names({ place: "Arusha", category: "media" })).toEqual([]);
    expect(await names({ category: "electronics" })).toEqual(["Mwanza Simu"]);
    expect(await names({ place: "😀" })).toEqual([]);
  });

  it("knows every category by words of both languages", async () => {
    const { rows } = await stack.db.query<{ category: string; words: string; goods: string }>(
      "select category, category_words(category) as words, goods_words(category) as goods from unnest($1::text[]) category",
      [[...shopCategories]],
    );
    expect(rows).toHaveLength(shopCategories.length);
    for (const { category, words, goods } of rows) {
      expect(words.split(" ").length).toBeGreaterThan(category.split(" ").length + 5);
      expect(goods.split(" ").length).toBeGreaterThan(10);
    }
  });

  it("takes no cursor of another list or another make", async () => {
    const { next } = await call(stack, publicShops.list, { query: { limit: 1 } });
    const { next: ranked } = await call(stack, publicShops.list, { query: { q: "k", limit: 1 } });
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const wrong = [
      { cursor: ranked },
      { q: "k", cursor: next },
      { q: "k", cursor: made([4, "k", "k"]) },
      { q: "k", cursor: made([0, "k\u0000", "k"]) },
      { q: "k", cursor: made([0, "\ud800", "k"]) },
      { q: "k", cursor: made([0.5, "k", "k"]) },
      { cursor: made(["newest", "2026-02-30T00:00:00.000000Z", "k"]) },
      { cursor: made(["newest", "now", "k"]) },
      { cursor: "%" },
      { cursor: made({}) },
    ];
    for (const query of wrong) expect(await request(stack, publicShops.list, { query })).toMatchObject({ status: 422 });
  });

  it("answers whatever is asked: a page, or what is wrong with the question", async () => {
    for (const text of [...unicodeTexts, ...injections.filter((text) => !text.includes("sleep")), "x".repeat(81)])
      for (const query of [{ q: text }, { place: text }, { q: "kanga", place: text }]) {
        const { status } = await request(stack, publicShops.list, { query });
        expect([200, 422], text).toContain(status);
      }
    const anything = fc.oneof(fc.string({ maxLength: 80, unit: "binary" }), fc.string({ maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const { status } = await request(stack, publicShops.list, { query: { q } });
        expect([200, 422]).toContain(status);
      }),
      { numRuns: Math.ceil(300 * Number(process.env.PROPERTY_SHARE ?? 1)) },
    );
  });
});

describe("pages", () => {
  const walk = async (query: Record<string, string | number>) => {
    const pages: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await call(stack, publicShops.list, { query: { ...query, ...(cursor && { cursor }) } });
      expect(page.items.length).toBeLessThanOrEqual(Number(query.limit));
      pages.push(...page.items.map(({ slug }) => slug));
      cursor = page.next;
    }
    return pages;
  };

  it("of any search and any size show each match once, in one order", async () => {
    const words = ["Khanga", "kanga", "Neema", "duka", "la", "Nguo", "simu", "Ünique", "100%", "k"];
    const shops = fc.sample(
      fc.record({
        name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(" ")),
        category: fc.constantFrom(...shopCategories),
        place: fc.constantFrom("Dar es Salaam", "Kariakoo, Dar es Salaam", "Zanzibar", ""),
      }),
      { numRuns: 150, seed: 4 },
    );
    await addListings(stack, shops);
    // Many were created at the same moment: only the slug distinguishes them.
    const question = fc.record(
      {
        q: fc.oneof(
          fc.constantFrom(...words, "khnaga", "dar", "e", "s"),
          fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((two) => two.join(" ")),
        ),
        category: fc.constantFrom(...shopCategories),
        place: fc.constantFrom("dar", "zanzibar"),
        limit: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: ["limit"] },
    );
    await fc.assert(
      fc.asyncProperty(question, async (query) => {
        const slugs = await walk(query);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs).toEqual(await walk({ ...query, limit: 60 }));
      }),
      { numRuns: Math.ceil(40 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
    );
  });
});
