import type { undoStates } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Product, Variant } from "@mauzo/contract/catalogue/products";
import type { Since, Undo, Writing } from "../queries/edit-products.ts";
import { isStock } from "./stock-after-edit.ts";
import { type LostCodes, undoCodes } from "./undo-codes.ts";
import { type FieldUndo, goBack, undoAddedVariants, undoCreation, undoField, undoVariantField } from "./undo-fields.ts";

/** The part of a variant that does not depend on its price, stock and codes. */
const look = ({ id, name, option_values }: Variant) => JSON.stringify([id, name, option_values]);

/** What an edit changed of a product, stored so that it can be undone. */
export function undoOf(before: Product, after: Product): Undo {
  const stayed = before.variants.flatMap((was) => {
    const is = after.variants.find(({ id }) => id === was.id);
    return is ? [{ id: was.id, was, is }] : [];
  });
  const differing = <T>(of: (variant: Variant) => T) =>
    stayed.flatMap(({ id, was, is }): [string, T, T][] => (of(was) === of(is) ? [] : [[id, of(was), of(is)]]));
  const prices = differing(({ price }) => price.minor);
  const lowStockAts = differing(({ low_stock_at }) => low_stock_at);
  const skus = differing(({ sku }) => sku);
  const barcodes = differing(({ barcode }) => barcode);
  const stock = differing((variant) => variant.stock).map(([id, was, is]): [string, number] => [id, is - was]);
  const known = new Set(before.variants.map(({ id }) => id));
  const added = after.variants
    .filter(({ id }) => !known.has(id))
    .map(({ id, price }): [string, number] => [id, price.minor]);
  const named = before.option_names.length === after.option_names.length;
  const same = stayed.length === before.variants.length && stayed.every(({ was, is }) => look(was) === look(is));
  return {
    ...(before.name !== after.name && { name: [before.name, after.name] }),
    ...(before.description !== after.description && { description: [before.description, after.description] }),
    ...(before.category !== after.category && { category: [before.category, after.category] }),
    ...(before.status !== after.status && { published: [before.status === "published", after.status === "published"] }),
    ...(named &&
      before.option_names.some((name, at) => name !== after.option_names[at]) && {
        optionNames: [before.option_names, after.option_names],
      }),
    ...(prices.length > 0 && { prices }),
    ...(lowStockAts.length > 0 && { lowStockAts }),
    ...(skus.length > 0 && { skus }),
    ...(barcodes.length > 0 && { barcodes }),
    ...(stock.length > 0 && { stock }),
    ...(added.length > 0 && { added }),
    ...(!(named && same) && { rest: true }),
  };
}

export const emptyWriting = (id: string): Writing => ({
  id,
  prices: [],
  lowStockAts: [],
  skus: [],
  barcodes: [],
  stock: [],
  offSale: [],
});

/**
 * The fields that undoing an edit writes to a product as it is now, and whether some of them stay because they have
 * changed since. A product archived since stays as it is.
 */
export function undoProduct(product: Product, since: Since, without: LostCodes): { writing: Writing; kept: boolean } {
  const { id, status } = product;
  const { undo, taken } = since;
  if (undo.made) {
    const { archive, kept } = undoCreation(product, since);
    return { writing: { ...emptyWriting(id), ...(archive && { archive }) }, kept };
  }
  if (status === "archived") return { writing: emptyWriting(id), kept: true };
  const fields = {
    name: undo.name && undoField(product.name, undo.name),
    description: undo.description && undoField(product.description, undo.description),
    category: undo.category && undoField(product.category, undo.category),
    published: undo.published && undoField(status === "published", undo.published),
  };
  const [namesBefore = [], namesAfter = []] = undo.optionNames ?? [];
  const names =
    undo.optionNames && undoField(product.option_names.join("\n"), [namesBefore.join("\n"), namesAfter.join("\n")]);
  const prices = undoVariantField(product, undo.prices, ({ price }) => price.minor);
  const lowStockAts = undoVariantField(product, undo.lowStockAts, ({ low_stock_at }) => low_stock_at);
  const added = undoAddedVariants(product, since);
  const codes = (field: "sku" | "barcode") =>
    undoCodes(product, since, field).map((code) =>
      code.to !== undefined && without[field].has(code.id) ? { id: code.id, kept: true } : code,
    );
  const skus = codes("sku");
  const barcodes = codes("barcode");
  const stock = (taken ? [] : (undo.stock ?? [])).map(([variantId, delta]): FieldUndo<number> & { now: number } => {
    const now = product.variants.find((variant) => variant.id === variantId)?.stock;
    return now !== undefined && isStock(now - delta)
      ? { id: variantId, to: now - delta, now, kept: false }
      : { id: variantId, now: now ?? 0, kept: true };
  });
  const all = [...Object.values(fields), names, ...prices, ...lowStockAts, ...skus, ...barcodes, ...stock, added];
  return {
    writing: {
      id,
      name: fields.name?.to,
      description: fields.description?.to,
      category: fields.category?.to,
      published: fields.published?.to,
      optionNames: names?.to === undefined ? undefined : namesBefore,
      prices: prices.flatMap(goBack).map((price) => ({ id: price.id, minor: price.to })),
      lowStockAts: lowStockAts.flatMap(goBack),
      skus: skus.flatMap(goBack),
      barcodes: barcodes.flatMap(goBack),
      stock: stock.flatMap(({ now, ...each }) =>
        goBack(each).map(({ id: of, to }) => ({ id: of, to, delta: to - now })),
      ),
      offSale: added.offSale,
    },
    kept: (undo.rest === true && !taken) || all.some((field) => field?.kept),
  };
}

export const isEmpty = ({ id: _, ...writing }: Writing) =>
  Object.values(writing).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

/** What undoing an edit would do to a product as it is now. */
export function undoState(product: Product, since: Since, without: LostCodes): (typeof undoStates)[number] {
  const { writing, kept } = undoProduct(product, since, without);
  if (writing.archive) return "archive";
  if (since.undo.made && product.status === "archived") return "done";
  if (since.undo.made) return since.touched ? "changed" : "moved";
  if (!isEmpty(writing)) return kept ? "partly" : "back";
  if (product.status === "archived") return "archived";
  return kept ? "changed" : "done";
}
