import type { Product } from "@mauzo/contract/products";

/** Headings that an import knows by themselves. */
export const tableColumns = [
  ...["ID", "Name", "Description", "Category", "Status"],
  ...["Option1 name", "Option1 value", "Option2 name", "Option2 value", "Option3 name", "Option3 value"],
  ...["Variant", "Price", "Stock", "SKU", "Barcode"],
];

const plain = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;

/** A product as rows, one for each variant. */
export const tableRows = (product: Product): string[][] =>
  product.variants.map((variant) => [
    ...[product.id, product.name, product.description, product.category, product.status],
    ...[0, 1, 2].flatMap((at) => [product.option_names[at] ?? "", variant.option_values[at] ?? ""]),
    product.option_names.length > 0 ? "" : variant.name,
    ...[plain(variant.price.minor), String(variant.stock), variant.sku ?? "", variant.barcode ?? ""],
  ]);
