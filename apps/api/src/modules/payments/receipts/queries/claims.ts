import { and, eq } from "drizzle-orm";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** A payment claim as it is stored. */
export async function findClaim(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select()
    .from(paymentClaims)
    .where(and(eq(paymentClaims.shopId, shopId), eq(paymentClaims.id, id)));
  return row;
}
