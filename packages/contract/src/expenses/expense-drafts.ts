import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, IdParams, Moment, Money, PageQuery, page } from "../shared.ts";
import { ExpenseCategory } from "./expense-categories.ts";
import { ExpenseInput, ExpenseRecord } from "./expenses.ts";

/** Whether a draft has a picture: `coming` while it is fetched from the provider. */
export const draftPictures = ["none", "coming", "here"] as const;

/**
 * An expense as somebody of the shop wrote it in a message, or one that repeats every month: nothing is spent before
 * somebody confirms it.
 */
export const ExpenseDraft = z.object({
  id: Id,
  /** Guessed from its words and from earlier expenses. */
  category: ExpenseCategory,
  amount: Money,
  /** The day of the message, or on which it is due, in the shop's days. */
  spent_on: z.iso.date(),
  /** What it was for, as it was written. */
  note: z.string(),
  picture: z.enum(draftPictures),
  /** How it is paid, and who is, of one that repeats; no message says. */
  method: z.nullable(PaymentMethod),
  supplier: z.string(),
  repeats: z.boolean(),
  /** Who sent the message, or has it repeat. */
  by: z.string(),
  at: Moment,
});
export type ExpenseDraft = z.infer<typeof ExpenseDraft>;

/** How it was paid is what no message says. */
export const DraftConfirmation = z.extend(z.omit(ExpenseInput, { picture_id: true }), { method: PaymentMethod });
export type DraftConfirmation = z.input<typeof DraftConfirmation>;

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;

export const expenseDrafts = {
  list: endpoint({
    method: "GET",
    path: "/expense-drafts",
    access: read,
    summary:
      "Expenses that members of the shop wrote in a message, or that repeat, and nobody has decided on, newest first",
    query: PageQuery,
    reply: page(ExpenseDraft),
  }),
  /** Its picture becomes that of the expense, where it has come. */
  confirm: endpoint({
    method: "POST",
    path: "/expense-drafts/:id/confirm",
    access: create,
    summary: "Make an expense of a draft, as it is or corrected; its money leaves the cash box or the till",
    params: IdParams,
    body: DraftConfirmation,
    reply: ExpenseRecord,
    errors: ["expense_in_future", "expense_month_locked", "expense_draft_decided"],
  }),
  discard: endpoint({
    method: "POST",
    path: "/expense-drafts/:id/discard",
    access: create,
    summary: "Discard a draft of an expense",
    params: IdParams,
    reply: ExpenseDraft,
    status: 200,
    errors: ["expense_draft_decided"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/expense-drafts/:id/restore",
    access: create,
    summary: "Take back that a draft of an expense was discarded",
    params: IdParams,
    reply: ExpenseDraft,
    status: 200,
    errors: ["expense_draft_decided"],
  }),
  picture: endpoint({
    method: "GET",
    path: "/expense-drafts/:id/picture",
    access: read,
    summary: "The picture that came with a draft of an expense, as WebP",
    params: IdParams,
    reply: z.unknown(),
  }),
};
