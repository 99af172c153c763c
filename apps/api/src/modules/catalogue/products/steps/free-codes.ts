import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/scope.ts";
import { type HolderOf, listHolders, lockProducts } from "../queries/edit-products.ts";
import { clearCodes } from "../queries/write-products.ts";
import { stayWithout } from "../rules/codes-back.ts";

/** A variant, one that is there or is to come, that gets another code. */
export type Taking = { id: string; field: "sku" | "barcode"; to: string };
/** The codes variants had before they were freed. */
export type Freed = ReadonlyMap<string, Pick<Product["variants"][number], "sku" | "barcode">>;

/**
 * Which codes cannot be taken, for whoever has them keeps them; and who has which now.
 * @param all of each product what it takes: all of it, or nothing.
 */
export async function findKept(
  tx: Tx,
  shopId: string,
  all: readonly (readonly Taking[])[],
): Promise<{ kept: ReadonlySet<Taking>; holderOf: HolderOf }> {
  const holderOf = await listHolders(
    tx,
    shopId,
    all.flat().map(({ to }) => to),
  );
  const kept = new Set<Taking>();
  for (let left = all, before = -1; kept.size > before; ) {
    before = kept.size;
    for (const field of ["sku", "barcode"] as const) {
      const wanted = left.flat().filter((taking) => taking.field === field);
      const without = stayWithout(wanted, new Set(), (code) => holderOf(field, code));
      for (const taking of wanted) if (without.has(taking.id)) kept.add(taking);
    }
    left = left.filter((takings) => !takings.some((taking) => kept.has(taking)));
  }
  return { kept, holderOf };
}

/** Takes the codes off products that are all written next, in the same transaction, and may take each other's. */
export async function freeCodes(tx: Tx, shopId: string, products: readonly Product[]): Promise<Freed> {
  const ids = products.map(({ id }) => id);
  await lockProducts(tx, shopId, ids);
  await clearCodes(tx, shopId, ids);
  return new Map(
    products.flatMap(({ variants }) => variants.map(({ id, sku, barcode }) => [id, { sku, barcode }] as const)),
  );
}
