import * as z from "zod/mini";
import { conversationFacts } from "../conversations/facts.ts";
import { customerFacts } from "../customers/facts.ts";
import { orderFacts } from "../orders/facts.ts";
import { FulfilmentStatus, PaymentStatus } from "../orders/order-states.ts";
import { orderChannels } from "../orders/orders.ts";
import { Id, Moment, Money } from "../shared.ts";
import type { WebhookMessage } from "./webhook-kinds.ts";

/** The version of what is sent, a day: it changes when a field changes its meaning or goes, not when one is added. */
export const webhookVersion = "2026-11-27";

/** An order as it is when the message is written. Names and telephone numbers of people are never sent. */
export const WebhookOrder = z.object({
  id: Id,
  number: z.string(),
  channel: z.enum(orderChannels),
  fulfilment: FulfilmentStatus,
  payment: PaymentStatus,
  total: Money,
  paid: Money,
  customer_id: z.nullable(Id),
  placed_at: Moment,
  /** The first fifty. */
  lines: z.array(
    z.object({
      product_id: Id,
      variant_id: z.nullable(Id),
      add_on_id: z.nullable(Id),
      product: z.string(),
      name: z.string(),
      quantity: z.int(),
      total: Money,
    }),
  ),
});
export type WebhookOrder = z.infer<typeof WebhookOrder>;
export const mostWebhookLines = 50;

const order = { order: WebhookOrder };
const moved = orderFacts["order.moved"].payload.shape;
const paid = orderFacts["order.paid"].payload.shape;

/** What each message has in `data`. */
export const webhookData = {
  "order.placed": z.object(order),
  "order.moved": z.object({ ...order, from: moved.from, to: moved.to, moves: moved.moves }),
  "order.edited": z.object({ ...order, kind: orderFacts["order.edited"].payload.shape.kind }),
  "order.paid": z.object({ ...order, payment_id: paid.payment_id, amount: paid.amount, method: paid.method }),
  "order.refunded": z.object({ ...order, payment_id: paid.payment_id, amount: paid.amount, method: paid.method }),
  "stock.changed": z.object({
    product_id: Id,
    /** What is left of each variant. */
    variants: z.array(z.object({ id: Id, name: z.string(), stock: z.int() })),
  }),
  /** Of many who were tagged or imported at once, that change. */
  "customer.changed": z.object({ id: Id, kind: customerFacts["customer.changed"].payload.shape.kind }),
  "conversation.opened": z.object({ id: Id, channel: conversationFacts["conversation.opened"].payload.shape.channel }),
  "webhook.test": z.object({ message: z.string() }),
} satisfies Record<WebhookMessage, z.ZodMiniObject>;
export type WebhookData = { [Name in WebhookMessage]: z.infer<(typeof webhookData)[Name]> };

/** What is sent: Standard Webhooks' form, and the version. */
export type WebhookBody<Name extends WebhookMessage = WebhookMessage> = {
  type: Name;
  timestamp: string;
  version: string;
  data: WebhookData[Name];
};
