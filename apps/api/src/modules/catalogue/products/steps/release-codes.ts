import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type HolderOf, listHolders, lockProducts } from "../queries/edit-products.ts";
import { clearCodes } from "../queries/write-products.ts";
import { stayWithout } from "../rules/undo-codes.ts";

/** A variant, existing or new, that gets another code. */
export type Taking = { id: string; field: "sku" | "barcode"; to: string };
/** The codes of the variants before they were freed. */
export type Freed = ReadonlyMap<string, Pick<Product["variants"][number], "sku" | "barcode">>;

/**
 * Which codes are not available because their holder keeps them; and who has which code now.
 * @param all the codes each product takes: all of them, or none.
 */
export async function findUnavailableCodes(
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

/**
 * Removes the codes of products that are all written next, in the same transaction, so that they can take each other's.
 */
export async function releaseCodes(tx: Tx, shopId: string, products: readonly Product[]): Promise<Freed> {
  const ids = products.map(({ id }) => id);
  await lockProducts(tx, shopId, ids);
  await clearCodes(tx, shopId, ids);
  return new Map(
    products.flatMap(({ variants }) => variants.map(({ id, sku, barcode }) => [id, { sku, barcode }] as const)),
  );
}
