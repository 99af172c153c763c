import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { expect, it } from "vitest";
import {
  chosenProducts,
  draftTotals,
  emptyDraft,
  isSavable,
  linesProblem,
  orderProblems,
  readDraft,
  toNewOrder,
  withFullStock,
  withoutSent,
  withRemainingStock,
} from "./order-draft.ts";

const line = (item: number, units: number, nuts: number): DraftLine => ({
  ...{ id: "ice", item, name: "Aiskrimu", image: null },
  variants: [{ id: "vanilla", name: "", minor: 200, stock: 5, quantity: units }],
  groups: [
    {
      ...{ id: "g", name: "Vionjo", min: 0, max: 2 },
      addOns: [{ id: "nuts", name: "Karanga", minor: 50, stock: 3, quantity: nuts }],
    },
  ],
});

it("counts what all items take together", () => {
  expect(linesProblem([line(1, 3, 0), line(2, 2, 3)])).toBeUndefined();
  expect(linesProblem([line(1, 3, 0), line(2, 3, 0)])).toBe("tooFew");
  expect(linesProblem([line(1, 2, 2), line(2, 2, 2)])).toBe("tooFew");
  // Each item is checked for its own units: a surplus on one does not fill a gap on another.
  expect(linesProblem([line(1, 4, 0), line(2, 1, 3)])).toBe("addOns");
});

it("offers for one item what the others leave, and keeps all there is in mind", () => {
  const [first, second] = [line(1, 2, 1), line(2, 1, 0)];
  const beside = withRemainingStock(second, [first, second]);
  expect([beside.variants[0]?.stock, beside.groups[0]?.addOns[0]?.stock]).toEqual([3, 2]);
  expect(withFullStock(beside, second)).toEqual(second);
});

it("is sent item by item", () => {
  expect(chosenProducts([line(1, 2, 0), line(2, 1, 1), line(3, 0, 0)])).toEqual([
    { id: "ice", variants: [{ id: "vanilla", quantity: 2 }], add_ons: [] },
    { id: "ice", variants: [{ id: "vanilla", quantity: 1 }], add_ons: [{ id: "nuts", quantity: 1 }] },
  ]);
});

it("loses only the lines that were sent, as they were sent", () => {
  const sent = chosenProducts([line(1, 2, 0)]);
  expect(withoutSent([line(1, 2, 0), line(2, 3, 0)], sent)).toEqual([line(2, 3, 0)]);
  expect(withoutSent([line(1, 5, 0), line(2, 0, 0)], sent)).toEqual([line(1, 5, 0), line(2, 0, 0)]);
});

const ordered = { ...emptyDraft, lines: [line(1, 2, 0)] };

it.each([
  { discount: { type: "fixed" as const, value: "abc" } },
  { discount: { type: "fixed" as const, value: "-500" } },
  { discount: { type: "percentage" as const, value: "2.5.5" } },
  { delivery: "3.0005" },
  { charge: "999.995" },
  { paid: "abc" },
])("is not saved without an amount that cannot be read: %j", (part) => {
  const draft = { ...ordered, ...part };
  expect(isSavable(orderProblems(ordered))).toBe(true);
  expect(isSavable(orderProblems(draft))).toBe(false);
  expect(draftTotals(draft).total).toBe(400);
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it("says everything that is wrong at once", () => {
  const draft = { ...emptyDraft, discount: { type: "percentage" as const, value: 20_000 }, delivery: "3.0005" };
  expect(orderProblems(draft)).toEqual({ goods: "empty", discount: "discount", paid: undefined, unreadable: true });
});

it("starts with what the shop adds to every order, and may drop it", () => {
  const standing = [
    { id: "service-charge", type: "percentage" as const, name: "Huduma", value: 1_000 },
    { id: "carrier-bag-1", type: "fixed" as const, name: "Mfuko", value: 30 },
  ];
  const names = { charge: "Gharama", discount: "Punguzo", delivery: "Usafirishaji" };
  const charges = (draft: typeof ordered) => toNewOrder(draft, names, { language: "sw", standing }).charges;
  expect(draftTotals(ordered, standing).total).toBe(400 + 40 + 30);
  expect(charges(ordered)).toEqual([
    { kind: "charge", type: "percentage", name: "Huduma", value: 1_000 },
    { kind: "charge", type: "fixed", name: "Mfuko", value: 30 },
  ]);
  const dropped = { ...ordered, withoutCharges: ["service-charge"], charge: 500 };
  expect(draftTotals(dropped, standing).total).toBe(400 + 30 + 500);
  expect(charges(dropped)).toEqual([
    { kind: "charge", type: "fixed", name: "Mfuko", value: 30 },
    { kind: "charge", type: "fixed", name: "Gharama", value: 500 },
  ]);
  // What was dropped stays so while the form waits on the device.
  expect(readDraft(JSON.parse(JSON.stringify(dropped)))).toEqual(dropped);
});
