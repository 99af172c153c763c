import type { Product, Variant } from "@mauzo/contract/catalogue/products";
import type { Since } from "../queries/edit-products.ts";

/** How an undo leaves one field: taken back, as it is because it was taken back already, or kept because it changed since. */
export function back<T>(now: T, [before, after]: [T, T]): { to?: T; kept: boolean } {
  if (now === after) return { to: before, kept: false };
  return { kept: now !== before };
}

export type Back<T> = { id: string; to?: T; kept: boolean };
export const goBack = <T>({ id, to }: Back<T>): { id: string; to: T }[] => (to === undefined ? [] : [{ id, to }]);

/** The same of a field of variants. */
export const eachBack = <T>(
  { variants }: Product,
  all: [string, T, T][] | undefined,
  of: (variant: Variant) => T,
): Back<T>[] =>
  (all ?? []).map(([variantId, before, after]) => {
    const now = variants.find(({ id }) => id === variantId);
    return { id: variantId, ...(now ? back(of(now), [before, after]) : { kept: true }) };
  });

/** What an undo makes of the variants a change added: those that changed or moved since stay, and so does the last one. */
export function addedBack({ variants }: Product, { undo, moved }: Since) {
  const added = (undo.added ?? []).flatMap(([id, minor]) => {
    const now = variants.find((variant) => variant.id === id);
    return now ? [{ id, kept: now.price.minor !== minor || moved.includes(id) }] : [];
  });
  const going = added.flatMap(({ id, kept }) => (kept ? [] : [id]));
  const offSale = going.length < variants.length ? going : [];
  return { offSale, kept: offSale.length < going.length || added.some(({ kept }) => kept) };
}

/** How an undo leaves what a change made: archived, unless it is that already, or was changed or moved since. */
export function madeBack({ status }: Product, { touched, moved }: Since) {
  const kept = status !== "archived" && (touched || moved.length > 0);
  return { archive: status !== "archived" && !kept, kept };
}
