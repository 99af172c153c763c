import type { EndedPayment } from "@mauzo/chatflow/flow-requests";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { isOpenPayment, type PaymentState } from "@mauzo/contract/payments/payment-states";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { isReachable } from "../outbox/is-reachable.ts";
import { sendMessage } from "../outbox/send-message.ts";
import { asked } from "../threads/asked.ts";
import { findAnswerer } from "../threads/find-answerer.ts";
import { told } from "../threads/told.ts";
import { getFlowOfConversation } from "./get-flow-of-conversation.ts";
import { getRunningFlow } from "./get-running-flow.ts";
import { findAskedPayment, lockWaiting } from "./queries.ts";
import { takeTurn } from "./take-turn.ts";

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
    const { botId, channel } = conversation;
    const shop = await getShop(tx, shopId);
    const thread = await findAnswerer(tx, { shopId, conversationId });
    const newest = await getRunningFlow(tx, deps.log, { shopId, botId });
    const of = { shopId, botId, newest, conversation: { state: conversation.state, idle: false } };
    const flow = await getFlowOfConversation(tx, deps.log, of);
    const canSay = await isReachable(tx, shopId, conversationId);
    const isBots = thread === undefined || thread.answeredBy === "bot";
    const ended = {
      ...{ id: paymentId, order_id: payment.number, outcome: outcomeOf(payment.state), goesOn: canSay && isBots },
      amount: { minor: payment.askedMinor, currency: payment.currency },
    };
    const turn = await takeTurn(tx, deps, {
      ...{ flow, shop, language: shop.language ?? "en", goesOn: false, answersHere: channel === "whatsapp" },
      conversation: { id: conversationId, state: conversation.state, channel },
      input: { kind: "payment", payment: ended },
    });
    if (!canSay || turn.actions.length === 0) return;
    const asks = ended.goesOn && turn.callsPerson;
    if (asks)
      await deps.emitFact(tx, {
        ...{ name: "conversation.asked", shopId, subject: conversationId, payload: {} },
        actor: { kind: "bot" },
      });
    const news = {
      ...{ language: turn.language, ...(thread && { turn: thread.turn }) },
      ...{ ...(turn.told && told), ...(asks && asked) },
    };
    const ofBot = { flowVersion: flow.version, flowPath: turn.path, news };
    await sendMessage(tx, deps.emitFact, { shopId, conversationId, actions: turn.actions, ofBot });
  });
