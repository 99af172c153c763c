import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { mostAskedMinor } from "../payments/most-asked.ts";
import { Id, Language } from "../shared.ts";

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

/** A value that a flow remembers of its customer, such as {jina}. */
const ValueName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,23}$/));
/** Words of the shop's own that no customer reads as they are. */
const words = (longest: number) => z.string().check(z.maxLength(longest));
const written = (longest: number) => words(longest).check(z.minLength(1));

type Word = ReturnType<typeof words>;

/** What an answer has to be to fit; a choice has options. */
export const askKinds = ["text", "number", "phone", "email", "date", "choice"] as const;
export type AskKind = (typeof askKinds)[number];
/** The longest that a step waits, in minutes: a week. */
export const waitMost = 7 * 24 * 60;
/** The most that a step sends to a server, and remembers of its answer. */
export const requestMost = 10;
export const optionsMost = { choice: 3, ask: 10 } as const;

const Minute = z.int().check(z.gte(0), z.lte(1440));
/**
 * What a way depends on. `hours`: whether it is such a day (0 is Sunday) between two minutes of it, by the shop's clock;
 * `until` before `from` is the next morning. `cart` counts pieces, `orders` those of the customer; `owed`: they owe the
 * shop something; `segment`: they are among its members.
 */
const conditionOf = (Name: Word, Tag: Word, Segment: Word) =>
  z.discriminatedUnion("of", [
    z.strictObject({
      of: z.literal("hours"),
      days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
      from: Minute,
      until: Minute,
    }),
    z.strictObject({ of: z.literal("channel"), channel: z.enum(["web", "whatsapp"]) }),
    z.strictObject({ of: z.literal("language"), language: Language }),
    z.strictObject({ of: z.literal("tag"), tag: Tag }),
    z.strictObject({ of: z.literal("cart"), least: z.int().check(z.gte(1), z.lte(1000)) }),
    z.strictObject({ of: z.literal("orders"), least: z.int().check(z.gte(1), z.lte(100)) }),
    z.strictObject({ of: z.literal("owed") }),
    z.strictObject({ of: z.literal("segment"), segment: Segment }),
    z.strictObject({
      ...{ of: z.literal("value"), name: Name },
      is: z.enum(["known", "same", "least", "most"]),
      to: words(100),
    }),
  ]);
export type FlowCondition = z.infer<ReturnType<typeof conditionOf>>;
export type ConditionOf = FlowCondition["of"];

type OwnWords = { Name: Word; Word: Word; Note: Word; Product: Word; Address: Word };

const node = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: NodeId, kind: z.literal(kind), ...shape });

/**
 * What the bot can do at a point of the conversation. A node is left by named outlets; every text can use `{shop}`.
 * - message: `next` · language (null: the other one): `next` · handover: `next`; has `{link}`; `reason` is for the staff
 * - choice: one outlet per option id · jump: `next` · end: none
 * - ask: `next`, `failed` after so many tries; what fits is remembered as `name`, and texts say it with `{name}`
 * - condition: `yes`, `no` · media (the picture of a product): `next` · location (of the shop): `next`
 * - set (remembers a value): `next` · tag (of the customer): `next` · notify (a note to the staff): `next`
 * - pay (asks the phone of the newest order): `paid`, `declined`, `unpaid`; has `{order}`, `{total}`, `{payer}`
 * - wait (for so long): `next` when the time has come, `wrote` when the customer writes before
 * - request (asks a server of the shop): `ok`, `failed`; what it answers is remembered by its paths
 * - sentence (an order in the customer's own words): `next`, `product` (one with choices to make), `empty` (nothing of it)
 * - categories: `picked`, `empty` · products: `picked`, `back`, `empty` · product: `next`, `sold-out`
 * - variants: `picked`, `back`, `sold-out`; has `{product}` · add-ons: `done`, `sold-out`; has `{product}`, `{group}`
 * - quantity: `picked`, `sold-out`; has `{product}` · add-to-cart: `next`, `full`; has `{product}`, `{quantity}`
 * - cart: `full`, `empty` · cart-change: `changed`, `empty`, `back`
 * - checkout: `next`, `changed`, `empty`; has `{order}`, `{total}`, `{link}` · order-status: `next`, `back`
 */
const nodesOf = (FlowText: Texts, Label: Texts, Own: OwnWords) =>
  z.discriminatedUnion("kind", [
    node("message", { text: FlowText }),
    node("choice", {
      text: FlowText,
      options: z
        .array(z.strictObject({ id: NodeId, label: Label }))
        .check(z.minLength(1), z.maxLength(optionsMost.choice)),
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
    node("handover", { text: FlowText, reason: words(200) }),
    node("ask", {
      ...{ text: FlowText, unfit: FlowText, expects: z.enum(askKinds), name: Own.Name },
      tries: z.int().check(z.gte(1), z.lte(5)),
      options: z.array(z.strictObject({ id: NodeId, label: Label })).check(z.maxLength(optionsMost.ask)),
    }),
    node("condition", { test: conditionOf(Own.Name, Own.Word, Own.Product) }),
    node("media", { text: FlowText, product: Own.Product }),
    /** Without coordinates the shop's place is looked for by its words. */
    node("location", {
      text: FlowText,
      at: z.nullable(
        z.strictObject({
          latitude: z.number().check(z.gte(-90), z.lte(90)),
          longitude: z.number().check(z.gte(-180), z.lte(180)),
        }),
      ),
    }),
    node("set", { name: Own.Name, value: words(200) }),
    node("tag", { tag: Own.Word, change: z.enum(["add", "remove"]) }),
    node("notify", { note: Own.Note }),
    /** `amount_minor`: at most so much of what is owed, for a deposit; null is all of it, and 0 has yet to be filled in. */
    node("pay", { text: FlowText, amount_minor: z.nullable(z.int().check(z.gte(0), z.lte(mostAskedMinor))) }),
    /** `minutes` 0 has yet to be filled in. */
    node("wait", { text: FlowText, minutes: z.int().check(z.gte(0), z.lte(waitMost)) }),
    /** `fields` are sent as JSON, or in the address of a GET; `answers` says which parts of the answer are remembered. */
    node("request", {
      ...{ text: FlowText, method: z.enum(["GET", "POST"]), url: Own.Address },
      fields: z.array(z.strictObject({ key: Own.Word, value: words(200) })).check(z.maxLength(requestMost)),
      answers: z.array(z.strictObject({ path: Own.Word, name: Own.Name })).check(z.maxLength(requestMost)),
    }),
    /** `anywhere`: what customers write where nothing is asked is read as an order, too, if it is one. */
    node("sentence", { text: FlowText, button: Label, anywhere: z.boolean() }),
    node("jump", {}),
    node("end", { text: FlowText }),
  ]);
/** What customers do not read: names, tags, notes, the product of a picture. */
const ownWords = { Name: ValueName, Word: written(40), Note: written(300), Product: Id, Address: written(500) };
export const FlowNode = nodesOf(FlowText, Label, ownWords);
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
    format: z.literal(7),
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
const draftWords = { Name: words(24), Word: words(40), Note: words(300), Product: words(40), Address: words(500) };
export const FlowDraftNode = nodesOf(DraftText, DraftLabel, draftWords);
/** A flow while it is written: texts may be missing or too long, and steps may lead nowhere. It is never run for customers. */
export const FlowDraft = documentOf(FlowDraftNode, DraftText);
