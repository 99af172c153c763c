import type { Product } from "@mauzo/contract/catalogue/products";
import type { HolderOf, Since, Undo } from "../queries/edit-products.ts";
import { addedBack, type Back, eachBack, goBack, madeBack } from "./fields-back.ts";

type Code = "sku" | "barcode";
const codesOf: Record<Code, (undo: Undo) => Undo["skus"]> = {
  sku: ({ skus }) => skus,
  barcode: ({ barcodes }) => barcodes,
};

/** How an undo would leave the codes a change wrote, were there no other products. */
export const codesBack = (product: Product, { undo }: Since, field: Code): Back<string | null>[] =>
  eachBack(product, codesOf[field](undo), (variant) => variant[field]);

/**
 * Who cannot get the code that is meant for it: a code is free where nobody has it, or whoever has it loses it, too, and it
 * goes to the first only. `gone`: who loses its code whatever the others do.
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
  // Who stays as it is keeps the code another one waits for.
  const waiting = Map.groupBy(all, ({ holder }) => holder);
  const without = new Set<string>();
  for (const id of stays) {
    if (without.has(id)) continue;
    without.add(id);
    if (!gone.has(id)) stays.push(...(waiting.get(id) ?? []).map((each) => each.id));
  }
  return without;
}

/** The variants that stay without the code they had, for another has it. */
export type Without = Record<Code, ReadonlySet<string>>;

/** Which variants do not get a code back when these changes are taken back together. */
export function withoutCodes(all: readonly (readonly [Product, Since])[], holderOf: HolderOf): Without {
  const present = all.filter(([{ status }]) => status !== "archived");
  const gone = new Set(
    present.flatMap(([product, since]) => {
      if (!since.undo.made) return addedBack(product, since).offSale;
      return madeBack(product, since).archive ? product.variants.map(({ id }) => id) : [];
    }),
  );
  const of = (field: Code) =>
    stayWithout(
      present.flatMap(([product, since]) => codesBack(product, since, field).flatMap(goBack)),
      gone,
      (code) => holderOf(field, code),
    );
  return { sku: of("sku"), barcode: of("barcode") };
}
