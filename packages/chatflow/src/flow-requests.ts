import type { WayKind } from "@mauzo/contract/shop/payment-networks";
import type { ItemProblem } from "@mauzo/selling/problems/item-problems";
import type { Topic } from "./answers/asked-topic.ts";
import type { CartLine } from "./chat-state.ts";

/** An amount in minor units (cents) of an ISO 4217 currency. */
export type Money = { minor: number; currency: string };

export type ShopFacts = {
  name: string;
  /** E.164, such as `+255712345678`. */
  whatsappNumber: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name of the time zone for dates; Africa/Dar_es_Salaam by default. */
  timeZone?: string;
  /** Where it is, in its own words. */
  place?: string;
  /** Where the conversation is; on its page by default. */
  channel?: "web" | "whatsapp";
  /** The shop's date as year, month and day, for answers such as "tomorrow". */
  today?: string;
  /** Its people read this conversation and can answer in it, so nobody is sent elsewhere. */
  answersHere?: boolean;
};

/** `image_url`: the variant's own picture, if it has one; absolute. */
export type VariantFacts = { id: string; name: string; price: Money; stock: number; image_url?: string | undefined };
/** `stock` null: not tracked. */
export type AddOnFacts = { id: string; name: string; price: Money; stock: number | null };
/** Between `min` and `max` add-ons of the group are chosen for every unit; the same one may be chosen twice. */
export type AddOnGroupFacts = { id: string; name: string; min: number; max: number; add_ons: AddOnFacts[] };
/** A product as in the contract's `Product`; `image_url` is absolute because WhatsApp fetches it. */
export type ProductFacts = {
  id: string;
  name: string;
  description: string;
  image_url: string | null;
  variants: VariantFacts[];
  add_on_groups: AddOnGroupFacts[];
};

type Pair = { en: string; sw: string };
/** Products that the shop grouped into a set; `title` is shown to customers. */
export type SetFacts = { id: string; title: Pair };
/** The shop's texts above and below its products; both may be empty. */
export type SetTexts = { body: Pair; footer: Pair };

/** A product of a set; `section` is the title of the section it is in, if the set has sections. */
export type SetProductFacts = ProductFacts & { section?: Pair };

export type PricedLine = {
  product_id: string;
  variant_id: string;
  /** Empty if the product no longer exists. */
  name: string;
  /** Empty for a product without variants. */
  variant_name: string;
  quantity: number;
  unit_price: Money;
  /** Including its add-ons. */
  total: Money;
  add_ons: { id: string; name: string; quantity: number; total: Money }[];
  /** Why it cannot be ordered as it is. */
  problem: ItemProblem | null;
};
/** `lines` has one line for each requested line, in the same order. */
export type PricedCart = { lines: PricedLine[]; total: Money };

export type CartLink = { url: string; order_id: string; total: Money };
export type OrderFacts = { order_id: string; status: string; total: Money; placed_at: string };

/** What a shop says of itself. */
export type ShopAnswer = {
  topic: Topic;
  /** What the question was about, if it is on sale. */
  product: ProductFacts | null;
  /** In the shop's own words; either may be empty. */
  place: string;
  hours: string;
  methods: { name: string; fee: Money; free_from: Money | null }[];
  ways: { network: string; kind: WayKind; number: string; name: string; note: string }[];
  takes_cash: boolean;
};

/** One wish of a sentence, with what it may mean, best first; none where the shop has nothing like it. */
export type OrderWish = {
  /** As it is written. */
  words: string;
  quantity: number;
  /** It asks for a part of a unit, such as half a kilo. */
  is_rounded: boolean;
  /** `variant_id` null: which one is not said. `add_ons` counts those of all units. `score` is 1 for the same words. */
  candidates: {
    product: ProductFacts;
    variant_id: string | null;
    add_ons: { id: string; quantity: number }[];
    score: number;
  }[];
};

/** A phone that was asked to pay for an order of the conversation; `phone` shows its last digits. */
export type AskedPayment = { id: string; order_id: string; amount: Money; phone: string };
/**
 * What became of a payment that was asked for. `goesOn`: the bot still answers in the conversation; otherwise it only says
 * so.
 */
