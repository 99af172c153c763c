import type { EndedPayment } from "@mauzo/chatflow/flow-requests";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { isOpenPayment, type PaymentState } from "@mauzo/contract/payments/payment-states";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { findAskedPayment, lockWaiting } from "./queries.ts";
import { goOnLater } from "./steps/go-on-later.ts";

const outcomeOf = (state: PaymentState): EndedPayment["outcome"] =>
  state === "paid" || state === "declined" ? state : "unpaid";

/**
 * Lets the conversation go on whose flow asked for a payment, once: the one that waits for it. Where a person answers by
 * now, the customer is only told what became of it.
 */
export const continueFlow = (
  deps: JobDeps,
  { shopId, paymentId }: { shopId: string; paymentId: string },
): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const payment = await findAskedPayment(tx, shopId, paymentId);
    if (!payment || payment.conversationId === null || isOpenPayment(payment.state)) return;
    const { conversationId } = payment;
    const conversation = await lockWaiting(tx, shopId, conversationId);
    if (!conversation || readChatState(conversation.state).state.waiting?.id !== paymentId) return;
    const ended = {
      ...{ id: paymentId, order_id: payment.number, outcome: outcomeOf(payment.state) },
      amount: { minor: payment.askedMinor, currency: payment.currency },
    };
    await goOnLater(tx, deps, { shopId, conversation: { id: conversationId, ...conversation } }, (goesOn) => ({
      kind: "payment",
      payment: { ...ended, goesOn },
    }));
  });
