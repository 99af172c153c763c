import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, Moment } from "../shared.ts";
import { ExpenseCategory } from "./expense-categories.ts";

/** A month of the shop: `2026-11`. */
export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "month_invalid" satisfies PlainCode));
/** How many months the trend has, the one that is asked for included. */
export const trendMonths = 12;

const Minor = z.int();
/** All amounts in minor units of the shop's currency. */
export const ExpenseOverview = z.object({
  month: Month,
  currency: z.string(),
  /** Who closed the month, and when; null while it is open. */
  locked: z.nullable(z.object({ by: z.string(), at: Moment })),
  /** What was spent in the month, and in the one before, without goods to sell. */
  spent_minor: Minor,
  before_minor: Minor,
  /** The sum of the budgets; null while no category has one. */
  budget_minor: z.nullable(Minor),
  /** Every category, in the order of the contract. */
  categories: z.array(
    z.object({
      category: ExpenseCategory,
      spent_minor: Minor,
      before_minor: Minor,
      budget_minor: z.nullable(Minor),
      count: z.int(),
    }),
  ),
  /** Oldest first; the last is the month itself. */
  /** The oldest may lie before the first month that can be asked for. */
  trend: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), spent_minor: Minor })),
  profit: z.object({
    /** The orders placed in the month that are not void. */
    orders: z.int(),
    sales_minor: Minor,
    /** What was sold cost the shop so much, as far as restocks say; `unknown` pieces without a cost are not in it. */
    cost_minor: Minor,
    pieces: z.int(),
    unknown_pieces: z.int(),
    /** Fees of payments and withdrawals, and what customers paid of them on top of their orders. */
    fees_minor: Minor,
    fees_by_customers_minor: Minor,
    /** All other expenses, without goods to sell. */
    expenses_minor: Minor,
    /** What was paid for goods to sell: in no other sum here, because it counts once they are sold. */
    goods_minor: Minor,
    profit_minor: Minor,
  }),
});
export type ExpenseOverview = z.infer<typeof ExpenseOverview>;

/** How many items the cost of a month is shown by. */
export const mostCosts = 500;
/** What the cost of a month is made of: its sum is `cost_minor` of the month. */
export const ExpenseCosts = z.object({
  month: Month,
  currency: z.string(),
  cost_minor: Minor,
  /** How many items there are in all. */
  items: z.int(),
  /** The dearest first. */
  rows: z
    .array(
      z.object({
        /** The id of the variant or add-on, as of its stock. */
        id: Id,
        product_name: z.string(),
        /** The name of the variant or add-on when it was ordered; empty for a product without variants. */
        name: z.string(),
        pieces: z.int(),
        /** What one piece cost on average; null: no restock says it, and it is in no sum. */
        each_minor: z.nullable(Minor),
        minor: Minor,
      }),
    )
    .check(z.maxLength(mostCosts)),
});
export type ExpenseCosts = z.infer<typeof ExpenseCosts>;

const read = { resource: "transactions", action: "read" } as const;

export const expenseOverview = {
  get: endpoint({
    method: "GET",
    path: "/expense-overview",
    access: read,
    summary:
      "A month's expenses beside its budgets and the month before, twelve months' trend, and what is left of the sales",
    query: z.object({ month: z.optional(Month) }),
    reply: ExpenseOverview,
  }),
  costs: endpoint({
    method: "GET",
    path: "/expense-overview/costs",
    access: read,
    summary: "What the cost of a month's sales is made of, item by item",
    query: z.object({ month: Month }),
    reply: ExpenseCosts,
  }),
  /** Nothing of a closed month is added, changed or struck. */
  lock: endpoint({
    method: "POST",
    path: "/expense-months",
    access: "admin",
    summary: "Close a month's expenses, or open it again",
    body: z.strictObject({ month: Month, locked: z.boolean() }),
    reply: z.object({ month: Month, locked: z.boolean() }),
    status: 200,
    errors: ["expense_month_not_over"],
  }),
};
