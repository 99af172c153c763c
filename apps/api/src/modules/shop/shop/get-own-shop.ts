import type { Shop } from "@mauzo/contract/shop/shop";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { getShop } from "./get-shop.ts";

/** Returns the person's shop; 404 when they have none. */
export async function getOwnShop({ pool }: Pick<Deps, "pool">, { person: { shopId } }: SignedInContext): Promise<Shop> {
  if (!shopId) throw notFound();
  return inShop(pool, shopId, (tx) => getShop(tx, shopId));
}
