import type { Order } from "@mauzo/contract/orders/orders";
import type { NewClaim, OrderClaim } from "@mauzo/contract/orders/payment-claims";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { customerActor } from "../../orders/steps/actor.ts";
import { recordChange } from "../../orders/steps/record-change.ts";
import { insertClaim } from "../queries.ts";
import { claimOf, pastedOf } from "../rules.ts";

/** Writes down what the customer of a locked order says they paid, which the caller has found possible. */
export async function writeClaim(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, order }: { shopId: string; order: Order },
  { amount_minor, method, reference, text }: z.output<typeof NewClaim>,
): Promise<OrderClaim> {
  const row = await insertClaim(tx, shopId, {
    ...{ orderId: order.id, amountMinor: amount_minor, method, reference },
    ...pastedOf(text, reference),
  });
  const claim = claimOf(row, order.total.currency);
  const change = { kind: "claimed" as const, amount: claim.amount, method, reference };
  const payload = { claim_id: claim.id, amount: claim.amount, method };
  const fact = { name: "order.claim_created" as const, payload };
  await recordChange(tx, deps, shopId, { orderId: order.id, change, fact }, customerActor);
  return claim;
}
