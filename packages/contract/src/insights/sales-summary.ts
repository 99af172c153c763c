import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { AttentionKind } from "../orders/order-states.ts";
import { Moment } from "../shared.ts";

const dayMs = 86_400_000;
/** The longest span, and the longest that is told by the hour: a day may have an hour more than others. */
export const mostSpanMs = 31 * dayMs + 3_600_000;
export const mostHoursMs = dayMs + 3_600_000;

/** Minor units of the shop's currency. Cash and mobile money: what came less what went back; null for who may not see it. */
const Sums = {
  /** Placed, the cancelled ones too. */
  orders: z.int(),
  /** What those come to that are not void. */
  sales_minor: z.int(),
  /** What is still owed of them. */
  owed_minor: z.int(),
  cash_minor: z.nullable(z.int()),
  mobile_money_minor: z.nullable(z.int()),
};

/** An hour or a day of the shop's clock: `2026-11-20T13:00`. */
export const SalesBar = z.object({ at: z.string(), ...Sums });
export type SalesBar = z.infer<typeof SalesBar>;

export const SalesSpan = z.object({ ...Sums, series: z.array(SalesBar) });
export type SalesSpan = z.infer<typeof SalesSpan>;

export const SalesSummary = z.object({
  currency: z.string(),
  unit: z.enum(["hour", "day"]),
  now: SalesSpan,
  /** How many days earlier the span lies that this one is compared with: whole weeks, so that days of the week meet. */
  days_before: z.int(),
  /** Its sums go as far as the present span has come; its series is whole. */
  before: SalesSpan,
});
export type SalesSummary = z.infer<typeof SalesSummary>;

/** From this moment on, and before that: at most 31 days. */
export const SalesRange = z.object({ from: Moment, to: Moment }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { message: "The end comes before the beginning" }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= mostSpanMs, { message: "Choose at most 31 days" }),
);
export type SalesRange = z.infer<typeof SalesRange>;

/** Each is counted to `mostWaiting`. */
export const mostWaiting = 100;
export const SalesAttention = z.record(AttentionKind, z.int());
export type SalesAttention = z.infer<typeof SalesAttention>;

const read = { resource: "orders", action: "read" } as const;

export const salesSummary = {
  get: endpoint({
    method: "GET",
    path: "/sales-summary",
    access: read,
    summary: "What was ordered and paid in a span of time, beside the same days some weeks earlier",
    query: SalesRange,
    reply: SalesSummary,
  }),
  attention: endpoint({
    method: "GET",
    path: "/sales-summary/attention",
    access: read,
    summary: "How many orders wait for somebody, each kind counted to 100",
    reply: SalesAttention,
  }),
};
