import type { CartOrdered } from "@mauzo/contract/orders/cart";
import type { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listClaims } from "./list-claims.ts";
import { cartClaimOf, claimableMinorOf, whyNoClaim } from "./rules.ts";

/** The payment claims of an order, and how much more can be claimed. */
export async function getCustomerClaims(
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
