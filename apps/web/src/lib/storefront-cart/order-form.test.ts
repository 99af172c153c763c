import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import { expect, it } from "vitest";
import { lineOfForm, withLine } from "./order-form.ts";

const money = (minor: number) => ({ minor, currency: "TZS" });
const variant = (id: string, option_values: string[]) => ({
  ...{ id, name: option_values.join(" / "), price: money(1_000), stock: 5, option_values },
  ...{ low_stock_at: null, sku: null, barcode: null, picture_id: null },
});
const dress: PublicProduct = {
  ...{ id: "gauni", name: "Gauni", description: "", category: "home", image_url: null, pictures: [] },
  ...{ price_from: money(1_000), price_to: money(1_000), stock: 10, option_names: ["Saizi", "Rangi"] },
  variants: [variant("s", ["S", "Bluu"]), variant("m", ["M", "Bluu"])],
  add_on_groups: [
    {
      ...{ id: "ziada", name: "Ziada", min: 0, max: 3, updated_at: "2026-11-01T00:00:00.000Z" },
      add_ons: [{ id: "mkanda", name: "Mkanda", price: money(100), stock: null }],
    },
  ],
};
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it("reads the variant from its options, and add-ons for each unit", () => {
  const fields = { "option-0": "M", "option-1": "Bluu", quantity: "2", "add-on-mkanda": "1" };
  expect(lineOfForm(form(fields), dress)).toEqual({
    ...{ product_id: "gauni", variant_id: "m", quantity: 2 },
    add_ons: [{ id: "mkanda", quantity: 2 }],
  });
  expect(lineOfForm(form({ variant: "s", quantity: "-1" }), dress)).toMatchObject({ variant_id: "s", quantity: 1 });
});

it("takes nothing for chosen that is not", () => {
  expect(lineOfForm(form({ "option-0": "M" }), dress)).toBeUndefined();
  const only = { ...dress, variants: dress.variants.slice(0, 1) };
  expect(lineOfForm(form({}), only)).toMatchObject({ variant_id: "s", quantity: 1, add_ons: [] });
});

it("adds to the line with the same choices, and to no other", () => {
  const line = { product_id: "gauni", variant_id: "m", quantity: 2, add_ons: [{ id: "mkanda", quantity: 2 }] };
  const plain = { ...line, add_ons: [] };
  expect(withLine([plain, line], { ...line, quantity: 1, add_ons: [{ id: "mkanda", quantity: 1 }] })).toEqual([
    plain,
    { ...line, quantity: 3, add_ons: [{ id: "mkanda", quantity: 3 }] },
  ]);
});
