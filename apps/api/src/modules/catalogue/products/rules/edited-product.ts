import type { EditedProduct, PriceEdit, ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Product, Variant } from "@mauzo/contract/catalogue/products";
import { PriceMinor } from "@mauzo/contract/shared";
import { changesBetween } from "./changes-between.ts";

/**
 * A price after an edit, rounded to the nearest step, halves up, but never from above zero to zero. Calculated exactly,
 * because a percentage of a large price exceeds the precision of a number. undefined when the result is not a valid
 * price.
 */
export function editedPrice(minor: number, edit: PriceEdit): number | undefined {
  if (edit.kind === "set") return edit.minor;
  const hundredths =
    edit.kind === "percent" ? BigInt(minor) * BigInt(10_000 + edit.basis_points) : BigInt(minor + edit.minor) * 10_000n;
  const step = BigInt(edit.round_to_minor) * 10_000n;
  const steps = (2n * hundredths + step) / (2n * step);
  const price = Number((steps === 0n && hundredths > 0n ? 1n : steps) * BigInt(edit.round_to_minor));
  return hundredths >= 0n && PriceMinor.safeParse(price).success ? price : undefined;
}

type Told = Extract<ProductEdit, { field: "prices" }>["to"];
const newPriceOf = ({ id }: Variant, told: Told) => told.find(({ variant_id }) => variant_id.toLowerCase() === id);

/** A product after an edit; undefined when the edit gives no valid price. */
export function afterEdit(product: Product, edit: ProductEdit): Product | undefined {
  if (edit.field === "category") return { ...product, category: edit.to };
  if (edit.field === "status") return { ...product, status: edit.to };
  if (edit.field === "low_stock_at")
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, low_stock_at: edit.to })) };
  const variants = product.variants.flatMap((variant) => {
    const minor =
      edit.field === "prices"
        ? (newPriceOf(variant, edit.to)?.minor ?? variant.price.minor)
        : editedPrice(variant.price.minor, edit.by);
    return minor === undefined ? [] : [{ ...variant, price: { ...variant.price, minor } }];
  });
  return variants.length === product.variants.length ? { ...product, variants } : undefined;
}

/** What an edit does to a product, for the preview and the reply. */
export function editedProduct(product: Product, edit: ProductEdit): EditedProduct {
  const { id, name } = product;
  if (product.status === "archived") return { id, name, changes: [], problem: "archived" };
  // The variant that should get a price is gone by now.
  if (edit.field === "prices" && !product.variants.some((variant) => newPriceOf(variant, edit.to)))
    return { id, name, changes: [], problem: "variant" };
  const after = afterEdit(product, edit);
  return after
    ? { id, name, changes: changesBetween(product, after), problem: null }
    : { id, name, changes: [], problem: "price" };
}
