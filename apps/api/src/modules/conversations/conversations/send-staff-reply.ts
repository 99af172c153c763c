import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { checkQuoted } from "./steps/check-quoted.ts";
import { sayAsPerson } from "./steps/say-as-person.ts";

type Reply = { text: string; seen?: number | undefined; reply_to?: string | undefined };

/** Sends a staff member's text to the customer, over the channel of their conversation. @throws as `sayAsPerson` and `checkQuoted` */
export const sendStaffReply = (
  { emitFact }: Pick<Deps, "emitFact">,
  context: ShopContext,
  conversationId: string,
  { text, seen, reply_to: replyTo }: Reply,
) =>
  context.tx(async (tx) => {
    await checkQuoted(tx, { shopId: context.shopId, conversationId, replyTo }, ["body", "reply_to"]);
    const actions = [{ send_message: text }];
    return { seq: await sayAsPerson(tx, emitFact, context, { conversationId, seen, replyTo, actions }) };
  });
