import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Key, Moment, Money, optionalText, WatchSeconds } from "../shared.ts";
import { OrderFaces } from "../shop/order-faces.ts";
import { OrderCharge } from "./order-charges.ts";
import { CartClaim } from "./order-claims.ts";
import { Goods, OrderMoney, OrderStatus } from "./order-states.ts";
import { OrderedProducts } from "./ordered-products.ts";

/** The bearer of a cart link: 32 random bytes in base64url. */
export const CartToken = z.string().check(z.maxLength(200));

export const CartVariant = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** How many of it are in the cart; 0 for the other choices of the product. */
  quantity: z.int(),
  /** How many can be ordered now: what is left, and what this cart holds. */
  available: z.int(),
});
export type CartVariant = z.infer<typeof CartVariant>;

export const CartAddOn = z.object({
  id: Id,
  group_id: Id,
  name: z.string(),
  price: Money,
  quantity: z.int(),
  /** null: not counted. */
  available: z.nullable(z.int()),
});
export type CartAddOn = z.infer<typeof CartAddOn>;

/**
 * One product with all that is wanted of it together: its add-ons belong to all of its variants' units. The same product
 * stands in a cart once for each of its items.
 */
export const CartProduct = z.object({
  id: Id,
  /** Which of the cart's items it is; 0 in links made before there were several of one product. */
  item: z.int(),
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  variants: z.array(CartVariant),
  /** For every unit of the product at least `min` and at most `max` of the group. */
  add_on_groups: z.array(z.object({ id: Id, name: z.string(), min: z.int(), max: z.int() })),
  add_ons: z.array(CartAddOn),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A way the shop's goods come to the customer, of which one is chosen before it is ordered. */
export const CartWay = z.object({
  id: Key,
  name: z.string(),
  fee: Money,
  /** From products of so much on it is free; null: never. */
  free_from: z.nullable(Money),
  /** Whether it takes a place to bring it to. */
  asks_place: z.boolean(),
});
export type CartWay = z.infer<typeof CartWay>;

/** One thing that happened to an order, as its customer is told. */
export const CartStep = z.object({
  what: z.enum(["placed", "moved", "paid", "refunded", "claimed", "declined", "withdrawn"]),
  at: Moment,
  /** Where its goods are since; with `moved`. */
  goods: z.optional(Goods),
  /** With all that is about money. */
  amount: z.optional(Money),
});
export type CartStep = z.infer<typeof CartStep>;

/** Where an order stands, as its customer is told. */
export const CartOrdered = z.object({
  goods: Goods,
  /** How the shop calls the states its goods can be in. */
  faces: OrderFaces,
  money: OrderMoney,
  status: OrderStatus,
  paid: Money,
  owed: Money,
  placed_at: Moment,
  /** What its total is beside the products. */
  charges: z.array(OrderCharge),
  /** Whether its customer can cancel it still. */
  may_cancel: z.boolean(),
  /** What the customer says was paid, newest first. */
  claims: z.array(CartClaim),
  /** What is owed beside what the open ones of them say. */
  claimable: Money,
  /** Whether the customer may say that some of it was paid. */
  may_claim: z.boolean(),
  /** Oldest first. */
  steps: z.array(CartStep),
});
export type CartOrdered = z.infer<typeof CartOrdered>;

export const Cart = z.object({
  logo_url: z.nullable(z.string()),
  shop_name: z.string(),
  shop_slug: z.string(),
  order_id: z.string(),
  /** The language of the conversation the link came from. */
  language: z.enum(["en", "sw"]),
  currency: z.string(),
  /** `open` until it is ordered; `ordered` afterwards: the same link then shows what was ordered. */
  state: z.enum(["open", "ordered"]),
  /** Until when the goods are kept from others, as far as they were there; null: they are not. */
  held_until: z.nullable(Moment),
  /** For how many minutes they can be kept once a phone number is given; 0: not at all. */
  hold_minutes: z.int(),
  /** The shop's: an IANA name. */
  time_zone: z.string(),
  customer: z.object({ name: z.string(), phone: z.string() }),
  note: z.string(),
  products: z.array(CartProduct),
  /** What there is to choose from; empty: nothing is asked, or it is ordered. */
  ways: z.array(CartWay),
  /** What was ordered, by its name at the time; `way_id` is for the choice. */
  delivery: z.object({ way_id: z.nullable(Key), way: z.string(), place: z.string() }),
  /** Of the products; once it is ordered, of everything. */
  total: Money,
  /** null until it is ordered. */
  order: z.nullable(CartOrdered),
  /** Names the prices and choices shown; sent back with the order, so that a change since is noticed. */
  version: z.string(),
  /** Another as soon as the page would show another cart: for `watch`. */
  mark: z.string(),
});
export type Cart = z.infer<typeof Cart>;

/**
 * The order as submitted: what GET returned, with the quantities the customer settled on. Names and money in it
 * are ignored, unknown fields too. Without `version` the order is compared with what the server last showed.
 */
export const CartOrder = z.object({
  products: OrderedProducts,
  customer: z.optional(
    z.object({
      name: z._default(optionalText(80), ""),
      phone: z._default(z.string().check(z.trim(), z.maxLength(32)), ""),
    }),
  ),
  note: z._default(optionalText(500), ""),
  /** Needed where the cart has ways; with a place where the way asks for one. */
  delivery: z.optional(z.object({ way_id: z.nullable(Key), place: z._default(optionalText(200), "") })),
  version: z.optional(z.string().check(z.maxLength(64))),
});
export type CartOrder = z.input<typeof CartOrder>;

export const PlacedOrder = z.object({
  order_id: z.string(),
  total: Money,
  /** Units ordered, add-ons not counted. */ quantity: z.int(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** A refused order or cancelling (409): why, in words of the cart's language, and the cart as it is now. */
export const CartConflict = z.object({ detail: z.string(), cart: Cart });
export type CartConflict = z.infer<typeof CartConflict>;

export const cart = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/order",
    access: "cart",
    summary: "The cart behind a link",
    query: z.object({ token: CartToken }),
    reply: Cart,
  }),
  /** Answered without another mark, it is asked again at once; else after `pause_ms`. */
  watch: endpoint({
    method: "GET",
    path: "/api/v1/order/watch",
    access: "cart",
    summary: "Whether the cart behind a link is another than was seen; waits until it is",
    query: z.object({ token: CartToken, seen: z.string().check(z.maxLength(64)), wait: WatchSeconds }),
    reply: z.object({ mark: z.string(), pause_ms: z.int() }),
  }),
  /**
   * A number holds once, for the shop's minutes: a repeat makes it no longer. Nothing is held beyond the bounds of one
   * number and one network; it can be ordered all the same.
   */
  hold: endpoint({
    method: "POST",
    path: "/api/v1/order/hold",
    access: "cart",
    summary: "Keep the goods of the cart from others for a while, for whoever has this phone number",
    query: z.object({ token: CartToken }),
    body: z.strictObject({ phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
    /** null: nothing is held. */
    reply: z.object({ held_until: z.nullable(Moment) }),
    status: 200,
  }),
  submit: endpoint({
    method: "POST",
    path: "/api/v1/order",
    access: "cart",
    summary: "Order the cart; the same token always gives the same order",
    query: z.object({ token: CartToken, channel: z.optional(z.literal("whatsapp")) }),
    body: CartOrder,
    reply: PlacedOrder,
    status: 200,
  }),
  /** 409 once the shop works on it, money was paid for it, or a claim of it is open. */
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/order/cancel",
    access: "cart",
    summary: "Cancel what was ordered, as its customer",
    query: z.object({ token: CartToken }),
    body: z.strictObject({ reason: z._default(optionalText(200), "") }),
    reply: Cart,
    status: 200,
  }),
};
