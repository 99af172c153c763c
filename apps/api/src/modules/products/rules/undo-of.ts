import type { undoStates } from "@mauzo/contract/product-edits";
import type { Product, Variant } from "@mauzo/contract/products";
import type { Undo, Writing } from "../queries/edit-products.ts";

/** What an edit changed of a product, so that it can be taken back. */
export function undoOf(before: Product, after: Product): Undo {
  const prices = before.variants.flatMap(({ id, price }): NonNullable<Undo["prices"]> => {
    const now = after.variants.find((variant) => variant.id === id)?.price.minor ?? price.minor;
    return now === price.minor ? [] : [[id, price.minor, now]];
  });
  const lowStockAts = before.variants.flatMap(({ id, low_stock_at: was }): NonNullable<Undo["lowStockAts"]> => {
    const is = after.variants.find((variant) => variant.id === id)?.low_stock_at ?? null;
    return is === was ? [] : [[id, was, is]];
  });
  return {
    ...(before.category !== after.category && { category: [before.category, after.category] }),
    ...(before.status !== after.status && { published: [before.status === "published", after.status === "published"] }),
    ...(prices.length > 0 && { prices }),
    ...(lowStockAts.length > 0 && { lowStockAts }),
  };
}

/** How an undo leaves one field: taken back, as it is because it was taken back already, or kept because it changed since. */
function back<T>(now: T, [before, after]: [T, T]): { to?: T; kept: boolean } {
  if (now === after) return { to: before, kept: false };
  return { kept: now !== before };
}

/**
 * What taking an edit back writes of a product as it is now, and whether something of it stays because it changed since.
 * What was archived since stays as it is.
 */
export function takeBack(product: Product, undo: Undo): { writing: Writing; kept: boolean } {
  const { id, status } = product;
  if (status === "archived") return { writing: { id }, kept: true };
  const category = undo.category && back(product.category, undo.category);
  const published = undo.published && back(status === "published", undo.published);
  const ofVariants = <T>(told: [string, T, T][] = [], now: (variant: Variant) => T) =>
    told.map(([variantId, before, after]) => {
      const variant = product.variants.find((each) => each.id === variantId);
      return { id: variantId, ...(variant ? back(now(variant), [before, after]) : { kept: true }) };
    });
  const prices = ofVariants(undo.prices, ({ price }) => price.minor);
  const lowStockAts = ofVariants(undo.lowStockAts, ({ low_stock_at }) => low_stock_at);
  return {
    writing: {
      id,
      category: category?.to,
      published: published?.to,
      prices: prices.flatMap(({ id, to }) => (to === undefined ? [] : [{ id, minor: to }])),
      lowStockAts: lowStockAts.flatMap(({ id, to }) => (to === undefined ? [] : [{ id, to }])),
    },
    kept: [category, published, ...prices, ...lowStockAts].some((each) => each?.kept),
  };
}

export const isEmpty = ({ category, published, prices = [], lowStockAts = [] }: Writing) =>
  category === undefined && published === undefined && prices.length === 0 && lowStockAts.length === 0;

/** What taking an edit back would do to a product as it is now. */
export function undoState(product: Product, undo: Undo): (typeof undoStates)[number] {
  const { writing, kept } = takeBack(product, undo);
  if (!isEmpty(writing)) return kept ? "partly" : "back";
  if (product.status === "archived") return "archived";
  return kept ? "changed" : "done";
}
