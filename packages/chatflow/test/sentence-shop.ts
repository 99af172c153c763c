import type { CatalogueProduct } from "./answer-from-catalogue.ts";

const price = (units: number) => ({ minor: units * 100, currency: "TZS" });
const product = (
  id: string,
  name: string,
  units: number,
  stock: number,
  rest: Partial<CatalogueProduct> = {},
): CatalogueProduct => ({
  ...{ id, name, description: "", category: "clothing & accessories", image_url: null, add_on_groups: [] },
  variants: [{ id: `${id}-v`, name: "", price: price(units), stock }],
  ...rest,
});
const sizes = (id: string, stocks: readonly [string, number][]) =>
  stocks.map(([name, stock]) => ({ id: `${id}-${name.toLowerCase()}`, name, price: price(30_000), stock }));
const group = (id: string, min: number, names: readonly string[]) => ({
  ...{ id, name: id, min, max: 3 },
  add_ons: names.map((name) => ({ id: name.toLowerCase(), name, price: price(500), stock: null })),
});

/** A shop whose goods have alike names, sizes, extras, and stocks that run out. */
export const sentenceShop: CatalogueProduct[] = [
  product("korosho", "Kanga korosho", 12_000, 40),
  product("mbuni", "Kanga mbuni", 13_000, 40),
  product("kikoi", "Kikoi", 20_000, 5),
  product("mwani", "Sabuni ya mwani", 4_000, 100),
  product("gauni", "Gauni", 30_000, 0, {
    variants: sizes("gauni", [
      ["Small", 3],
      ["Medium", 0],
      ["Large", 2],
    ]),
  }),
  product("radio", "Redio", 40_000, 0),
  product("saa", "Saa ya ukutani", 25_000, 9),
  product("sukari", "Sukari 1kg", 3_000, 50),
  product("pilau", "Pilau", 6_000, 30, { add_on_groups: [group("Extras", 0, ["Kachumbari"])] }),
  product("ice", "Aiskrimu", 5_000, 30, { add_on_groups: [group("Ladha", 1, ["Embe", "Vanila"])] }),
];
