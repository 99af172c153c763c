import type { Product } from "@mauzo/contract/catalogue/products";
import { expect, it } from "vitest";
import { priceCart } from "./rules.ts";

const tzs = (minor: number) => ({ minor, currency: "TZS" });
const at = "2026-11-01T09:00:00.000Z";
const ice: Product = {
  ...{ id: "ice", name: "Aiskrimu", description: "", category: "home", status: "published", image_url: null },
  ...{ pictures: [], price_from: tzs(200), price_to: tzs(200), stock: 5, option_names: [] },
  ...{ created_at: at, updated_at: at },
  variants: [
    {
      ...{ id: "vanilla", name: "", price: tzs(200), stock: 5, low_stock_at: null, sku: null, barcode: null },
      ...{ option_values: [], picture_id: null },
    },
  ],
  add_on_groups: [
    {
      ...{ id: "g", name: "Vionjo", min: 0, max: 2, updated_at: at },
      add_ons: [{ id: "nuts", name: "Karanga", price: tzs(50), stock: 3 }],
    },
  ],
};
const line = (quantity: number, nuts: number) => ({
  ...{ product_id: "ice", variant_id: "vanilla", quantity },
  add_ons: nuts > 0 ? [{ id: "nuts", quantity: nuts }] : [],
});
const problemsOf = (...lines: ReturnType<typeof line>[]) =>
  priceCart(lines, [ice], "TZS").lines.map(({ problem }) => problem && [problem.kind, problem.available]);

it("says of a line what the lines above it leave", () => {
  expect(problemsOf(line(3, 0), line(2, 3))).toEqual([null, null]);
  expect(problemsOf(line(3, 0), line(3, 0))).toEqual([null, ["not-enough", 2]]);
  expect(problemsOf(line(5, 0), line(1, 0))).toEqual([null, ["sold-out", 0]]);
  expect(problemsOf(line(2, 2), line(2, 2))).toEqual([null, ["choices", 3]]);
});
