import { quantityMax } from "@mauzo/selling/cart-item";
import * as z from "zod/mini";

export const cartLinesMax = 30;
const addOnsMax = 200;
export const valuesMax = 40;
export const valueMax = 200;
export const wishesMax = 10;
export const wishMax = 200;

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Quantity = z.int().check(z.gte(1), z.lte(quantityMax * 100));
const Chosen = z.strictObject({ id: Id, quantity: Quantity });

/** `add_ons` counts the add-ons of the whole line: for 2 ice creams with 3 toppings each it holds 6. */
export const CartLine = z.strictObject({
  product_id: Id,
  variant_id: Id,
  quantity: z.int().check(z.gte(1), z.lte(quantityMax)),
  add_ons: z.array(Chosen).check(z.maxLength(addOnsMax)),
});
export type CartLine = z.infer<typeof CartLine>;

/**
 * The customer's current choices, before they are in the cart. `add_ons` is per unit; `closed` lists the finished
 * groups.
 */
const Draft = z.strictObject({
  product_id: Id,
  variant_id: z.nullable(Id),
  add_ons: z.array(Chosen).check(z.maxLength(addOnsMax)),
  closed: z.array(Id).check(z.maxLength(50)),
  quantity: z.nullable(z.int().check(z.gte(1), z.lte(quantityMax))),
});
export type Draft = z.infer<typeof Draft>;

/**
 * `words`: the category's name, the search words, or the set's id. `only`: the shop has only this category, so there is
 * no list of categories to go back to.
 */
const Browse = z.strictObject({
  by: z.enum(["category", "search", "set"]),
  words: z.string().check(z.maxLength(80)),
  offset: z.int().check(z.gte(0), z.lte(1_000_000)),
  only: z.boolean(),
});
export type Browse = z.infer<typeof Browse>;

const Heard = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().check(z.maxLength(1024)) }),
  z.strictObject({ kind: z.literal("pick"), what: z.string().check(z.maxLength(200)) }),
]);
/** The customer's input to a node: text, or the part of a picked id after the node's own id. */
export type NodeInput = z.infer<typeof Heard>;

/**
 * A conversation as stored between two messages: plain JSON with a limit on every size. Any change of its shape needs a
 * new format and a step that leads there (`upgrades/state`), so that open conversations go on.
 */
export const ChatState = z.strictObject({
  format: z.literal(6),
  /** The version of the flow that `node` and `offers` are of; null before the first answer. */
  flow: z.nullable(z.string().check(z.maxLength(60))),
  language: z.enum(["en", "sw"]),
  /** The node where the conversation waits; empty before the first message. */
  node: z.string().check(z.maxLength(40)),
  cart: z.array(CartLine).check(z.maxLength(cartLinesMax)),
  /** The order number given with the last link of this cart. */
  order_id: z.nullable(z.string().check(z.maxLength(64))),
  draft: z.nullable(Draft),
  browse: z.nullable(Browse),
  /** The buttons and rows on screen, so that the customer can also type their text or number. */
  offers: z
    .array(z.strictObject({ id: z.string().check(z.maxLength(200)), title: z.string().check(z.maxLength(24)) }))
    .check(z.maxLength(13)),
  /** What the flow has asked for or set, in the customer's words. */
  values: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(24)),
        words: z.string().check(z.maxLength(valueMax)),
      }),
    )
    .check(z.maxLength(valuesMax)),
  /** How many answers did not fit the question at hand. */
  tries: z.int().check(z.gte(0), z.lte(10)),
  /** What is still to be asked of a sentence that orders, in its words; the first is asked now. */
  wishes: z.array(z.string().check(z.maxLength(wishMax))).check(z.maxLength(wishesMax)),
  /** The payment that a step waits for; once it is known what became of it, the conversation goes on from there. */
  waiting: z.nullable(z.strictObject({ node: z.string().check(z.maxLength(40)), id: Id })),
  /** The time, or the answer of a server, that a step waits for; once it has come, the conversation goes on from there if it still stands there. */
  timer: z.nullable(z.strictObject({ node: z.string().check(z.maxLength(40)), id: Id })),
  /**
   * Where to continue with the response to the open request. `settle`: the request asks whether the last link was
   * ordered from.
   */
  asking: z.nullable(
    z.strictObject({
      node: z.string().check(z.maxLength(40)),
      heard: z.nullable(Heard),
      lost: z.boolean(),
      settle: z.boolean(),
    }),
  ),
});
export type ChatState = z.infer<typeof ChatState>;

/** A conversation without messages. `language` applies unless the first message is clearly in the other one. */
export const newChatState = (language: ChatState["language"] = "en"): ChatState => ({
  format: 6,
  flow: null,
  language,
  node: "",
  cart: [],
  order_id: null,
  draft: null,
  browse: null,
  offers: [],
  values: [],
  tries: 0,
  wishes: [],
  waiting: null,
  timer: null,
  asking: null,
});
