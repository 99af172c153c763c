import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, IdParams, Money, optionalText } from "../shared.ts";
import { ExpenseCategory } from "./expense-categories.ts";
import { ExpenseMinor } from "./expenses.ts";

/** The most that a shop may have spent again by itself at the same time. */
export const mostRepeats = 50;

/** What is spent every month: on its day it becomes a draft of an expense, which somebody confirms or discards. */
export const ExpenseRepeat = z.object({
  id: Id,
  category: ExpenseCategory,
  amount: Money,
  method: PaymentMethod,
  supplier: z.string(),
  note: z.string(),
  /** The day of the month; the last one where a month is shorter. */
  day: z.int(),
  /** The next day of the shop on which there is a draft. */
  next_on: z.iso.date(),
  by: z.string(),
});
export type ExpenseRepeat = z.infer<typeof ExpenseRepeat>;

export const RepeatInput = z.strictObject({
  category: ExpenseCategory,
  amount_minor: ExpenseMinor,
  method: PaymentMethod,
  supplier: z._default(optionalText(80), ""),
  note: z._default(optionalText(500), ""),
  day: z.int().check(z.gte(1), z.lte(31)),
});
export type RepeatInput = z.input<typeof RepeatInput>;

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;

export const expenseRepeats = {
  list: endpoint({
    method: "GET",
    path: "/expense-repeats",
    access: read,
    summary: "What the shop spends every month, the next first",
    reply: z.object({ items: z.array(ExpenseRepeat) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/expense-repeats",
    access: create,
    summary: "Have a draft of an expense every month; nothing is spent before somebody confirms it",
    body: RepeatInput,
    reply: ExpenseRepeat,
    errors: ["expense_repeats_full"],
  }),
  stop: endpoint({
    method: "POST",
    path: "/expense-repeats/:id/stop",
    access: create,
    summary: "Have no more drafts of an expense; those that are there stay",
    params: IdParams,
    reply: ExpenseRepeat,
    status: 200,
  }),
  restart: endpoint({
    method: "POST",
    path: "/expense-repeats/:id/restart",
    access: create,
    summary: "Have drafts of an expense every month again, from today on",
    params: IdParams,
    reply: ExpenseRepeat,
    status: 200,
    errors: ["expense_repeats_full"],
  }),
};
