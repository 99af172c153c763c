import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { defineList } from "../lists.ts";
import { Id, IdParams, Moment, Money, optionalText, page } from "../shared.ts";
import { SourceKind, Touches, TouchOrder } from "../shop/touches.ts";
import { DebtAnswer } from "./debt-answers.ts";
import { OrderCharge } from "./order-charges.ts";
import { OrderChange } from "./order-history.ts";
import { mostOrderMinor, OrderPayment } from "./order-payments.ts";
import { OrderPlan } from "./order-plans.ts";
import {
  AttentionKind,
  FulfilmentStatus,
  fulfilmentStatuses,
  OrderStatus,
  orderStatuses,
  PaymentStatus,
  paymentStatuses,
} from "./order-states.ts";
import { OrderMessage } from "./order-workflow.ts";

/** The channel an order came through; `manual`: entered by staff; `pos`: sold over the counter. */
export const orderChannels = ["web", "whatsapp", "manual", "pos"] as const;
export const OrderChannel = z.enum(orderChannels);
export type OrderChannel = z.infer<typeof OrderChannel>;

/** The customer of an order, as named when it was placed. */
export const OrderCustomer = z.object({
  id: Id,
  name: z.string(),
  /** E.164, or null when the customer left none. */
  phone: z.nullable(z.string()),
  /** The name in the shop's customer list, where it differs; null: it is the same. Only the shop sees it. */
  known_as: z.nullable(z.string()),
});
export type OrderCustomer = z.infer<typeof OrderCustomer>;

