import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import { pushMessage } from "../chat/push-message.ts";
import type { OfBot } from "../threads/add-messages.ts";
import { adaptForNumber } from "./adapt-for-number.ts";
import { findWay } from "./queries/parts.ts";
import { sayOverNumber } from "./steps/say-over-number.ts";

type Message = {
  shopId: string;
  conversationId: string;
  actions: ChatAction[];
  by?: string;
  ofBot?: OfBot;
  replyTo?: string | undefined;
  /** The template that says it: WhatsApp takes it also when the window is closed. */
  template?: OutgoingPart | undefined;
};

/**
 * Says something that nobody asked for in a conversation: `by` a person, by the bot, or by the shop itself. On the web it is pushed;
 * over a number of the shop its parts are queued, if the customer's window is open or a template says it. Must be the last step of a
 * transaction, as other messages of the conversation wait until it ends.
 * @returns its number: of the pushed ones on the web, else of all.
 */
export async function sendMessage(tx: Tx, emitFact: EmitFact, message: Message): Promise<number> {
  const { shopId, conversationId, actions, by, ofBot, replyTo, template } = message;
  const way = await findWay(tx, shopId, conversationId);
  if (!way) throw notFound();
  if (way.channel === "web") return pushMessage(tx, emitFact, message);
  const { contactId, numberId, windowUntil, language } = way;
  if (contactId === null || numberId === null) throw refuse("customer_on_whatsapp");
  if (way.isRemoved) throw refuse("number_disconnected");
  const isOpen = windowUntil !== null && new Date(windowUntil) > new Date();
  if (!isOpen && !template) throw refuse("window_closed");

  const parts = template ? [template] : adaptForNumber(actions, language);
  const place = { shopId, conversationId, contactId, numberId };
  const { seq } = await sayOverNumber(tx, emitFact, { ...place, actions, parts, by, ofBot, replyTo });
  return seq;
}
