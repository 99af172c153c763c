import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Id, IdParams, Moment, Money, PageQuery, page } from "../shared.ts";
import { ExpenseInput, ExpenseRecord } from "./expenses.ts";
import { BillInput, SupplierBill } from "./suppliers.ts";

/** A restock is offered to be written down for so many days. */
export const offeredDays = 30;

/** What a restock cost, as long as it is neither an expense nor a bill: that is offered, once. */
export const RestockCost = z.object({
  /** The id of the restock among the movements of its item. */
  id: Id,
  /** What was restocked: the product, with its variant where it has several. */
  item: z.string(),
  quantity: z.int(),
  unit_cost: Money,
  cost: Money,
  restocked_on: z.iso.date(),
  at: Moment,
});
export type RestockCost = z.infer<typeof RestockCost>;

/** How it was paid. What it cost, the restock says. */
export const RestockExpense = z.omit(ExpenseInput, { category: true, amount_minor: true, note: true });
export type RestockExpense = z.input<typeof RestockExpense>;

export const RestockBill = z.extend(z.pick(BillInput, { due_on: true, picture_id: true }), {
  supplier_id: Id,
  /** Not after today, in the shop's days. */
  billed_on: Day,
});
export type RestockBill = z.input<typeof RestockBill>;

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;

export const restockCosts = {
  list: endpoint({
    method: "GET",
    path: "/restock-costs",
    access: read,
    summary: "What restocks of the last 30 days cost, as far as it is not written down yet, newest first",
    query: PageQuery,
    reply: page(RestockCost),
  }),
  /** Its money leaves, and the profit stays: it counts what was sold. */
  expense: endpoint({
    method: "POST",
    path: "/restock-costs/:id/expense",
    access: create,
    summary: "Write down that a restock was paid, as an expense for goods to sell",
    params: IdParams,
    body: RestockExpense,
    reply: ExpenseRecord,
    errors: ["restock_cost_written", "expense_in_future", "expense_month_locked", "picture_gone"],
  }),
  bill: endpoint({
    method: "POST",
    path: "/restock-costs/:id/bill",
    access: create,
    summary: "Write down that a restock was bought on credit, as a bill of a supplier",
    params: IdParams,
    body: RestockBill,
    reply: SupplierBill,
    errors: ["restock_cost_written", "expense_in_future", "bill_due_before", "picture_gone", "supplier_unknown"],
  }),
  dismiss: endpoint({
    method: "POST",
    path: "/restock-costs/:id/dismiss",
    access: create,
    summary: "Offer no more to write down what a restock cost",
    params: IdParams,
    reply: RestockCost,
    status: 200,
  }),
  restore: endpoint({
    method: "POST",
    path: "/restock-costs/:id/restore",
    access: create,
    summary: "Offer again to write down what a restock cost",
    params: IdParams,
    reply: RestockCost,
    status: 200,
  }),
};
