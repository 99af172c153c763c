import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { expect, it } from "vitest";
import {
  besidesGoods,
  changeOf,
  emptySale,
  givenPresets,
  problemOf,
  renewedLines,
  saleTotals,
  scannedAmong,
  toNewSale,
  waysFor,
  withAdded,
  withLines,
  withOneMore,
  withoutSold,
} from "./sale.ts";

const line: DraftLine = {
  ...{ id: "p", item: 0, name: "Kanga", image: null, groups: [] },
  variants: [{ id: "v", name: "", minor: 150_000, stock: 9, quantity: 3 }],
};
const sale = withLines(emptySale, [line]);
const around = { shiftId: "s", standing: [], discountName: "Punguzo", language: "sw" as const };

it("gets its id with the first line and keeps it", () => {
  expect(sale.id).toMatch(/^[\da-f-]{36}$/);
  expect(withLines(sale, []).id).toBe(sale.id);
});

it("is paid in cash with change, by mobile money, by both, or later", () => {
  expect(saleTotals(sale, []).total).toBe(450_000);
  expect(changeOf({ way: "cash", given: 500_000, reference: "" }, 450_000)).toBe(50_000);
  const paid = (payment: Parameters<typeof toNewSale>[1]) => toNewSale(sale, payment, around);
  expect(paid({ way: "cash", given: 500_000, reference: "" })).toMatchObject({
    ...{ total_minor: 450_000, given_minor: 500_000, payments: [{ method: "cash", amount_minor: 450_000 }] },
  });
  expect(paid({ way: "both", cash: 200_000, reference: " QK7 " }).payments).toEqual([
    { method: "cash", amount_minor: 200_000 },
    { method: "mobile_money", amount_minor: 250_000, reference: "QK7" },
  ]);
  expect(paid({ way: "credit", reference: "" }).payments).toEqual([]);
  const cheaper = { ...sale, discount: 50_000 };
  expect(toNewSale(cheaper, { way: "mobile", reference: "" }, around)).toMatchObject({
    ...{ total_minor: 400_000, charges: [{ kind: "discount", name: "Punguzo", value: 50_000 }] },
  });
});

it("says what is wrong with a payment", () => {
  const { customer } = sale;
  const wrong = (payment: Parameters<typeof problemOf>[0], total = 450_000, who = customer) =>
    problemOf(payment, { total, customer: who });
  expect(wrong({ way: "cash", reference: "" })).toBeUndefined();
  expect(wrong({ way: "cash", given: 449_999, reference: "" })).toBe("given");
  expect(wrong({ way: "cash", given: "4o", reference: "" })).toBe("unreadable");
  expect(wrong({ way: "both", cash: 450_000, reference: "" })).toBe("part");
  expect(wrong({ way: "credit", reference: "" })).toBe("customer");
  expect(wrong({ way: "credit", reference: "" }, 450_000, { ...customer, phone: "0712" })).toBeUndefined();
  expect(wrong({ way: "mobile", reference: "" }, -1)).toBe("discount");
});

it("offers the round sums above a total", () => {
  expect(givenPresets(450_000)).toEqual([500_000, 600_000, 1_000_000, 2_000_000]);
  expect(givenPresets(500_000)).toEqual([600_000, 1_000_000, 2_000_000, 5_000_000]);
});

const product = (id: string, codes: { barcode?: string; sku?: string }[], minor = 150_000, stock = 9): Product => ({
  ...{
    id,
    name: id,
    description: "",
    category: "clothing & accessories",
    status: "published",
    image_url: null,
    pictures: [],
  },
  ...{ price_from: { minor, currency: "TZS" }, price_to: { minor, currency: "TZS" }, stock, option_names: [] },
  variants: codes.map(({ barcode = null, sku = null }, at) => ({
    ...{ id: `${id}${at}`, name: "", price: { minor, currency: "TZS" }, stock, low_stock_at: 0, sku, barcode },
    ...{ option_values: [], picture_id: null },
  })),
  ...{ add_on_groups: [], created_at: "2026-11-27T08:00:00.000Z", updated_at: "2026-11-27T08:00:00.000Z" },
});
const [kanga, kikoi] = [product("kanga", [{ barcode: "600" }]), product("kikoi", [{ sku: "KK-S" }, { sku: "KK-L" }])];

