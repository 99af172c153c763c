import { expect, it } from "vitest";
import { priceCart } from "./price-cart.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });
const ice = {
  ...{ id: "ice", name: "Aiskrimu" },
  variants: [{ id: "vanilla", name: "", price: tzs(200), stock: 5 }],
  add_on_groups: [
    { id: "g", name: "Vionjo", min: 0, max: 2, add_ons: [{ id: "nuts", name: "Karanga", price: tzs(50), stock: 3 }] },
  ],
};
const line = (quantity: number, nuts: number) => ({
  ...{ product_id: "ice", variant_id: "vanilla", quantity },
  add_ons: nuts > 0 ? [{ id: "nuts", quantity: nuts }] : [],
});
const problemsOf = (...lines: ReturnType<typeof line>[]) =>
  priceCart(lines, [ice], "TZS").lines.map(({ problem }) => problem);

it("says of a line what the lines above it leave", () => {
  expect(problemsOf(line(3, 0), line(2, 3))).toEqual([null, null]);
  expect(problemsOf(line(3, 0), line(3, 0))).toMatchObject([null, { code: "not_enough", of: "variant", left: 2 }]);
  expect(problemsOf(line(5, 0), line(1, 0))).toMatchObject([null, { code: "not_enough", of: "variant", left: 0 }]);
  expect(problemsOf(line(2, 2), line(2, 2))).toMatchObject([null, { code: "not_enough", of: "add_on", left: 1 }]);
});

it("costs what its lines cost with their add-ons, and nothing for what is gone", () => {
  const gone = { ...line(4, 0), product_id: "cake" };
  expect(priceCart([line(2, 3), gone], [ice], "TZS")).toMatchObject({
    total: tzs(550),
    lines: [
      { name: "Aiskrimu", unit_price: tzs(200), total: tzs(550), add_ons: [{ name: "Karanga", total: tzs(150) }] },
      { name: "", total: tzs(0), problem: { code: "gone" } },
    ],
  });
});
