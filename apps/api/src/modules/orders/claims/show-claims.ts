import type { CartOrdered } from "@mauzo/contract/orders/cart";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/scope.ts";
import { listClaims } from "./list-claims.ts";
import { cartClaimOf, claimableMinorOf, whyNoClaim } from "./rules.ts";

/** What its customer said was paid for an order, and how much more can be said. */
export async function showClaims(
  tx: Tx,
  shopId: string,
  order: Order,
): Promise<Pick<CartOrdered, "claims" | "claimable" | "may_claim">> {
  const claims = await listClaims(tx, shopId, order);
  return {
    claims: claims.map(cartClaimOf),
    claimable: { ...order.total, minor: claimableMinorOf(order, claims) },
    may_claim: whyNoClaim(order, claims) === undefined,
  };
}
