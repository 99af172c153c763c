import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { expect, it } from "vitest";
import { chosenProducts, linesProblem, withFullStock, withRemainingStock } from "./order-draft.ts";

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
