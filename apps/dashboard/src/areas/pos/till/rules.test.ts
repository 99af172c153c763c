import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { expect, it } from "vitest";
import { changeOf, emptySale, givenPresets, problemOf, saleTotals, toNewSale, withLines } from "./rules.ts";

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
