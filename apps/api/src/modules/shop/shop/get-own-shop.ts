import type { Shop } from "@mauzo/contract/shop/shop";
import { inShop } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { getShop } from "./get-shop.ts";

/** The person's shop; 404 while they have none. */
export async function getOwnShop({ pool }: Pick<Deps, "pool">, { person: { shopId } }: SignedInVisit): Promise<Shop> {
  if (!shopId) throw notFound();
  return inShop(pool, shopId, (tx) => getShop(tx, shopId));
}
