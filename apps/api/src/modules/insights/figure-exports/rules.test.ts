import type { ProductFigures } from "@mauzo/contract/insights/figures";
import { expect, it } from "vitest";
import { productCells } from "./rules.ts";

const days = { from: "2026-04-01", to: "2026-04-30" };
const id = "00000000-0000-7000-8000-000000000000";
const figures: ProductFigures = {
  ...{ currency: "TZS", days, before_days: days, best: [], slow: [], never: { count: 0, items: [] }, together: [] },
  reorder: [
    {
      ...{ product_id: id, variant_id: id, name: "Kikoi", variant: "Nyekundu", stock: 0, pieces: 4, days_left: 0 },
      ...{ out_since: "2026-04-10T22:30:00.000Z", missed_minor: 1_000 },
    },
  ],
  by_category: [{ category: "home", pieces: 4, minor: 4_000, before_pieces: 0, before_minor: 0 }],
};

it.each([
  ["Africa/Dar_es_Salaam", "2026-04-11"],
  ["America/St_Johns", "2026-04-10"],
])("a product ran out on the shop's day in %s", (timeZone, day) => {
  expect(productCells("reorder", figures, { language: "en", timeZone })).toEqual([
    ["Kikoi", "Nyekundu", "0", "4", "0", day, "10.00", "TZS"],
  ]);
});

it.each([
  ["en", "Home"],
  ["sw", "Vitu vya nyumbani"],
] as const)("categories are named in the reader's language (%s)", (language, name) => {
  expect(productCells("categories", figures, { language, timeZone: "Africa/Dar_es_Salaam" })).toEqual([
    [name, "4", "0", "40.00", "0.00", "TZS"],
  ]);
});
