import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Version } from "../shared.ts";
import type { ExpenseCategory } from "./expense-categories.ts";

/** What may be spent in a month, in minor units; null: no budget. */
const Budget = z.nullable(z.int().check(z.gte(1), z.lte(100_000_000_000)));
const Budgets = z.strictObject({
  ...{ rent: Budget, salary: Budget, utilities: Budget, marketing: Budget, insurance: Budget },
  ...{ supplies: Budget, equipment: Budget, travel: Budget, food: Budget, other: Budget },
} satisfies Record<ExpenseCategory, typeof Budget>);
export type Budgets = z.infer<typeof Budgets>;

export const ExpenseBudgets = z.strictObject({
  budgets: Budgets,
  /** 0 until the first save. */
  version: Version,
});
export type ExpenseBudgets = z.infer<typeof ExpenseBudgets>;

export const expenseBudgets = {
  get: endpoint({
    method: "GET",
    path: "/expense-budgets",
    access: { resource: "transactions", action: "read" },
    summary: "What the shop means to spend in a month, for each category",
    reply: ExpenseBudgets,
  }),
  save: endpoint({
    method: "PUT",
    path: "/expense-budgets",
    access: { resource: "transactions", action: "update" },
    summary: "Set what the shop means to spend in a month",
    body: ExpenseBudgets,
    reply: ExpenseBudgets,
    errors: ["version_conflict"],
  }),
};