export type EndedPayment = {
  id: string;
  order_id: string;
  amount: Money;
  outcome: "paid" | "declined" | "unpaid";
  goesOn: boolean;
};

/** The time of a wait has come. `goesOn`: the bot still answers in the conversation and can be heard there. */
export type EndedWait = { id: string; goesOn: boolean };

/** What a server of the shop answered; `status` null: it did not. `goesOn` as of a wait. */
export type EndedCall = { id: string; status: number | null; body: string; goesOn: boolean };

/** Data or an action the engine needs before it can continue. */
export type FlowRequest =
  /** The shop's categories that have products, and its sets. */
  | { kind: "categories" }
  /** One page of products, by category or by search words (in name or description); exactly one of the two is set. */
  | { kind: "products"; category: string | null; search: string | null; offset: number; limit: number }
  /** One page of a set's products, in the set's order. */
  | { kind: "set"; id: string; offset: number; limit: number }
  | { kind: "product"; id: string }
  | { kind: "price-cart"; lines: CartLine[] }
  /**
   * Allocates an order number and a cart link. `replaces` is the number of this cart's previous link, not ordered from
   * as far as the engine knows: the caller may renew that link instead of creating a new one.
   */
  | { kind: "create-cart-link"; lines: CartLine[]; language: "en" | "sw"; replaces: string | null }
  /** Placed orders of this shop, newest first: those of this conversation, or the one with this number. */
  | { kind: "find-orders"; order_id: string | null; limit: number }
  /** What the shop says to a question about itself, or about the price of a product. */
  | { kind: "shop-answer"; topic: Topic; product: string | null }
  /** What a sentence orders, each wish on its own. */
  | { kind: "match-order"; text: string }
  /** The shop's time now. */
  | { kind: "clock" }
  /** What the shop knows of who writes; their orders are counted up to so many, and one segment is asked about. */
  | { kind: "customer"; orders: number; segment: string | null }
  | { kind: "tag"; tag: string; change: "add" | "remove" }
  /**
   * Asks the phone of the conversation's newest order to pay for it: what it owes, or at most this much of it. While it is
   * being asked already, nothing more is.
   */
  | { kind: "pay"; amount_minor: number | null }
  /** Has the conversation go on after so long, with the id of the answer. */
  | { kind: "wait"; minutes: number }
  /** Asks a server of the shop, and has the conversation go on with the id of the answer. */
  | { kind: "call" }
  /** Tells the staff something of this conversation. */
  | { kind: "notify"; note: string };

/** The response has the same kind as the request; `failed` answers any request that failed. */
export type FlowResponse =
  | { kind: "categories"; categories: { name: string; products: number }[]; sets: SetFacts[] }
  | { kind: "products"; products: ProductFacts[]; total: number }
  /** `set` is null if there is no such set (any more). */
  | { kind: "set"; set: (SetFacts & SetTexts) | null; products: SetProductFacts[]; total: number }
  /** Null if the shop has no such product (any more). */
  | { kind: "product"; product: ProductFacts | null }
  | { kind: "price-cart"; cart: PricedCart }
  /** `link` is null if a line has a problem; then nothing was created. */
  | { kind: "create-cart-link"; link: CartLink | null }
  /** `told`: the conversation is notified when its orders are placed, so there is no need to say it again. */
  | { kind: "find-orders"; orders: OrderFacts[]; told: boolean }
  | ({ kind: "shop-answer" } & ShopAnswer)
  | { kind: "match-order"; wishes: OrderWish[] }
  /** `weekday` 0 is Sunday; `minute` counts from midnight. */
  | { kind: "clock"; weekday: number; minute: number }
  | { kind: "customer"; tags: readonly string[]; orders: number; owes: boolean; isMember: boolean }
  | { kind: "tag" }
  | { kind: "notify" }
  /** `asked` null: there is nothing to pay (`paid`), or nobody to ask. */
  | { kind: "pay"; asked: AskedPayment | null; paid: boolean }
  | { kind: "wait"; id: string }
  | { kind: "call"; id: string }
  | { kind: "failed" };
