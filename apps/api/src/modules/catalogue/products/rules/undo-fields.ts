import type { Product, Variant } from "@mauzo/contract/catalogue/products";
import type { Since } from "../queries/edit-products.ts";

/**
 * How an undo changes one field: undone, unchanged because it was already undone, or kept because it has changed since.
 */
export function undoField<T>(now: T, [before, after]: [T, T]): { to?: T; kept: boolean } {
  if (now === after) return { to: before, kept: false };
  return { kept: now !== before };
}

export type FieldUndo<T> = { id: string; to?: T; kept: boolean };
export const goBack = <T>({ id, to }: FieldUndo<T>): { id: string; to: T }[] => (to === undefined ? [] : [{ id, to }]);

/** The same for a field of variants. */
export const undoVariantField = <T>(
  { variants }: Product,
  all: [string, T, T][] | undefined,
  of: (variant: Variant) => T,
): FieldUndo<T>[] =>
  (all ?? []).map(([variantId, before, after]) => {
    const now = variants.find(({ id }) => id === variantId);
    return { id: variantId, ...(now ? undoField(of(now), [before, after]) : { kept: true }) };
  });

/**
 * What an undo does with the variants that a change added: those that have changed or whose stock moved since stay, and
 * so does the last one.
 */
export function undoAddedVariants({ variants }: Product, { undo, moved }: Since) {
  const added = (undo.added ?? []).flatMap(([id, minor]) => {
    const now = variants.find((variant) => variant.id === id);
    return now ? [{ id, kept: now.price.minor !== minor || moved.includes(id) }] : [];
  });
  const going = added.flatMap(({ id, kept }) => (kept ? [] : [id]));
  const offSale = going.length < variants.length ? going : [];
  return { offSale, kept: offSale.length < going.length || added.some(({ kept }) => kept) };
}

/**
 * What an undo does with a product that a change created: it is archived, unless it already is, or has changed or its
 * stock moved since.
 */
export function undoCreation({ status }: Product, { touched, moved }: Since) {
  const kept = status !== "archived" && (touched || moved.length > 0);
  return { archive: status !== "archived" && !kept, kept };
}