export const OrderRow = z.object({
  id: Id,
  /** The short order number, allocated with the cart link: `7K4Q9-DXM2T`. */
  order_id: z.string(),
  status: OrderStatus,
  fulfilment: FulfilmentStatus,
  payment: PaymentStatus,
  channel: OrderChannel,
  customer: z.nullable(OrderCustomer),
  /** Units ordered, without add-ons. */
  quantity: z.int(),
  total: Money,
  /** Payments less refunds. */
  paid: Money,
  /** What of it the shop no longer asks for: it counts as paid, and no money came for it. */
  forgiven: Money,
  /** Whether a payment claim of the customer is open. */
  claimed: z.boolean(),
  placed_at: Moment,
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderLine = z.object({
  id: Id,
  kind: z.enum(["variant", "add_on"]),
  /** Lines of one product with the same number were ordered together: the add-ons belong to these variants. */
  item: z.int(),
  product_id: Id,
  /** The id of the variant or add-on. */
  item_id: Id,
  product_name: z.string(),
  /** The name of the variant or add-on at the time; empty for a product without variants. */
  name: z.string(),
  /** The current picture of the variant or its product; null for add-ons. */
  image_url: z.nullable(z.string()),
  quantity: z.int(),
  /** Units returned after the order was handed over; no longer included in `quantity`. */
  returned: z.int(),
  unit_price: Money,
  total: Money,
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.extend(OrderRow, {
  lines: z.array(OrderLine),
  charges: z.array(OrderCharge),
  /** Oldest first. */
  payments: z.array(OrderPayment),
  /** Newest first, at most `mostChanges`. */
  changes: z.array(OrderChange),
  /** Newest first, the same limit. */
  messages: z.array(OrderMessage),
  /** What brought its customer: it never changes. */
  touches: Touches,
  note: z.string(),
  /** The delivery method, by its name at the time, and the place; null: nobody was asked. */
  delivery: z.nullable(z.object({ method: z.string(), place: z.string() })),
  /** Until when it is to be paid, where it was given on credit, and when its customer promised to pay. */
  due_on: z.nullable(z.iso.date()),
  promised_on: z.nullable(z.iso.date()),
  /** Whether the customer is reminded by message before and after the first of these days. */
  reminds: z.boolean(),
  /** Its instalments; empty: it has none. */
  plan: OrderPlan,
  /** What the customer says of what is owed, by their link. */
  said: z.nullable(DebtAnswer),
  /** What its customer paid too much before, and may pay with. */
  credit: Money,
  /** Changes with every change of the contents or the status; a caller who changes the order sends it along. */
  version: z.int(),
});
export type Order = z.infer<typeof Order>;
export const mostChanges = 200;

/** What an order list may be narrowed to: the orders that count as sales, those that are not void (`isVoid`). */
export const saleFilters = ["sold"] as const;

const AmountMinor = z.coerce.number().check(z.int(), z.gte(0), z.lte(mostOrderMinor));
export const orderList = defineList({
  /** `customer`: the name given with the order; orders without one come last. */
  columns: { placed: "id", total: "integer", customer: "text or null" },
  first: "placed_desc",
  filters: {
    status: z._default(z.enum(["all", ...orderStatuses]), "all"),
    fulfilment: z._default(z.enum(["all", ...fulfilmentStatuses]), "all"),
    payment: z._default(z.enum(["all", ...paymentStatuses]), "all"),
    /** Only orders that need attention for this reason. */
    attention: z.optional(AttentionKind),
    /** Only orders that count as sales. */
    sale: z.optional(z.enum(saleFilters)),
    channel: z._default(z.enum(["all", ...orderChannels]), "all"),
    /** Where it came from, by its last touch or its first one; `source_id`: which link, popup, set or campaign. */
    source: z.optional(SourceKind),
    source_id: z.optional(Id),
    touch: z.optional(TouchOrder),
    /** Entered by this person of the staff, or sold by them over the counter. */
    taken_by: z.optional(Id),
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** Placed at this moment or later (`from`), and before that (`to`). */
    from: z.optional(Moment),
    to: z.optional(Moment),
    /** The order total, in minor units. */
    least: z.optional(AmountMinor),
    most: z.optional(AmountMinor),
  },
});
export const OrderFilter = orderList.query;
export type OrderFilter = z.input<typeof OrderFilter>;

const Move = z.strictObject({ id: Id, from: FulfilmentStatus, to: FulfilmentStatus });
const Reason = z._default(optionalText(200), "");
export const mostMoves = 100;
export const OrderMoves = z.strictObject({
  moves: z.array(Move).check(
    z.minLength(1),
    z.maxLength(mostMoves),
    z.refine((moves) => new Set(moves.map(({ id }) => id.toLowerCase())).size === moves.length, {
      message: "order_twice" satisfies PlainCode,
    }),
  ),
  reason: Reason,
});
export type OrderMoves = z.input<typeof OrderMoves>;

/** The result for one order of many: its fulfilment status, and why it was not changed, as a code and in words. */
export const MovedOrder = z.object({
  ...{ id: Id, fulfilment: FulfilmentStatus },
  ...{ code: z.nullable(z.string()), refused: z.nullable(z.string()) },
});
export type MovedOrder = z.infer<typeof MovedOrder>;

const read = { resource: "orders", action: "read" } as const;
const update = { resource: "orders", action: "update" } as const;

export const orders = {
  list: endpoint({
    method: "GET",
    path: "/orders",
    access: read,
    summary: "The shop's orders, newest first or as sorted",
    query: OrderFilter,
    reply: page(OrderRow),
  }),
  get: endpoint({
    method: "GET",
    path: "/orders/:id",
    access: read,
    summary: "One order with its lines, charges, payments and history",
    params: IdParams,
    reply: Order,
  }),
  /** 409 when the order is no longer in the expected status, or when a guard of `orderTransitions` does not hold. */
  move: endpoint({
    method: "POST",
    path: "/orders/:id/moves",
    access: update,
    summary: "Change the fulfilment status of an order",
    params: IdParams,
    body: z.strictObject({ from: FulfilmentStatus, to: FulfilmentStatus, reason: Reason }),
    reply: Order,
    errors: [
      "order_moved_meanwhile",
      "order_there_already",
      "order_handed_over",
      "order_cancelled",
      "order_cancel_forbidden",
      "order_paid_for",
      "order_sold_out",
    ],
  }),
  /** Orders are independent: one that is refused does not stop the others. 404 for an order of another shop. */
  moveMany: endpoint({
    method: "POST",
    path: "/orders/moves",
    access: update,
    summary: "Change the fulfilment status of many orders",
    body: OrderMoves,
    reply: z.object({ orders: z.array(MovedOrder) }),
    errors: ["not_found"],
  }),
};
