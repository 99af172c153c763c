import type { Product } from "@mauzo/contract/catalogue/products";
import type { MatchedLine, MatchedProduct } from "@mauzo/contract/orders/order-matches";
import { expect, it } from "vitest";
import { firstChoice, isSure, withChoice, withContact } from "./matched-line.ts";
import { emptyDraft } from "./order-draft.ts";

const price = { minor: 100, currency: "TZS" };
const candidate = (id: string, score: number, variant: string | null = `${id}-1`): MatchedProduct => ({
  product: { id, name: id, image_url: null },
  variant: variant === null ? null : { id: variant, name: "", price, stock: 5 },
  add_ons: [],
  score,
});
const line = (candidates: MatchedProduct[], rest: Partial<MatchedLine> = {}): MatchedLine => ({
  ...{ text: "kikoi 2", quantity: 2, is_rounded: false, candidates },
  ...rest,
});
const at = "2026-11-01T09:00:00.000Z";
const product = (id: string): Product => ({
  ...{ id, name: id, description: "", category: "clothing & accessories", status: "published", image_url: null },
  ...{ pictures: [], price_from: price, price_to: price, stock: 10, option_names: [], created_at: at, updated_at: at },
  variants: [1, 2].map((place) => ({
    ...{ id: `${id}-${place}`, name: String(place), price, stock: 5, low_stock_at: null, sku: null, barcode: null },
    ...{ option_values: [], picture_id: null },
  })),
  add_on_groups: [
    {
      ...{ id: "g", name: "g", min: 0, max: 1, updated_at: at },
      add_ons: [{ id: "honey", name: "honey", price, stock: null }],
    },
  ],
});

it.each([
  ["one that fits", line([candidate("kikoi", 1)]), true],
  ["one that fits better than another", line([candidate("kikoi", 1), candidate("kanga", 0.9)]), true],
  ["two that fit as well", line([candidate("kikoi", 1), candidate("kanga", 1)]), false],
  ["one that fits half", line([candidate("kikoi", 0.6)]), false],
  ["no variant said", line([candidate("kikoi", 1, null)]), false],
  ["half a kilo", line([candidate("kikoi", 1)], { is_rounded: true }), false],
  ["nothing", line([]), false],
])("is sure of what fits alone: %s", (_, matched, sure) => {
  expect(isSure(matched)).toBe(sure);
});

it("makes an item of each line that is chosen of a product with add-ons", () => {
  const matched = line([{ ...candidate("kikoi", 1), add_ons: [{ id: "honey", name: "honey", price, quantity: 2 }] }]);
  const products = [product("kikoi")];
  const once = withChoice([], matched, firstChoice(matched), products);
  const twice = withChoice(once, matched, { variantId: "kikoi-2", quantity: 1 }, products);
  expect(twice.map(({ variants }) => variants.map(({ quantity }) => quantity))).toEqual([
    [2, 0],
    [0, 1],
  ]);
  expect(twice.map(({ groups }) => groups[0]?.addOns[0]?.quantity)).toEqual([2, 2]);
  expect(new Set(twice.map(({ item }) => item)).size).toBe(2);
  expect(withChoice(once, matched, { variantId: "", quantity: 1 }, products)).toEqual(once);
});

it("adds what was chosen to what is there of the same product where it has no add-ons", () => {
  const matched = line([candidate("kanga", 1)]);
  const products = [{ ...product("kanga"), add_on_groups: [] }];
  const once = withChoice([], matched, firstChoice(matched), products);
  const twice = withChoice(once, matched, { variantId: "kanga-2", quantity: 1 }, products);
  expect(twice.map(({ variants }) => variants.map(({ quantity }) => quantity))).toEqual([[2, 1]]);
});

it("takes over who wrote, in place of somebody the shop knows, and leaves all else", () => {
  const draft = { ...emptyDraft, note: "Leo", customer: { id: "known", name: "Juma", phone: "0712" } };
  const named = withContact(draft, "name", "Asha");
  expect(named.customer).toEqual({ id: null, name: "Asha", phone: "" });
  const called = withContact(named, "phone", "0754 111 222");
  expect(called.customer).toEqual({ id: null, name: "Asha", phone: "0754 111 222" });
  expect(withContact(called, "place", "Sinza")).toEqual({ ...called, place: "Sinza" });
});
