import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { byEitherName, namesField, type Texts, type WorkflowEvent } from "@mauzo/contract/orders/order-workflow";
import { fillText } from "@mauzo/format/fill-text";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../../deps.ts";
import type { NoticePlan } from "../../../../gateways/messaging/port.ts";
import { addCartLink } from "../../cart/add-cart-link.ts";
import { channelOfRoute, findFacts, insertMessage } from "../queries/messages.ts";
import { fieldsOf } from "../rules.ts";

type Notice = { audience: "customer" | "staff"; text: Texts };
type NewMessages = {
  shopId: string;
  orderId: string;
  event: WorkflowEvent | "reminder";
  /** The event's key: each message is sent once per event, however often this runs. */
  occasion: string;
  notices: Notice[];
  /** Sent after this many seconds, and only if the fulfilment status has not changed by then. */
  unlessMoved?: { afterSeconds: number } | undefined;
  /** Where the customer's link leads, if not to the order. */
  customerLink?: (() => Promise<string>) | undefined;
  /** Whether WhatsApp's template of the event says the same. */
  isTemplated?: boolean;
};

/** What became of a notice; `there`: it was stored before. */
type QueuedMessage = "queued" | "unreachable" | "there";

const byMail = { channel: "mail", why: null } as const;
/** Over what a message would leave now, or why it would not. */
const wayOf = ({ route, why }: NoticePlan) =>
  route === "none" ? { channel: null, why } : { channel: channelOfRoute[route], why: null };

/**
 * Stores the messages about an order, filled in as it is now, with a job that sends each. Part of the caller's
 * transaction: nothing is sent for a change that is rolled back.
 */
export async function queueOrderMessages(
  tx: Tx,
  { queue, env, messaging }: OrderDeps,
  { shopId, orderId, event, occasion, notices, unlessMoved, customerLink, isTemplated = true }: NewMessages,
): Promise<QueuedMessage[]> {
  if (notices.length === 0) return [];
  const facts = await findFacts(tx, shopId, orderId);
  // Who buys over the counter is there and gets the receipt by hand; later they are reminded of what they owe.
  if (!facts || (facts.channel === "pos" && event !== "reminder")) return [];
  const queued: QueuedMessage[] = [];
  // The customer's link allows more than staff should have, so staff get the order's page.
  const linkFor = async (audience: Notice["audience"]) =>
    audience === "staff"
      ? env.dashboardUrl + dashboardOrderPath(orderId)
      : await (customerLink ?? (() => addCartLink(tx, { env }, { shopId, cartId: facts.cartId })))();
  for (const notice of notices) {
    const { audience } = notice;
    const language = audience === "customer" ? facts.language : facts.shopLanguage;
    const wanted = notice.text[language];
    const mayBeTemplate = isTemplated && audience === "customer" && facts.conversationChannel === "whatsapp";
    const link = mayBeTemplate || namesField(wanted, "link") ? await linkFor(audience) : "";
    const values = { ...fieldsOf(facts, language), link };
    const text = fillText(wanted, byEitherName(values));
    const fields = mayBeTemplate ? values : null;
    const moves = unlessMoved ? facts.moves : null;
    const { conversationId } = facts;
    const { channel, why } =
      audience === "staff"
        ? byMail
        : wayOf(
            (await messaging.planNotice(tx, { shopId, orderId, conversationId, event, language, text, fields })).plan,
          );
    const id = await insertMessage(tx, shopId, {
      ...{ orderId, event, occasion, audience, channel, text, moves, fields, why },
    });
    if (id && channel)
      await queue.send(
        tx,
        "order-message",
        { shopId, messageId: id },
        { afterSeconds: unlessMoved?.afterSeconds ?? 0 },
      );
    queued.push(id === undefined ? "there" : channel === null ? "unreachable" : "queued");
  }
  return queued;
}
