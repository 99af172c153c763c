import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id, IdParams, Moment, Money, PageQuery, page } from "./shared.ts";

export const orderStatuses = ["pending", "completed", "cancelled", "picked up", "delivered", "paid"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const orderChannels = ["web", "whatsapp"] as const;
export const OrderChannel = z.enum(orderChannels);
export type OrderChannel = z.infer<typeof OrderChannel>;

export const OrderCustomer = z.object({
  id: Id,
  name: z.string(),
  /** E.164, or null when the customer left none. */
  phone: z.nullable(z.string()),
});
export type OrderCustomer = z.infer<typeof OrderCustomer>;

export const OrderRow = z.object({
  id: Id,
  /** The short number people say and read, allocated with the cart link: `7K4Q9-DXM2T`. */
  order_id: z.string(),
  status: OrderStatus,
  channel: OrderChannel,
  customer: z.nullable(OrderCustomer),
  /** Units ordered, add-ons not counted. */
  quantity: z.int(),
  total: Money,
  placed_at: Moment,
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderLine = z.object({
  id: Id,
  kind: z.enum(["variant", "add_on"]),
  product_id: Id,
  /** The variant's or add-on's id. */
  item_id: Id,
  product_name: z.string(),
  /** The variant's or add-on's name at the time; empty for a product without variants. */
  name: z.string(),
  quantity: z.int(),
  unit_price: Money,
  total: Money,
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.extend(OrderRow, { lines: z.array(OrderLine), note: z.string() });
export type Order = z.infer<typeof Order>;

export const OrderFilter = z.extend(PageQuery, {
  status: z._default(z.enum(["all", ...orderStatuses]), "all"),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type OrderFilter = z.input<typeof OrderFilter>;

export const orders = {
  list: endpoint({
    method: "GET",
    path: "/orders",
    access: { resource: "orders", action: "read" },
    summary: "The shop's orders, newest first",
    query: OrderFilter,
    reply: page(OrderRow),
  }),
  get: endpoint({
    method: "GET",
    path: "/orders/:id",
    access: { resource: "orders", action: "read" },
    summary: "One order with its lines",
    params: IdParams,
    reply: Order,
  }),
};
