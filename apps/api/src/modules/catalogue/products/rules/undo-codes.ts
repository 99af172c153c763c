import type { Product } from "@mauzo/contract/catalogue/products";
import type { HolderOf, Since, Undo } from "../queries/edit-products.ts";
import { type FieldUndo, goBack, undoAddedVariants, undoCreation, undoVariantField } from "./undo-fields.ts";

type Code = "sku" | "barcode";
const codesOf: Record<Code, (undo: Undo) => Undo["skus"]> = {
  sku: ({ skus }) => skus,
  barcode: ({ barcodes }) => barcodes,
};

/** How an undo would change the codes that a change wrote, if there were no other products. */
export const undoCodes = (product: Product, { undo }: Since, field: Code): FieldUndo<string | null>[] =>
  undoVariantField(product, codesOf[field](undo), (variant) => variant[field]);

/**
 * Which variants cannot get the code meant for them. A code is free when nobody has it, or when its holder loses it in
 * the same step; when several want it, the first gets it. `gone`: variants that lose their code in any case.
 */
export function stayWithout(
  wanted: readonly { id: string; to: string | null }[],
  gone: ReadonlySet<string>,
  holderOf: (code: string) => string | undefined,
): Set<string> {
  const all = wanted.map(({ id, to }) => ({
    id,
    to: to?.toLowerCase(),
    holder: to === null ? undefined : holderOf(to),
  }));
  const losing = new Set([...gone, ...all.map(({ id }) => id)]);
  const firstFor = new Map(all.toReversed().map(({ id, to }) => [to, id]));
  const stays = all.flatMap(({ id, to, holder }) =>
    (to !== undefined && firstFor.get(to) !== id) || (holder !== undefined && !losing.has(holder)) ? [id] : [],
  );
  // A variant that stays as it is keeps the code that another one waits for.
  const waiting = Map.groupBy(all, ({ holder }) => holder);
  const without = new Set<string>();
  for (const id of stays) {
    if (without.has(id)) continue;
    without.add(id);
    if (!gone.has(id)) stays.push(...(waiting.get(id) ?? []).map((each) => each.id));
  }
  return without;
}

/** The variants that do not get their old code back, because another one has it. */
export type LostCodes = Record<Code, ReadonlySet<string>>;

/** Which variants do not get a code back when these changes are undone together. */
export function lostCodes(all: readonly (readonly [Product, Since])[], holderOf: HolderOf): LostCodes {
  const present = all.filter(([{ status }]) => status !== "archived");
  const gone = new Set(
    present.flatMap(([product, since]) => {
      if (!since.undo.made) return undoAddedVariants(product, since).offSale;
      return undoCreation(product, since).archive ? product.variants.map(({ id }) => id) : [];
    }),
  );
  const of = (field: Code) =>
    stayWithout(
      present.flatMap(([product, since]) => undoCodes(product, since, field).flatMap(goBack)),
      gone,
      (code) => holderOf(field, code),
    );
  return { sku: of("sku"), barcode: of("barcode") };
}
