import type { Product } from "@mauzo/contract/catalogue/products";
import { idsOfAddress } from "@mauzo/format/text/product-address";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findIdBetween } from "../queries/find-id-between.ts";
import { listOnOffer } from "../queries/read-products.ts";

/** Returns the product on offer that an address of its page means, whatever name the address has for it. */
export async function findSellableProduct(tx: Tx, shopId: string, address: string): Promise<Product | undefined> {
  const ids = idsOfAddress(address);
  const id = ids && (await findIdBetween(tx, shopId, ids));
  return id === undefined ? undefined : (await listOnOffer(tx, shopId, [id]))[0];
}
