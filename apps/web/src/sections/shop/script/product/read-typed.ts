import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import type { Typed } from "./use-product-choice.ts";

/** What somebody chose in a product's form before its script was there. */
export function readTyped(place: Element, { option_names }: Pick<PageProduct, "option_names">): Typed | undefined {
  const form = place.querySelector("form");
  if (!form) return undefined;
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const variantId = text("variant");
  return {
    ...(variantId !== undefined && { variantId }),
    values: option_names.map((_, at) => text(`option-${at}`)),
    quantity: Math.max(1, Math.trunc(Number(text("quantity"))) || 1),
  };
}
