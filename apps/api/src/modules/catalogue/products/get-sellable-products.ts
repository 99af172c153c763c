import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listInFull, listOnOffer } from "./queries/read-products.ts";

/**
 * Returns these products of the shop, in the given order; products that are not on offer are left out. `sold`: those that
 * were sold before, whatever became of them since. @throws 404 when one of those is missing
 */
export async function getSellableProducts(
  tx: Tx,
  shopId: string,
  ids: string[],
  which: "on offer" | "sold" = "on offer",
): Promise<Product[]> {
  const wanted = [...new Set(ids)];
  if (which === "sold") return listInFull(tx, shopId, wanted);
  const found = new Map((await listOnOffer(tx, shopId, wanted)).map((product) => [product.id, product]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
