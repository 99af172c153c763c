import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listOnOffer } from "./queries/read-products.ts";

/** Returns these products of the shop, in the given order; products that are not on offer are left out. */
export async function getSellableProducts(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await listOnOffer(tx, shopId, wanted)).map((product) => [product.id, product]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
