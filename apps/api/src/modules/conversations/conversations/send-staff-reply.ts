import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { sayAsPerson } from "./steps/say-as-person.ts";

type Reply = { text: string; seen?: number | undefined };

/** Sends a staff member's text to the customer, over the channel of their conversation. @throws as `sayAsPerson` */
export const sendStaffReply = (
  { emitFact }: Pick<Deps, "emitFact">,
  context: ShopContext,
  conversationId: string,
  { text, seen }: Reply,
) =>
  context.tx(async (tx) => ({
    seq: await sayAsPerson(tx, emitFact, context, { conversationId, seen, actions: [{ send_message: text }] }),
  }));
