import { expect, it } from "vitest";
import { shelvesOf } from "./shelves-of.ts";
import type { PageProduct } from "./storefront-cart/page-product.ts";

const product = (category: PageProduct["category"], id: number): PageProduct => ({
  ...{ id: `${category} ${id}`, name: "Kitu", description: "", category, pictures: [], variants: [] },
  ...{ add_on_groups: [], option_names: [] },
});
const of = (category: PageProduct["category"], count: number) =>
  Array.from({ length: count }, (_, id) => product(category, id));
const shapeOf = (products: PageProduct[]) =>
  shelvesOf(products).map(({ category, products }) => [category, products.length]);

it("gives a category of four its own shelf, and the others one together", () => {
  expect(shapeOf([...of("home", 1), ...of("media", 4), ...of("electronics", 3)])).toEqual([
    ["media", 4],
    [undefined, 4],
  ]);
});

it("names the last shelf where only one category is on it", () => {
  expect(shapeOf([...of("home", 1), ...of("media", 5)])).toEqual([
    ["media", 5],
    ["home", 1],
  ]);
  expect(shapeOf(of("home", 2))).toEqual([["home", 2]]);
  expect(shapeOf([])).toEqual([]);
});
