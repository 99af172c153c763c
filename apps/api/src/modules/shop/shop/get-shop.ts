import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findShop } from "./queries.ts";

/** Returns the shop; 404 when it is not this transaction's. */
export async function getShop(tx: Tx, shopId: string): Promise<Shop> {
  const shop = await findShop(tx, shopId);
  if (!shop) throw notFound();
  return shop;
}
