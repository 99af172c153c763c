import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Moment, Money, optionalText, ShortId, WatchSeconds } from "../shared.ts";
import { OrderAppearance } from "../shop/order-appearance.ts";
import { PaymentNetwork, WayKind } from "../shop/payment-networks.ts";
import { StandingCharge } from "../shop/standing-charges.ts";
import { choiceErrors } from "./choice-errors.ts";
import { OrderCharge } from "./order-charges.ts";
import { FulfilmentStatus, OrderStatus, PaymentStatus } from "./order-states.ts";
import { OrderedProducts } from "./ordered-products.ts";
import { CartClaim } from "./payment-claims.ts";

/** The bearer token of a cart link: 32 random bytes in base64url. */
export const CartToken = z.string().check(z.maxLength(200));

export const CartVariant = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** How many of it are in the cart; 0 for the product's other choices. */
  quantity: z.int(),
  /** How many can be ordered now: the stock plus what this cart holds. */
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
 * One product with everything ordered of it together: its add-ons apply to the units of all of its variants. The same
 * product is in a cart once for each of its items.
 */
export const CartProduct = z.object({
  id: Id,
  /** The number of the item in the cart; 0 in links from before a product could be in a cart several times. */
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

/** A delivery method; the customer chooses one before ordering. */
export const CartMethod = z.object({
  id: ShortId,
  name: z.string(),
  fee: Money,
  /** Free from this product total on; null: never. */
  free_from: z.nullable(Money),
  /** Whether the customer must give a place to deliver to. */
  asks_place: z.boolean(),
});
export type CartMethod = z.infer<typeof CartMethod>;

/** One event of an order, as the customer sees it. */
export const CartStep = z.object({
  what: z.enum(["placed", "moved", "paid", "refunded", "claimed", "declined", "withdrawn"]),
  at: Moment,
  /** The fulfilment status after it; with `moved`. */
  fulfilment: z.optional(FulfilmentStatus),
  /** With every event about money. */
  amount: z.optional(Money),
});
export type CartStep = z.infer<typeof CartStep>;

/** A way to pay the shop, as the customer sees it. */
export const CartWay = z.object({
  id: ShortId,
  network: PaymentNetwork,
  kind: WayKind,
  number: z.string(),
  name: z.string(),
  note: z.string(),
});
export type CartWay = z.infer<typeof CartWay>;

/** The status of an order, as the customer sees it. */
export const CartOrdered = z.object({
  fulfilment: FulfilmentStatus,
  /** The shop's names for the fulfilment statuses. */
  appearance: OrderAppearance,
  payment: PaymentStatus,
  status: OrderStatus,
  paid: Money,
  owed: Money,
  placed_at: Moment,
  /** The parts of the total other than the products. */
  charges: z.array(OrderCharge),
  /** Whether the customer can still cancel it. */
  may_cancel: z.boolean(),
  /** The customer's payment claims, newest first. */
  claims: z.array(CartClaim),
  /** What is still owed after the open claims. */
  claimable: Money,
  /** Whether the customer may claim a payment. */
  may_claim: z.boolean(),
  /** The ways to pay what is owed, in the shop's order; empty: it has told none, or nothing is owed. */
  ways: z.array(CartWay),
  /** Whether the shop takes cash. */
  takes_cash: z.boolean(),
  /** Oldest first. */
  steps: z.array(CartStep),
});
export type CartOrdered = z.infer<typeof CartOrdered>;

export const Cart = z.object({
  logo_url: z.nullable(z.string()),
  shop_name: z.string(),
  shop_slug: z.string(),
  order_id: z.string(),
  /** The language of the conversation that the link came from. */
  language: z.enum(["en", "sw"]),
  currency: z.string(),
  /** `open` until it is ordered, then `ordered`: the same link then shows the order. */
  state: z.enum(["open", "ordered"]),
  /** Until when the products are held, as far as they were in stock; null: they are not held. */
  held_until: z.nullable(Moment),
  /** For how many minutes they can be held once a phone number is given; 0: not at all. */
  hold_minutes: z.int(),
  /** The shop's time zone: an IANA name. */
  time_zone: z.string(),
  customer: z.object({ name: z.string(), phone: z.string() }),
  note: z.string(),
  products: z.array(CartProduct),
  /** The delivery methods to choose from; empty: nothing is asked, or it is already ordered. */
  methods: z.array(CartMethod),
  /** What the shop adds to every order; empty once it is ordered: the order has its own. */
  charges: z.array(StandingCharge),
  /** The chosen delivery, by its name at the time; `method_id` selects it in the list. */
  delivery: z.object({ method_id: z.nullable(ShortId), method: z.string(), place: z.string() }),
  /** The total of the products; after ordering, the total of everything. */
  total: Money,
  /** null until it is ordered. */
  order: z.nullable(CartOrdered),
  /** Identifies the prices and choices shown; sent back with the order, so that a change since is noticed. */
  version: z.string(),
  /** The cursor for the long poll `watch`: it changes as soon as the page would show another cart. */
  cursor: z.string(),
});
export type Cart = z.infer<typeof Cart>;

/**
 * The order as submitted: the reply of GET with the quantities the customer chose. Names and money in it are ignored,
 * as are unknown fields. Without `version` the order is compared with what the server last showed.
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
  /** Required where the cart has delivery methods; with a place where the method asks for one. */
  delivery: z.optional(z.object({ method_id: z.nullable(ShortId), place: z._default(optionalText(200), "") })),
  version: z.optional(z.string().check(z.maxLength(64))),
});
export type CartOrder = z.input<typeof CartOrder>;

