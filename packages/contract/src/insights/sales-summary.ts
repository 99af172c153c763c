import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { AttentionKind } from "../orders/order-states.ts";
import { Moment } from "../shared.ts";

const dayMs = 86_400_000;
/** The longest span, and the longest span shown by the hour: a day may have one hour more than usual. */
export const maxSpanMs = 31 * dayMs + 3_600_000;
export const maxHourlySpanMs = dayMs + 3_600_000;

/**
 * Money in minor units of the shop's currency, null for callers who may not read transactions. Cash and mobile money:
 * what came in less what was refunded.
 */
const Sums = {
  /** Orders placed, including cancelled ones. */
  orders: z.int(),
  /** The total of those that are not void. */
  sales_minor: z.nullable(z.int()),
  /** How much of that is still owed. */
  owed_minor: z.nullable(z.int()),
  cash_minor: z.nullable(z.int()),
  mobile_money_minor: z.nullable(z.int()),
};

/** An hour or a day in the shop's time zone: `2026-11-20T13:00`. */
export const SalesBar = z.object({ at: z.string(), ...Sums });
export type SalesBar = z.infer<typeof SalesBar>;

export const SalesSpan = z.object({ ...Sums, series: z.array(SalesBar) });
export type SalesSpan = z.infer<typeof SalesSpan>;

export const SalesSummary = z.object({
  currency: z.string(),
  unit: z.enum(["hour", "day"]),
  now: SalesSpan,
  /** How many days earlier the span of comparison lies: whole weeks, so that the same days of the week are compared. */
  days_before: z.int(),
  /** Its sums cover as much time as has passed of the present span; its series is complete. */
  before: SalesSpan,
});
export type SalesSummary = z.infer<typeof SalesSummary>;

/** From this moment (inclusive) to that one (exclusive): at most 31 days. */
export const SalesRange = z.object({ from: Moment, to: Moment }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { message: "span_reversed" satisfies PlainCode }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxSpanMs, {
    message: "span_too_long" satisfies PlainCode,
  }),
);
export type SalesRange = z.infer<typeof SalesRange>;

/** Each is counted up to this. */
export const maxAttentionCount = 100;
export const SalesAttention = z.record(AttentionKind, z.int());
export type SalesAttention = z.infer<typeof SalesAttention>;

const read = { resource: "orders", action: "read" } as const;

export const salesSummary = {
  get: endpoint({
    method: "GET",
    path: "/sales-summary",
    access: read,
    summary: "What was ordered and paid in a span of time, compared with the same days some weeks earlier",
    query: SalesRange,
    reply: SalesSummary,
  }),
  attention: endpoint({
    method: "GET",
    path: "/sales-summary/attention",
    access: read,
    summary: "How many orders need attention, each kind counted up to 100",
    reply: SalesAttention,
  }),
};
