import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { Id, Language } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { ConsentChannel } from "./consents.ts";
import { CustomerChannel, CustomerSource, customerLimits, Gender, Tag } from "./customers.ts";

export const segmentOperators = ["gt", "lt", "eq", "ge", "le"] as const;
export type SegmentOperator = (typeof segmentOperators)[number];
/** What a criterion's value is: money in minor units, a number of orders, days ago, a text, one of a few, a product, a set. */
export type SegmentInput = "money" | "count" | "days" | "place" | "tag" | "choice" | "product" | "set";
type Criterion = { input: SegmentInput; operators: readonly SegmentOperator[] };

/** Every criterion, with what it compares and how. A new one is a row here, and one in the API's table of columns. */
export const segmentCriteria = {
  total_amount: { input: "money", operators: segmentOperators },
  total_orders: { input: "count", operators: segmentOperators },
  owed: { input: "money", operators: segmentOperators },
  /** Days ago, by the calendar of the shop: `gt 30` is longer ago than 30 days. Who never ordered matches none. */
  last_order: { input: "days", operators: segmentOperators },
  first_order: { input: "days", operators: segmentOperators },
  location: { input: "place", operators: ["eq"] },
  tag: { input: "tag", operators: ["eq"] },
  language: { input: "choice", operators: ["eq"] },
  gender: { input: "choice", operators: ["eq"] },
  /** A channel that at least one of their orders came through. */
  channel: { input: "choice", operators: ["eq"] },
  source: { input: "choice", operators: ["eq"] },
  /** A channel they agreed to get offers by. */
  consent: { input: "choice", operators: ["eq"] },
  /** A product in an order that is not void, within so many days if that is said. */
  bought: { input: "product", operators: ["eq"] },
  /** A product of this category. */
  bought_category: { input: "choice", operators: ["eq"] },
  /** A product that was chosen for this set; a set that is filled by a rule has none. */
  bought_set: { input: "set", operators: ["eq"] },
} as const satisfies Record<string, Criterion>;
export type SegmentCriterion = keyof typeof segmentCriteria;

const Operator = z.enum(segmentOperators);
const equal = z.literal("eq");
const not = {
  /** Those it does not hold for, or of whom it is not known. */
  not: z._default(z.boolean(), false),
};
const compared = <Name extends SegmentCriterion, T extends z.ZodMiniType>(criterion: Name, value: T) =>
  z.strictObject({ criterion: z.literal(criterion), operator: Operator, value, ...not });
const equalTo = <Name extends SegmentCriterion, T extends z.ZodMiniType>(criterion: Name, value: T) =>
  z.strictObject({ criterion: z.literal(criterion), operator: equal, value, ...not });

const within = { within_days: z._default(z.nullable(z.int().check(z.gte(0), z.lte(3650))), null) };
const bought = <Name extends SegmentCriterion, T extends z.ZodMiniType>(criterion: Name, value: T) =>
  z.strictObject({ criterion: z.literal(criterion), operator: equal, value, ...within, ...not });

const AmountMinor = z.int().check(z.gte(0), z.lte(1e15));
const Days = z.int().check(z.gte(0), z.lte(3650));
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const SegmentRule = z.discriminatedUnion("criterion", [
  compared("total_amount", AmountMinor),
  compared("total_orders", z.int().check(z.gte(0), z.lte(1_000_000))),
  compared("owed", AmountMinor),
  compared("last_order", Days),
  compared("first_order", Days),
  equalTo("location", text(customerLimits.place)),
  equalTo("tag", Tag),
  equalTo("language", Language),
  equalTo("gender", Gender),
  equalTo("channel", CustomerChannel),
  equalTo("source", CustomerSource),
  equalTo("consent", ConsentChannel),
  bought("bought", Id),
  bought("bought_category", ShopCategory),
  bought("bought_set", Id),
]);
export type SegmentRule = z.infer<typeof SegmentRule>;

export const SegmentMatch = z.enum(["all", "any"]);
export type SegmentMatch = z.infer<typeof SegmentMatch>;
export const segmentRulesMost = 20;

/** Rules inside a segment that hold together: groups are not nested any deeper. */
export const SegmentGroup = z.strictObject({
  match: SegmentMatch,
  rules: z.array(SegmentRule).check(z.minLength(1), z.maxLength(segmentRulesMost)),
});
export type SegmentGroup = z.infer<typeof SegmentGroup>;

/** The question a segment asks. */
export const SegmentDocument = z
  .strictObject({
    match: SegmentMatch,
    rules: z.array(z.union([SegmentRule, SegmentGroup])).check(z.minLength(1), z.maxLength(segmentRulesMost)),
  })
  .check(
    z.refine(
      ({ rules }) =>
        rules.reduce((sum, rule) => sum + ("rules" in rule ? rule.rules.length : 1), 0) <= segmentRulesMost,
      { message: "segment_too_large" satisfies PlainCode, path: ["rules"] },
    ),
  );
export type SegmentDocument = z.infer<typeof SegmentDocument>;
export type SegmentDocumentInput = z.input<typeof SegmentDocument>;

/** Segments to start from: who ordered first in the last month, who orders most, who has gone quiet, who owes. */
export const readySegments = {
  new: { match: "all", rules: [{ criterion: "first_order", operator: "le", value: 30 }] },
  best: { match: "all", rules: [{ criterion: "total_orders", operator: "ge", value: 5 }] },
  sleeping: {
    match: "all",
    rules: [
      { criterion: "total_orders", operator: "ge", value: 2 },
      { criterion: "last_order", operator: "gt", value: 60 },
    ],
  },
  owing: { match: "all", rules: [{ criterion: "owed", operator: "gt", value: 0 }] },
} as const satisfies Record<string, SegmentDocumentInput>;