export const PlacedOrder = z.object({
  order_id: z.string(),
  total: Money,
  /** Units ordered, add-ons not counted. */ quantity: z.int(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** A refused order or cancellation (409): the reason, its words in the cart's language, and the cart as it is now. */
export const CartConflict = z.object({ code: z.string(), detail: z.string(), cart: Cart });
export type CartConflict = z.infer<typeof CartConflict>;

export const cart = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/order",
    access: "cart",
    summary: "The cart behind a link",
    query: z.object({ token: CartToken }),
    reply: Cart,
    errors: ["not_found"],
  }),
  /** A long poll. When the reply has the same cursor, ask again at once; otherwise after `pause_ms`. */
  watch: endpoint({
    method: "GET",
    path: "/api/v1/order/watch",
    access: "cart",
    summary: "Long poll: whether the cart behind a link has changed since it was last seen; waits until it has",
    query: z.object({ token: CartToken, seen: z.string().check(z.maxLength(64)), wait: WatchSeconds }),
    timeoutMs: 30_000,
    reply: z.object({ cursor: z.string(), pause_ms: z.int() }),
    errors: ["not_found"],
  }),
  /**
   * A number can hold once, for the minutes set by the shop: a repeat does not extend it. Nothing is held beyond the
   * limits per number and per network; ordering still works then.
   */
  hold: endpoint({
    method: "POST",
    path: "/api/v1/order/hold",
    access: "cart",
    summary: "Hold the products of the cart for a while, for the owner of this phone number",
    query: z.object({ token: CartToken }),
    body: z.strictObject({ phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
    /** null: nothing is held. */
    reply: z.object({ held_until: z.nullable(Moment) }),
    status: 200,
    errors: ["phone_invalid", "not_found"],
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
    errors: [
      ...choiceErrors,
      "cart_empty",
      "cart_too_large",
      "delivery_missing",
      "place_missing",
      "phone_invalid",
      "item_few_left",
      "item_sold_out",
      "cart_changed",
      "cart_ordered_differently",
      "not_found",
    ],
  }),
  /** 409 once the shop works on it, money was paid for it, or a payment claim is open. */
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/order/cancel",
    access: "cart",
    summary: "Cancel an order, as its customer",
    query: z.object({ token: CartToken }),
    body: z.strictObject({ reason: z._default(optionalText(200), "") }),
    reply: Cart,
    status: 200,
    errors: ["cart_cancelled_already", "cart_under_way", "cart_paid_for", "cart_claimed", "not_found"],
  }),
};
