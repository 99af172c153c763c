import type { ClaimEnd, OrderClaim } from "@mauzo/contract/orders/payment-claims";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound, refuse } from "../../../../http/refuse.ts";
import { getOrder } from "../../orders/get-order.ts";
import { type Actor, factActorOf } from "../../orders/steps/actor.ts";
import { getLockedOrder } from "../../orders/steps/get-locked-order.ts";
import { endOpen, findClaim } from "../queries.ts";
import { claimOf, endingOf } from "../rules.ts";

type Ending = { id: string; to: ClaimEnd; reason?: string; author: Actor; recorded?: boolean };

/**
 * Ends a claim, once, and emits the fact: `isRepeat` says that it had already ended this way.
 * @throws 404; 409 when it had ended another way.
 */
export async function endClaim(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  shopId: string,
  { id, to, reason = "", author, recorded }: Ending,
): Promise<{ orderId: string; claim: OrderClaim; isRepeat: boolean }> {
  const { userId, name } = author;
  const claimed = await findClaim(tx, shopId, id);
  if (!claimed) throw notFound();
  // Before the claim and the receipt of its code, as wherever an order is paid from one.
  await getLockedOrder(tx, shopId, claimed.orderId);
  const ended = await endOpen(tx, shopId, id, { to, reason, userId, name });
  const row = ended ?? (await findClaim(tx, shopId, id));
  if (!row) throw notFound();
  if (!ended && (endingOf(row.state, to) === "refused" || row.reason !== reason)) throw refuse("claim_settled");
  if (ended)
    await emitFact(tx, {
      ...{ name: "order.claim_ended", shopId, subject: row.orderId, actor: factActorOf(author) },
      payload: { claim_id: id, state: to, ...(recorded !== undefined && { recorded }) },
    });
  const { total } = await getOrder(tx, shopId, row.orderId);
  return { orderId: row.orderId, claim: claimOf(row, total.currency), isRepeat: ended === undefined };
}
