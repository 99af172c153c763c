import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { Language } from "../shared.ts";

const inLanguages = (longest: number) => {
  const words = z.optional(z.string().check(z.minLength(1), z.maxLength(longest)));
  return z.strictObject({ en: words, sw: words });
};
/** In one language at least; where the customer's is missing, the other one is said. */
const saidInLanguages = (longest: number) =>
  inLanguages(longest).check(
    z.refine((text) => text.en !== undefined || text.sw !== undefined, "flow_text_missing" satisfies PlainCode),
  );
type Texts = ReturnType<typeof saidInLanguages>;

/** A word in braces is a placeholder; each node kind defines the ones it fills in. */
export const FlowText = saidInLanguages(1024);
export type FlowText = z.infer<typeof FlowText>;

/** A WhatsApp reply button holds 20 characters. */
const Label = saidInLanguages(20);
const NodeId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const node = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: NodeId, kind: z.literal(kind), ...shape });

/**
 * What the bot can do at a point of the conversation. A node is left by named outlets; every text can use `{shop}`.
 * - message: `next` · language (null: the other one): `next` · handover: `next`; has `{link}`
 * - choice: one outlet per option id
 * - categories: `picked`, `empty` · products: `picked`, `back`, `empty` · product: `next`, `sold-out`
 * - variants: `picked`, `back`, `sold-out`; has `{product}` · add-ons: `done`, `sold-out`; has `{product}`, `{group}`
 * - quantity: `picked`, `sold-out`; has `{product}` · add-to-cart: `next`, `full`; has `{product}`, `{quantity}`
 * - cart: `full`, `empty` · cart-change: `changed`, `empty`, `back`
 * - checkout: `next`, `changed`, `empty`; has `{order}`, `{total}`, `{link}` · order-status: `next`, `back`
 */
const nodesOf = (FlowText: Texts, Label: Texts) =>
  z.discriminatedUnion("kind", [
    node("message", { text: FlowText }),
    node("choice", {
      text: FlowText,
      options: z.array(z.strictObject({ id: NodeId, label: Label })).check(z.minLength(1), z.maxLength(3)),
    }),
    node("language", { language: z.nullable(Language) }),
    node("categories", { text: FlowText, button: Label }),
    node("products", { text: FlowText, button: Label }),
    node("product", {}),
    node("variants", { text: FlowText, button: Label }),
    node("add-ons", { text: FlowText, button: Label, done: Label }),
    node("quantity", { text: FlowText }),
    node("add-to-cart", { text: FlowText }),
    node("cart", { text: FlowText, empty: FlowText }),
    node("cart-change", { text: FlowText, button: Label }),
    node("checkout", { text: FlowText }),
    node("order-status", { ask: FlowText, found: FlowText, missing: FlowText, back: Label }),
    node("handover", { text: FlowText }),
  ]);
export const FlowNode = nodesOf(FlowText, Label);
export type FlowNode = z.infer<typeof FlowNode>;

export const FlowEdge = z.strictObject({ from: NodeId, outlet: NodeId, to: NodeId });
export type FlowEdge = z.infer<typeof FlowEdge>;

/** Words that start or redirect the conversation from anywhere. */
export const FlowKeyword = z.strictObject({
  words: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(40)),
  /** `alone`: the whole message must match. `first`: the message may go on ("Habari za leo"). */
  match: z.enum(["alone", "first"]),
  /** The language in which the conversation continues; null keeps the current one. */
  language: z.nullable(Language),
  /** null stays at the current node and shows the same choices again. */
  to: z.nullable(NodeId),
});
export type FlowKeyword = z.infer<typeof FlowKeyword>;

const documentOf = (FlowNode: ReturnType<typeof nodesOf>, FlowText: Texts) =>
  z.strictObject({
    format: z.literal(2),
    start: NodeId,
    /** Sent, with the same choices again, when nothing matches what the customer wrote. */
    fallback: FlowText,
    keywords: z.array(FlowKeyword).check(z.maxLength(100)),
    nodes: z.array(FlowNode).check(z.minLength(1), z.maxLength(300)),
    edges: z.array(FlowEdge).check(z.maxLength(1000)),
  });

/**
 * A conversation as data: edited in a visual builder and run by the engine. Any change of its shape needs a new format
 * and a step that leads there (`packages/chatflow/src/upgrades`).
 */
export const FlowDocument = documentOf(FlowNode, FlowText);
export type FlowDocument = z.infer<typeof FlowDocument>;

const [DraftText, DraftLabel] = [inLanguages(4096), inLanguages(200)];
export const FlowDraftNode = nodesOf(DraftText, DraftLabel);
/** A flow while it is written: texts may be missing or too long, and steps may lead nowhere. It is never run for customers. */
export const FlowDraft = documentOf(FlowDraftNode, DraftText);