it("takes what has the very code that was scanned before all else that was found", () => {
  const long = product("long", [{ barcode: "6001" }]);
  expect(scannedAmong([long, kanga], "600")).toEqual({ product: kanga, variantId: "kanga0" });
  expect(scannedAmong([kanga, kikoi], "kk-l")).toEqual({ product: kikoi, variantId: "kikoi1" });
  expect(scannedAmong([long], "60")).toEqual({ product: long });
  expect(scannedAmong([long, kanga], "60")).toBe("several");
  expect(scannedAmong([], "60")).toBe("none");
  expect([scannedAmong([long], "60", true), scannedAmong([long, kanga], "60", true)]).toEqual(["none", "none"]);
  expect(scannedAmong([long, kanga], "600", true)).toEqual({ product: kanga, variantId: "kanga0" });
});

it("takes one more of a variant that was scanned, as long as there is one", () => {
  expect(withOneMore([], kikoi)).toBe("choose");
  const one = withOneMore([], kikoi, "kikoi1");
  const two = typeof one === "string" ? one : withOneMore(one, kikoi, "kikoi1");
  expect(two).toMatchObject([{ id: "kikoi", variants: [{ quantity: 0 }, { id: "kikoi1", quantity: 2 }] }]);
  const few = product("few", [{}], 100, 1);
  const last = withOneMore([], few);
  expect(typeof last === "string" ? last : withOneMore(last, few)).toBe("full");
  expect(withOneMore([], product("none", [{}], 100, 0))).toBe("soldOut");
});

it("has the prices and the stock of now, and the quantities that were chosen", () => {
  const dearer = { ...product("p", [{}], 175_000, 2), name: "Kanga mpya" };
  const [variant] = dearer.variants;
  const now = new Map([["p", { ...dearer, variants: variant ? [{ ...variant, id: "v" }] : [] }]]);
  expect(renewedLines(sale.lines, now)).toMatchObject([
    { name: "Kanga mpya", variants: [{ id: "v", minor: 175_000, stock: 2, quantity: 3 }] },
  ]);
  expect(renewedLines(sale.lines, new Map())).toEqual(sale.lines);
});

it("is gone once it is sold, with what was changed meanwhile; what came into the basket since is a sale of its own", () => {
  expect(withoutSold(sale, sale)).toEqual(emptySale);
  const more = { ...line, variants: line.variants.map((item) => ({ ...item, quantity: 4 })) };
  const other = { ...line, id: "q" };
  const left = withoutSold({ ...sale, lines: [more, other] }, sale);
  expect(left.lines).toEqual([other]);
  expect(left.id).not.toBe(sale.id);
  const next = withLines(emptySale, [line]);
  expect(withoutSold(next, sale)).toBe(next);
});

it("comes back after it was emptied, with what was added since", () => {
  expect(withAdded(sale, emptySale)).toMatchObject({ id: sale.id, lines: sale.lines });
  const since = withLines(emptySale, [line, { ...line, id: "q" }]);
  expect(withAdded(sale, since)).toMatchObject({
    ...{
      id: since.id,
      lines: [
        { id: "p", variants: [{ quantity: 6 }] },
        { id: "q", variants: [{ quantity: 3 }] },
      ],
    },
  });
});

it("is paid in cash only where the shop takes it, and on credit alone by who may record no payment", () => {
  expect(waysFor(true, true)).toEqual(["cash", "mobile", "both", "credit"]);
  expect(waysFor(true, false)).toEqual(["mobile", "credit"]);
  expect(waysFor(false, true)).toEqual(["credit"]);
});

it("has on its receipt what was added and taken off, so that it adds up", () => {
  const standing = [{ id: "s", type: "percentage" as const, name: "VAT", value: 1_800 }];
  const cheaper = { ...sale, discount: 50_000 };
  const besides = besidesGoods(cheaper, standing, "Punguzo");
  expect(besides).toEqual([
    { name: "VAT", minor: 81_000 },
    { name: "Punguzo", minor: -50_000 },
  ]);
  const sum = besides.reduce((all, { minor }) => all + minor, 450_000);
  expect(sum).toBe(saleTotals(cheaper, standing).total);
});
