import type { Product } from "@mauzo/contract/catalogue/products";
import { NewSale } from "@mauzo/contract/pos/sales";
import { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { expect, it } from "vitest";
import { asLate, foundIn, lessUnsent, soldOf, sortedOut, unsentOf } from "./late-sales.ts";
import { emptySale, toNewSale, withLines } from "./sale.ts";

const id = (n: number) => `019ac4b0-0000-7000-8000-00000000000${n}`;
const money = (minor: number) => ({ minor, currency: "TZS" });
const at = "2026-11-27T08:00:00.000Z";
const variant = (n: number, stock: number, barcode: string | null = null) => ({
  ...{ id: id(n), name: "", price: money(150_000), stock, low_stock_at: 0, barcode },
  ...{ sku: null, option_values: [], picture_id: null },
});
const productOf = (name: string, ...variants: ReturnType<typeof variant>[]): Product => ({
  ...{ id: id(1), name, description: "", category: "home", status: "published", image_url: null, pictures: [] },
  ...{ price_from: money(150_000), price_to: money(150_000), option_names: [], variants, add_on_groups: [] },
  stock: variants.reduce((sum, { stock }) => sum + stock, 0),
  ...{ created_at: at, updated_at: at },
});
const sold = withLines(emptySale, [
  {
    ...{ id: id(1), item: 0, name: "Kanga", image: null, groups: [] },
    variants: [
      { id: id(2), name: "", minor: 150_000, stock: 9, quantity: 2 },
      { id: id(3), name: "", minor: 170_000, stock: 9, quantity: 0 },
    ],
  },
]);
const around = { shiftId: id(4), standing: [], discountName: "Punguzo", language: "sw" as const };
const body = toNewSale(sold, { way: "cash", given: 400_000, reference: "" }, around);
const unsent = UnsentSale.parse({ shop: "duka", body: asLate(body, sold, at), sold, besides: [], by: "Neema", at });

it("tells what was sold at which price, and is what was sent but for that", () => {
  const { late, ...rest } = unsent.body;
  expect(late).toEqual({ at, prices: [{ id: id(2), price_minor: 150_000 }] });
  expect(rest).toEqual(NewSale.parse(body));
});

it("has the sums of its receipt", () =>
  expect(soldOf(unsent, "TZS")).toEqual({
    ...{ total: money(300_000), paid: money(300_000), owed: money(0), change: money(100_000), by: "Neema", at },
  }));

it("takes what was sold from what is left, but what was taken out", () => {
  const kanga = productOf("Kanga", variant(2, 3), variant(3, 4));
  expect(lessUnsent(kanga, [unsent])).toMatchObject({ stock: 5, variants: [{ stock: 1 }, { stock: 4 }] });
  expect(lessUnsent(kanga, [unsent, unsent]).variants[0]?.stock).toBe(0);
  const out = { ...unsent, taken_out: { reason: "x", by: "Neema", at } };
  expect(lessUnsent(kanga, [out])).toEqual(kanga);
  expect(unsentOf([unsent, out], id(4))).toEqual({ sales: 1, cash: 300_000 });
  expect(unsentOf([unsent], id(5)).sales).toBe(0);
  expect(sortedOut([unsent, out, { ...unsent, refused: "x" }])).toMatchObject({
    ...{ waiting: [unsent], takenOut: [out], refused: [{ refused: "x" }] },
  });
});

it("finds products by words of their names, and by their codes", () => {
  const all = [productOf("Kanga nyekundu", variant(2, 3, "600-1")), productOf("Kikoi", variant(3, 4))];
  const names = (text: string) => foundIn(all, text, 9).map(({ name }) => name);
  expect(names("NYEKUNDU kanga")).toEqual(["Kanga nyekundu"]);
  expect(names("600-1")).toEqual(["Kanga nyekundu"]);
  expect(names("600")).toEqual([]);
  expect(names("")).toHaveLength(2);
  expect(foundIn(all, "", 1)).toHaveLength(1);
});
