import type { Product } from "@mauzo/contract/catalogue/products";
import { plainAmount } from "@mauzo/format/money";

/** Headings that an import recognises without mapping. */
export const tableColumns = [
  ...["ID", "Name", "Description", "Category", "Status"],
  ...["Option1 name", "Option1 value", "Option2 name", "Option2 value", "Option3 name", "Option3 value"],
  ...["Variant", "Price", "Stock", "Warn at", "SKU", "Barcode"],
];

/** A product as rows, one per variant. */
export const productCsvRows = (product: Product): string[][] =>
  product.variants.map((variant) => [
    ...[product.id, product.name, product.description, product.category, product.status],
    ...[0, 1, 2].flatMap((at) => [product.option_names[at] ?? "", variant.option_values[at] ?? ""]),
    product.option_names.length > 0 ? "" : variant.name,
    ...[plainAmount(variant.price.minor), String(variant.stock), String(variant.low_stock_at ?? "")],
    ...[variant.sku ?? "", variant.barcode ?? ""],
  ]);
