import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { PaymentMethod, paymentMethods } from "../ledger/payment-methods.ts";
import { defineList } from "../lists.ts";
import { Day, Id, IdParams, Moment, Money, optionalText, page, Version } from "../shared.ts";
import { pictureErrors, uploadErrors } from "../shop/upload-errors.ts";
import { ExpenseCategory, expenseCategories } from "./expense-categories.ts";

/**
 * `person`: written by hand. `import`: from a file. `fee`: of a payment or a withdrawal, which becomes an expense by itself. `restock`:
 * goods to sell, which the profit counts once they are sold.
 */
export const expenseSources = ["person", "import", "fee", "restock"] as const;

export const Expense = z.object({
  id: Id,
  category: ExpenseCategory,
  amount: Money,
  /** How it was paid. */
  method: PaymentMethod,
  /** A day of the shop. */
  spent_on: z.iso.date(),
  supplier: z.string(),
  note: z.string(),
  /** The picture of its receipt, which no public address shows. */
  picture_id: z.nullable(Id),
  source: z.enum(expenseSources),
  /** Its entry among the transactions. */
  transaction_id: Id,
  /** Who wrote it down; empty for a fee. */
  by: z.string(),
  at: Moment,
  version: Version,
  /** Null while it counts. */
  voided_at: z.nullable(Moment),
  void_reason: z.string(),
});
export type Expense = z.infer<typeof Expense>;

export const expenseFields = ["category", "amount", "method", "spent_on", "supplier", "note", "picture"] as const;
export const ExpenseChange = z.object({
  id: Id,
  kind: z.enum(["added", "changed", "voided", "restored"]),
  /** An amount is in minor units; of a picture there is only whether there was one. */
  fields: z.array(z.object({ field: z.enum(expenseFields), from: z.string(), to: z.string() })),
  reason: z.string(),
  by: z.string(),
  at: Moment,
});
export type ExpenseChange = z.infer<typeof ExpenseChange>;

export const ExpenseRecord = z.extend(Expense, {
  /** Whether its month is closed: nothing of it changes then. */
  is_locked: z.boolean(),
  /** Newest first. */
  history: z.array(ExpenseChange),
});
export type ExpenseRecord = z.infer<typeof ExpenseRecord>;

/** From one cent to a billion shillings. */
export const mostExpenseMinor = 100_000_000_000;
export const ExpenseMinor = z.int().check(z.gte(1), z.lte(mostExpenseMinor));
export const ExpenseInput = z.strictObject({
  category: ExpenseCategory,
  amount_minor: ExpenseMinor,
  method: PaymentMethod,
  /** Not after today, in the shop's days. */
  spent_on: z.iso.date().check(z.refine((day) => day >= "2000-01-01", "expense_too_old" satisfies PlainCode)),
  supplier: z._default(optionalText(80), ""),
  note: z._default(optionalText(500), ""),
  /** A picture uploaded for it; the same may be named again. */
  picture_id: z._default(z.nullable(Id), null),
});
export type ExpenseInput = z.input<typeof ExpenseInput>;

export const expenseList = defineList({
  columns: { spent: "integer", amount: "integer", added: "id" },
  first: "spent_desc",
  filters: {
    category: z._default(z.enum(["all", ...expenseCategories]), "all"),
    method: z._default(z.enum(["all", ...paymentMethods]), "all"),
    /** `spent`: without goods to sell. `own`: without these and the fees. */
    source: z._default(z.enum(["all", "spent", "own", ...expenseSources]), "all"),
    state: z._default(z.enum(["counted", "voided", "all"]), "counted"),
    /** Days of the shop, both included. */
    from: z.optional(Day),
    to: z.optional(Day),
    /** In the supplier and the note. */
    search: z.optional(optionalText(80)),
  },
});
export type ExpenseFilter = z.input<typeof expenseList.query>;

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;
const remove = { resource: "transactions", action: "delete" } as const;
const writeErrors = ["expense_in_future", "expense_month_locked", "picture_gone"] as const;

export const expenses = {
  list: endpoint({
    method: "GET",
    path: "/expenses",
    access: read,
    summary: "The shop's expenses, the last day first or as sorted",
    query: expenseList.query,
    reply: page(Expense),
  }),
  get: endpoint({
    method: "GET",
    path: "/expenses/:id",
    access: read,
    summary: "One expense with its history",
    params: IdParams,
    reply: ExpenseRecord,
  }),
  create: endpoint({
    method: "POST",
    path: "/expenses",
    access: create,
    summary: "Write down an expense; its money leaves the cash box or the till",
    body: ExpenseInput,
    reply: ExpenseRecord,
    errors: [...writeErrors],
  }),
  update: endpoint({
    method: "PUT",
    path: "/expenses/:id",
    access: { resource: "transactions", action: "update" },
    summary: "Change an expense; what it was stays in its history",
    params: IdParams,
    body: z.extend(ExpenseInput, { version: Version }),
    reply: ExpenseRecord,
    errors: [...writeErrors, "version_conflict", "expense_automatic", "expense_voided", "expense_of_bill"],
  }),
  void: endpoint({
    method: "POST",
    path: "/expenses/:id/void",
    access: remove,
    summary: "Strike an expense: it stays to be seen and counts no more",
    params: IdParams,
    body: z.strictObject({ reason: z._default(optionalText(200), "") }),
    reply: ExpenseRecord,
    status: 200,
    errors: ["expense_automatic", "expense_month_locked", "expense_voided", "expense_of_bill"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/expenses/:id/restore",
    access: remove,
    summary: "Take back that an expense was struck",
    params: IdParams,
    reply: ExpenseRecord,
    status: 200,
    errors: ["expense_automatic", "expense_month_locked", "expense_of_bill", "restock_cost_written"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/expense-pictures",
    access: create,
    summary: "Upload the picture of a receipt; it is removed if unused for a day",
    query: z.object({ name: z._default(optionalText(200), "receipt") }),
    takesFile: true,
    timeoutMs: 300_000,
    reply: z.object({ id: Id }),
    errors: [...uploadErrors, ...pictureErrors, "storage_full"],
  }),
  picture: endpoint({
    method: "GET",
    path: "/expenses/:id/picture",
    access: read,
    summary: "The picture of an expense's receipt, as WebP",
    params: IdParams,
    reply: z.unknown(),
  }),
};
