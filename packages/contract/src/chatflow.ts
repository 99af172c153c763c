import * as z from "zod/mini";

/** One text in both languages. `{name}` stands for a value: shop, product, price, total, link, order, quantity. */
export const FlowText = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(1024)),
  sw: z.string().check(z.minLength(1), z.maxLength(1024)),
});
export type FlowText = z.infer<typeof FlowText>;

/** A WhatsApp reply button holds 20 characters. */
const Label = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(20)),
  sw: z.string().check(z.minLength(1), z.maxLength(20)),
});
const NodeId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const node = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: NodeId, kind: z.literal(kind), ...shape });

/**
 * What the bot can do at a point of the conversation. Each kind leaves by named outlets:
 * - message: `next`
 * - choice: one outlet per option id
 * - categories: `picked` · products: `picked`, `empty`, `back` · product: `variants`, `add-ons`, `quantity`, `sold-out`
 * - variants: `picked` · add-ons: `done` · quantity: `picked` · add-to-cart: `next` · cart: `empty`, `full`
 * - checkout: `next`, `empty`, `changed` · order-status: `next` · handover: `next`
 */
export const FlowNode = z.discriminatedUnion("kind", [
  node("message", { text: FlowText }),
  node("choice", {
    text: FlowText,
    options: z.array(z.strictObject({ id: NodeId, label: Label })).check(z.minLength(1), z.maxLength(3)),
  }),
  node("categories", { text: FlowText, button: Label }),
  node("products", { text: FlowText, button: Label }),
  node("product", {}),
  node("variants", { text: FlowText, button: Label }),
  node("add-ons", { text: FlowText, button: Label, done: Label }),
  node("quantity", { text: FlowText }),
  node("add-to-cart", { text: FlowText }),
  node("cart", { empty: FlowText }),
  node("checkout", { text: FlowText }),
  node("order-status", { ask: FlowText, found: FlowText, missing: FlowText }),
  node("handover", { text: FlowText }),
]);
export type FlowNode = z.infer<typeof FlowNode>;

export const FlowEdge = z.strictObject({ from: NodeId, outlet: NodeId, to: NodeId });
export type FlowEdge = z.infer<typeof FlowEdge>;

/** Words that, said alone or first, start or steer the conversation from anywhere. */
const Keyword = z.strictObject({
  words: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(40)),
  language: z.nullable(z.enum(["en", "sw"])),
  to: NodeId,
});

/** A conversation as data: what a visual builder edits and the engine runs. */
export const FlowDocument = z.strictObject({
  format: z.literal(1),
  start: NodeId,
  /** Where the conversation goes when nothing fits what was said. */
  fallback: FlowText,
  keywords: z.array(Keyword),
  nodes: z.array(FlowNode).check(z.minLength(1), z.maxLength(300)),
  edges: z.array(FlowEdge).check(z.maxLength(1000)),
});
export type FlowDocument = z.infer<typeof FlowDocument>;
