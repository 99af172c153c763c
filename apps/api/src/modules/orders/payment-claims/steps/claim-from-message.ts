import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Money } from "@mauzo/contract/shared";
import { plainCode } from "@mauzo/format/money-sms/plain-code";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { findConversationOrders } from "../../orders/find-conversation-orders.ts";
import { getOrder } from "../../orders/get-order.ts";
import { lockOrders } from "../../orders/lock-orders.ts";
import { listClaims } from "../list-claims.ts";
import { claimableMinorOf, whyNoClaim } from "../rules.ts";
import { writeClaim } from "./write-claim.ts";

/** What became of a message: a claim, one that is there already, or none, as everything owed is claimed. */
export type MessageClaim = {
  outcome: "claimed" | "known" | "covered";
  number: string;
  amount: Money;
  reference: string;
};

const mostLooked = 20;

/**
 * The confirmation of a payment that a customer pastes into the chat, as a claim on the one order of the conversation
 * that owes; of several the one that owes exactly this. Undefined where it is none, or its order cannot be told.
 */
export async function claimFromMessage(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, conversationId, text }: { shopId: string; conversationId: string; text: string },
): Promise<MessageClaim | undefined> {
  const read = readMoneySms(text);
  if (read?.direction !== "sent") return undefined;
  const { amountMinor, code: reference } = read;
  const all = await findConversationOrders(tx, shopId, { conversationId, number: null, limit: mostLooked });
  const owing = all.filter((order) => owedMinorOf(order) > 0);
  const fitting = owing.filter((order) => owedMinorOf(order) === amountMinor);
  const [found, another] = owing.length > 1 ? fitting : owing;
  if (!found || another) return undefined;
  await lockOrders(tx, shopId, [found.id]);
  const order = await getOrder(tx, shopId, found.id);
  const claims = await listClaims(tx, shopId, order);
  const said = { number: order.order_id, reference, amount: { minor: amountMinor, currency: order.total.currency } };
  const same = claims.find((claim) => plainCode(claim.reference) === plainCode(reference));
  if (same && same.state !== "withdrawn" && same.state !== "declined") return { outcome: "known", ...said };
  const why = whyNoClaim(order, claims);
  if (why) return why === "claim_covers_all" ? { outcome: "covered", ...said } : undefined;
  const amount_minor = Math.min(amountMinor, claimableMinorOf(order, claims));
  const { amount } = await writeClaim(
    tx,
    deps,
    { shopId, order },
    { amount_minor, method: "mobile_money", reference, text },
  );
  return { outcome: "claimed", ...said, amount };
}
