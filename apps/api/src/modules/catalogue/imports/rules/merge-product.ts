import type { ImportDefaults } from "@mauzo/contract/catalogue/product-imports";
import type { Product, ProductInput, Variant } from "@mauzo/contract/catalogue/products";
import type { RowGroup, RowVariant } from "./read-row-group.ts";

type VariantBody = NonNullable<ProductInput["variants"]>[number];

const same = (a: string | null | undefined, b: string | null | undefined) =>
  typeof a === "string" && typeof b === "string" && a.toLowerCase() === b.toLowerCase();

/** The variant of the product that a row is about: by its SKU, else by its values, else the only variant. */
export function variantOf({ variants, option_names }: Product, row: RowVariant): Variant | undefined {
  const bySku = variants.find(({ sku }) => same(sku, row.sku));
  if (bySku) return bySku;
  if (row.values.length > 0)
    return variants.find(({ option_values }) => same(option_values.join("\n"), row.values.join("\n")));
  const byName = option_names.length === 0 ? variants.find(({ name }) => same(name, row.name)) : undefined;
  return byName ?? (row.name === "" && variants.length === 1 ? variants[0] : undefined);
}

const kept = ({ id, name, price, stock, low_stock_at: _, sku, barcode, ...rest }: Variant): VariantBody => ({
  ...{ id, name, price_minor: price.minor, stock, stock_was: stock, sku, barcode, ...rest },
});

const said = (row: RowVariant, was?: Variant): Partial<VariantBody> => ({
  ...(row.priceMinor !== undefined && { price_minor: row.priceMinor }),
  ...(row.stock !== undefined && { stock: row.stock }),
  ...(row.lowStockAt !== undefined && row.lowStockAt !== was?.low_stock_at && { low_stock_at: row.lowStockAt }),
  ...(row.sku !== undefined && { sku: row.sku }),
  ...(row.barcode !== undefined && { barcode: row.barcode }),
});

/** An existing product as an update that changes nothing. */
const bodyOf = (product: Product): ProductInput => ({
  name: product.name,
  description: product.description,
  category: product.category,
  ...(product.status !== "archived" && { status: product.status }),
  image_url: product.image_url,
  option_names: product.option_names,
  variants: product.variants.map(kept),
  add_on_groups: product.add_on_groups.map(({ id, name, min, max, updated_at, add_ons }) => ({
    ...{ id, name, min, max, expected_updated_at: updated_at },
    add_ons: add_ons.map(({ id: addOnId, name: addOn, price, stock }) => ({
      ...{ id: addOnId, name: addOn, price_minor: price.minor, stock, stock_was: stock },
    })),
  })),
  expected_updated_at: product.updated_at,
});

const newBody = (group: RowGroup, defaults: ImportDefaults): ProductInput => ({
  name: group.name,
  description: group.description ?? "",
  category: group.category ?? defaults.category,
  status: group.status ?? defaults.status,
  option_names: group.optionNames,
  variants: group.variants.map((row) => ({
    ...{ name: row.name, price_minor: row.priceMinor ?? 0, stock: row.stock ?? 0, option_values: row.values },
    ...said(row),
  })),
});

export type Merged = { verdict: "new" | "changed" | "unchanged"; body: ProductInput };

/** Merges the rows of the file into the shop's product; fields that are not in the file stay. */
export function mergeProduct(group: RowGroup, present: Product | undefined, defaults: ImportDefaults): Merged {
  if (!present) return { verdict: "new", body: newBody(group, defaults) };
  const before = bodyOf(present);
  const told = new Map(
    group.variants.flatMap((row) => {
      const variant = variantOf(present, row);
      return variant ? [[variant.id, row] as const] : [];
    }),
  );
  const known = new Set(told.values());
  const added = group.variants.filter((row) => !known.has(row));
  const after: ProductInput = {
    ...before,
    name: group.name,
    ...(group.description !== undefined && { description: group.description }),
    ...(group.category !== undefined && { category: group.category }),
    ...(group.status !== undefined && { status: group.status }),
    option_names: group.optionNames.length > 0 ? group.optionNames : present.option_names,
    variants: [
      ...present.variants.map((variant) => {
        const row = told.get(variant.id);
        return row
          ? { ...kept(variant), ...said(row, variant), ...(row.values.length > 0 && { option_values: row.values }) }
          : kept(variant);
      }),
      ...(newBody({ ...group, variants: added }, defaults).variants ?? []),
    ],
  };
  return { verdict: JSON.stringify(after) === JSON.stringify(before) ? "unchanged" : "changed", body: after };
}

/** The rows of new variants that have no price, which they need. */
export const withoutPrice = (group: RowGroup, present: Product | undefined): RowVariant[] =>
  group.variants.filter((row) => row.priceMinor === undefined && !(present && variantOf(present, row)));
