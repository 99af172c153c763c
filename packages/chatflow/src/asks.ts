import type { CartLine } from "./chat-state.ts";

/** An amount in minor units (cents) of an ISO 4217 currency. */
export type Money = { minor: number; currency: string };

export type ShopFacts = {
  name: string;
  /** E.164, such as `+255712345678`. */
  whatsappNumber: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name for dates shown to the customer; Africa/Dar_es_Salaam unless given. */
  timeZone?: string;
};

/** `image_url`: the picture of this variant, where it has one of its own; absolute. */
export type VariantFacts = { id: string; name: string; price: Money; stock: number; image_url?: string | undefined };
/** `stock` null: not counted. */
export type AddOnFacts = { id: string; name: string; price: Money; stock: number | null };
/** For every unit bought at least `min` and at most `max` of the group are chosen; the same one may be chosen twice. */
export type AddOnGroupFacts = { id: string; name: string; min: number; max: number; add_ons: AddOnFacts[] };
/** A product as the contract's `Product` shows it; `image_url` is absolute, because WhatsApp fetches it. */
export type ProductFacts = {
  id: string;
  name: string;
  description: string;
  image_url: string | null;
  variants: VariantFacts[];
  add_on_groups: AddOnGroupFacts[];
};

type Pair = { en: string; sw: string };
/** Products the shop put together; `title` as its customers read it. */
export type SetFacts = { id: string; title: Pair };
/** What the shop says above and below its products; both may be empty. */
export type SetTexts = { body: Pair; footer: Pair };

/** A product of a set; `section`: what the part of the set that it stands in is called, where the set has parts. */
export type SetProductFacts = ProductFacts & { section?: Pair };

/** Why a line cannot be ordered as it stands. `available`: how many of the variant can be. */
export type LineProblem = { kind: "gone" | "sold-out" | "not-enough" | "choices"; available: number };
export type PricedLine = {
  product_id: string;
  variant_id: string;
  /** Empty when the product is gone. */
  name: string;
  /** Empty for a product without variants. */
  variant_name: string;
  quantity: number;
  unit_price: Money;
  /** With its add-ons. */
  total: Money;
  add_ons: { id: string; name: string; quantity: number; total: Money }[];
  problem: LineProblem | null;
};
/** `lines` stand in the order they were asked in, one for each. */
export type PricedCart = { lines: PricedLine[]; total: Money };

export type CartLink = { url: string; order_id: string; total: Money };
export type OrderFacts = { order_id: string; status: string; total: Money; placed_at: string };

/** What the engine needs to know or have done before it can go on. */
export type Ask =
  /** The shop's categories that have products, and its sets. */
  | { kind: "categories" }
  /** One page of products, of a category or found by words (name or description); exactly one of the two is given. */
  | { kind: "products"; category: string | null; search: string | null; offset: number; limit: number }
  /** One page of the products of a set, in its order. */
  | { kind: "set"; id: string; offset: number; limit: number }
  | { kind: "product"; id: string }
  | { kind: "price-cart"; lines: CartLine[] }
  /**
   * Allocate an order number and a cart link. `replaces` is the number of the link given before for this same cart, not
   * ordered from as far as the engine knows: the caller may renew that link instead of making another.
   */
  | { kind: "create-cart-link"; lines: CartLine[]; language: "en" | "sw"; replaces: string | null }
  /** Placed orders of this shop, newest first: of this conversation, or the one with this number. */
  | { kind: "find-orders"; order_id: string | null; limit: number };

/** The answer to an ask has the same kind; `failed` answers any ask that could not be done. */
export type Answer =
  | { kind: "categories"; categories: { name: string; products: number }[]; sets: SetFacts[] }
  | { kind: "products"; products: ProductFacts[]; total: number }
  /** `set` null: there is no such set (any more). */
  | { kind: "set"; set: (SetFacts & SetTexts) | null; products: SetProductFacts[]; total: number }
  /** null: there is no such product in this shop (any more). */
  | { kind: "product"; product: ProductFacts | null }
  | { kind: "price-cart"; cart: PricedCart }
  /** `link` is null when a line has a problem; nothing was created then. */
  | { kind: "create-cart-link"; link: CartLink | null }
  /** `told`: the conversation hears of its orders as they are placed, so that it need not be told again. */
  | { kind: "find-orders"; orders: OrderFacts[]; told: boolean }
  | { kind: "failed" };
