import type { Product } from "@mauzo/contract/catalogue/products";
import { idsOfAddress } from "@mauzo/format/text/product-address";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findIdBetween } from "./queries/find-id-between.ts";
import { listOnOffer } from "./queries/read-products.ts";

/** Returns these products of the shop, in the given order; products that are not on offer are left out. */
export async function getSellableProducts(tx: Tx, shopId: string, ids: string[]): Promise<Product[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await listOnOffer(tx, shopId, wanted)).map((product) => [product.id, product]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/** Returns the product on offer that an address of its page means, whatever name the address has for it. */
export async function findSellableProduct(tx: Tx, shopId: string, address: string): Promise<Product | undefined> {
  const ids = idsOfAddress(address);
  const id = ids && (await findIdBetween(tx, shopId, ids));
  return id === undefined ? undefined : (await listOnOffer(tx, shopId, [id]))[0];
}
