import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, Money, optionalText, PageQuery, page } from "../shared.ts";
import { OrderCharge } from "./order-charges.ts";
import { OrderChange } from "./order-history.ts";
import { mostOrderMinor, OrderPayment } from "./order-payments.ts";
import {
  AttentionKind,
  Goods,
  goodsStates,
  moneyStates,
  OrderMoney,
  OrderStatus,
  orderStatuses,
} from "./order-states.ts";
import { OrderMessage } from "./order-workflow.ts";

/** Where an order came from; `manual`: somebody of the shop wrote it down. */
export const orderChannels = ["web", "whatsapp", "manual"] as const;
export const OrderChannel = z.enum(orderChannels);
export type OrderChannel = z.infer<typeof OrderChannel>;

/** Who an order is for, as they were named when it was placed. */
export const OrderCustomer = z.object({
  id: Id,
  name: z.string(),
  /** E.164, or null when the customer left none. */
  phone: z.nullable(z.string()),
  /** What the shop's own list calls them where that is another name; null: nothing else. For the shop alone. */
  known_as: z.nullable(z.string()),
});
export type OrderCustomer = z.infer<typeof OrderCustomer>;

export const OrderRow = z.object({
  id: Id,
  /** The short number people say and read, allocated with the cart link: `7K4Q9-DXM2T`. */
  order_id: z.string(),
  status: OrderStatus,
  goods: Goods,
  money: OrderMoney,
  channel: OrderChannel,
  customer: z.nullable(OrderCustomer),
  /** Units ordered, add-ons not counted. */
  quantity: z.int(),
  total: Money,
  /** What is here of it: payments less what went back. */
  paid: Money,
  /** Whether its customer says that something was paid, and the shop has not looked. */
  claimed: z.boolean(),
  placed_at: Moment,
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderLine = z.object({
  id: Id,
  kind: z.enum(["variant", "add_on"]),
  /** Lines of one product with the same number were ordered together: its add-ons belong to its variants. */
  item: z.int(),
  product_id: Id,
  /** The variant's or add-on's id. */
  item_id: Id,
  product_name: z.string(),
  /** The variant's or add-on's name at the time; empty for a product without variants. */
  name: z.string(),
  /** What the variant or its product looks like now; null for add-ons. */
  image_url: z.nullable(z.string()),
  quantity: z.int(),
  /** Units that came back after they were handed over; not in `quantity` any more. */
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
  /** Newest first, to `mostChanges`. */
  changes: z.array(OrderChange),
  /** Newest first, as many. */
  messages: z.array(OrderMessage),
  note: z.string(),
  /** How its customer gets it, by its name at the time, and where; null: nobody was asked. */
  delivery: z.nullable(z.object({ way: z.string(), place: z.string() })),
  /** Another after each change of what is in it or where it is: named by whoever changes it. */
  edition: z.int(),
});
export type Order = z.infer<typeof Order>;
export const mostChanges = 200;

const AmountMinor = z.coerce.number().check(z.int(), z.gte(0), z.lte(mostOrderMinor));
export const OrderFilter = z.extend(PageQuery, {
  status: z._default(z.enum(["all", ...orderStatuses]), "all"),
  goods: z._default(z.enum(["all", ...goodsStates]), "all"),
  money: z._default(z.enum(["all", ...moneyStates]), "all"),
  /** Those that wait for somebody, for this. */
  attention: z.optional(AttentionKind),
  channel: z._default(z.enum(["all", ...orderChannels]), "all"),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** Placed at this moment or later, and before that. */
  from: z.optional(Moment),
  to: z.optional(Moment),
  /** What it comes to, in minor units. */
  least: z.optional(AmountMinor),
  most: z.optional(AmountMinor),
});
export type OrderFilter = z.input<typeof OrderFilter>;

const Move = z.strictObject({ id: Id, from: Goods, to: Goods });
const Reason = z._default(optionalText(200), "");
export const mostMoves = 100;
export const OrderMoves = z.strictObject({
  moves: z.array(Move).check(
    z.minLength(1),
    z.maxLength(mostMoves),
    z.refine((moves) => new Set(moves.map(({ id }) => id.toLowerCase())).size === moves.length, {
      message: "The same order is there twice",
    }),
  ),
  reason: Reason,
});
export type OrderMoves = z.input<typeof OrderMoves>;

/** What became of one order of many: where it is now, and why it is not where it was to go. */
export const MovedOrder = z.object({ id: Id, goods: Goods, refused: z.nullable(z.string()) });
export type MovedOrder = z.infer<typeof MovedOrder>;

const read = { resource: "orders", action: "read" } as const;
const update = { resource: "orders", action: "update" } as const;

export const orders = {
  list: endpoint({
    method: "GET",
    path: "/orders",
    access: read,
    summary: "The shop's orders, newest first",
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
  /** 409 where it is not there (any more) from which it was to go, and where a guard of `orderMoves` does not hold. */
  move: endpoint({
    method: "POST",
    path: "/orders/:id/moves",
    access: update,
    summary: "Move an order's goods on, back, or out",
    params: IdParams,
    body: z.strictObject({ from: Goods, to: Goods, reason: Reason }),
    reply: Order,
  }),
  /** Order by order: one that is refused holds up no other. An order that is not the shop's is 404. */
  moveMany: endpoint({
    method: "POST",
    path: "/orders/moves",
    access: update,
    summary: "Move the goods of many orders",
    body: OrderMoves,
    reply: z.object({ orders: z.array(MovedOrder) }),
  }),
};
