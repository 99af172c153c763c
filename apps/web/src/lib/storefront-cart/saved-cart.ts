import type { LineItem } from "./storefront-cart.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown) => typeof value === "string" && value.length <= 500;
const isAmount = (value: unknown) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isQuantity = (value: unknown) => isAmount(value) && Number(value) >= 1 && Number(value) <= 10_000;

const isLine = (value: unknown): value is LineItem =>
  isObject(value) &&
  [value.productId, value.variantId, value.product, value.variant].every(isText) &&
  (value.picture === null || isText(value.picture)) &&
  isAmount(value.minor) &&
  isAmount(value.stock) &&
  isQuantity(value.quantity) &&
  Array.isArray(value.addOns) &&
  value.addOns.every(
    (addOn) =>
      isObject(addOn) &&
      isText(addOn.id) &&
      isText(addOn.name) &&
      isAmount(addOn.minor) &&
      isQuantity(addOn.perUnit) &&
      (addOn.stock == null || isAmount(addOn.stock)),
  );

/** The lines of a saved cart; none unless it is valid, as anyone may have written it. */
export function readLines(text: string | null): LineItem[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) && kept.length <= 100 && kept.every(isLine) ? kept : [];
  } catch {
    return [];
  }
}

const place = (slug: string) => `cart:${slug}`;

export function loadCart(slug: string): LineItem[] {
  try {
    return readLines(localStorage.getItem(place(slug)));
  } catch {
    return [];
  }
}

export function saveCart(slug: string, lines: readonly LineItem[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(place(slug));
    else localStorage.setItem(place(slug), JSON.stringify(lines));
  } catch {
    // Storage can be switched off or full: the cart lasts as long as the page.
  }
}

export const isOfCart = (event: StorageEvent, slug: string): boolean => event.key === place(slug);
