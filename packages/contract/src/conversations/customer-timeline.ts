import * as z from "zod/mini";
import { CustomerFieldChange } from "../customers/customer-changes.ts";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { FulfilmentStatus, OrderStatus, PaymentStatus } from "../orders/order-states.ts";
import { OrderChannel } from "../orders/orders.ts";
import { ClaimState } from "../orders/payment-claims.ts";
import { Id, IdParams, Moment, Money, PageQuery, page } from "../shared.ts";
import { conversationChannels } from "./facts.ts";

const entry = { id: Id, at: Moment };
/** The order an entry is about: its id, and its number as people say it. */
const ofOrder = { order: z.object({ id: Id, order_id: z.string() }) };

/** What happened with a customer. `at` is when it began: an order when it was placed, a conversation when it was opened. */
export const CustomerTimelineEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("order"),
    ...entry,
    ...ofOrder,
    channel: OrderChannel,
    status: OrderStatus,
    fulfilment: FulfilmentStatus,
    payment: PaymentStatus,
    quantity: z.int(),
    total: Money,
  }),
  /** A refund has a negative amount; without a method their credit paid. */
  z.object({
    kind: z.literal("payment"),
    ...entry,
    ...ofOrder,
    amount: Money,
    method: z.nullable(PaymentMethod),
    by: z.string(),
  }),
  z.object({
    kind: z.literal("claim"),
    ...entry,
    ...ofOrder,
    amount: Money,
    method: PaymentMethod,
    state: ClaimState,
  }),
  /** A conversation they ordered from, with the last thing the customer wrote. */
  z.object({
    kind: z.literal("conversation"),
    ...entry,
    channel: z.enum(conversationChannels),
    last: z.nullable(z.object({ text: z.string(), at: Moment })),
  }),
  z.object({ kind: z.literal("note"), ...entry, by: z.string(), text: z.string(), may_delete: z.boolean() }),
  /** `undone`: it was taken back since. */
  z.object({
    kind: z.literal("change"),
    ...entry,
    by: z.string(),
    changes: z.array(CustomerFieldChange),
    undone: z.boolean(),
  }),
  /** Another customer was merged into this one; `undo_until` while it can be undone. */
  z.object({
    kind: z.literal("merge"),
    ...entry,
    by: z.string(),
    name: z.string(),
    undone: z.boolean(),
    undo_until: z.nullable(Moment),
  }),
]);
export type CustomerTimelineEntry = z.infer<typeof CustomerTimelineEntry>;

export const customerTimeline = {
  /** Orders, payments and claims only for readers of orders, conversations only for readers of conversations. */
  list: endpoint({
    method: "GET",
    path: "/customers/:id/timeline",
    access: { resource: "customers", action: "read" },
    summary: "What happened with a customer: orders, payments, claims, conversations, notes and changes, newest first",
    params: IdParams,
    query: PageQuery,
    reply: page(CustomerTimelineEntry),
    errors: ["customer_merged"],
  }),
};
