import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { sendMessage } from "../outbox/send-message.ts";
import { withdrawQueued } from "../outbox/withdraw-queued.ts";
import { findLastAnswer, takeOver } from "./queries/change-thread.ts";

type Reply = { text: string; seen?: number | undefined };

/**
 * Sends a staff member's text to the customer, over the channel of their conversation. From then on a person answers: the
 * bot is silent, and what it has queued and nobody has sent is taken back.
 * @throws 409 `answered_meanwhile` if the bot or a colleague said something after `seen`
 */
export function sendStaffReply(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person, tx }: ShopContext,
  conversationId: string,
  { text, seen }: Reply,
) {
  const { userId } = person;
  return tx(async (tx) => {
    const key = { shopId, conversationId };
    // The thread is locked from here on: nobody answers between the look and the message.
    if (!(await takeOver(tx, key, userId))) throw notFound();
    if (seen !== undefined && (await findLastAnswer(tx, key, userId)) > seen) throw refuse("answered_meanwhile");
    await withdrawQueued(tx, shopId, conversationId);
    return { seq: await sendMessage(tx, emitFact, { ...key, by: userId, actions: [{ send_message: text }] }) };
  });
}
