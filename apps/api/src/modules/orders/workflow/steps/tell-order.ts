import { orderPath } from "@mauzo/contract/orders/order-path";
import { byEitherName, namesField, type Texts, type WorkflowEvent } from "@mauzo/contract/orders/order-workflow";
import { fillText } from "@mauzo/format/fill-text";
import type { Tx } from "../../../../db/scope.ts";
import type { OrderDeps } from "../../../../deps.ts";
import { renewLink } from "../../cart/renew-link.ts";
import { findFacts, insertMessage, type OrderFacts } from "../queries/messages.ts";
import { fieldsOf } from "../rules.ts";

type Notice = { audience: "customer" | "staff"; text: Texts };
type Telling = {
  shopId: string;
  orderId: string;
  event: WorkflowEvent | "reminder";
  /** Of one occasion each is told once, however often this runs. */
  occasion: string;
  notices: Notice[];
  /** Told after so many seconds, and only if the order's goods have not moved by then. */
  unlessMoved?: { afterSeconds: number } | undefined;
};

const channelOf = ({ audience }: Notice, { conversationId }: OrderFacts) =>
  audience === "staff" ? ("mail" as const) : conversationId === null ? null : ("chat" as const);

/**
 * Keeps what is to be told of an order, filled in as it is now, with a job for each that sends it. Part of the caller's
 * transaction: what did not happen is told to nobody.
 */
export async function tellOrder(
  tx: Tx,
  { queue, env }: OrderDeps,
  { shopId, orderId, event, occasion, notices, unlessMoved }: Telling,
): Promise<void> {
  if (notices.length === 0) return;
  const facts = await findFacts(tx, shopId, orderId);
  if (!facts) return;
  // What the customer does with their link is not for those who look after the order.
  const linkFor = async (audience: Notice["audience"]) =>
    audience === "staff"
      ? env.dashboardUrl + orderPath(orderId)
      : await renewLink(tx, { env }, { shopId, cartId: facts.cartId });
  for (const notice of notices) {
    const language = notice.audience === "customer" ? facts.language : facts.shopLanguage;
    const wanted = notice.text[language];
    const link = namesField(wanted, "link") ? await linkFor(notice.audience) : "";
    const text = fillText(wanted, byEitherName({ ...fieldsOf(facts, language), link }));
    const channel = channelOf(notice, facts);
    const { audience } = notice;
    const moves = unlessMoved ? facts.moves : null;
    const id = await insertMessage(tx, shopId, { orderId, event, occasion, audience, channel, text, moves });
    if (id && channel)
      await queue.send(
        tx,
        "order-message",
        { shopId, messageId: id },
        { afterSeconds: unlessMoved?.afterSeconds ?? 0 },
      );
  }
}
