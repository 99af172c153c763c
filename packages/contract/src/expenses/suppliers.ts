import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Day, Id, IdParams, Moment, Money, optionalText, PageQuery, page, requiredText, Version } from "../shared.ts";
import { ExpenseCategory } from "./expense-categories.ts";
import { ExpenseMinor } from "./expenses.ts";

/** The most suppliers a shop may list. */
export const mostSuppliers = 500;
/** A bill is due soon when it is due within so many days. */
export const dueSoonDays = 7;

const sums = {
  /** What is owed on bills that count; of that what was due before today, and what is due within a week. */
  owed: Money,
  overdue: Money,
  due_soon: Money,
};

/** Somebody from whom the shop buys. */
export const Supplier = z.object({
  id: Id,
  name: z.string(),
  /** E.164; hidden digits for who does not see numbers. */
  phone: z.nullable(z.string()),
  note: z.string(),
  ...sums,
  /** The first day on which something that is owed is due; null where nothing is. */
  due_on: z.nullable(z.iso.date()),
  version: Version,
});
export type Supplier = z.infer<typeof Supplier>;

export const SupplierInput = z.strictObject({
  name: requiredText(80),
  phone: z._default(optionalText(40), ""),
  note: z._default(optionalText(500), ""),
});
export type SupplierInput = z.input<typeof SupplierInput>;

/** A payment of a bill, or the counter entry that undoes one. */
export const SupplierPayment = z.object({
  id: Id,
  amount: Money,
  method: PaymentMethod,
  paid_on: z.iso.date(),
  /** Its entry among the transactions. */
  transaction_id: Id,
  /** The payment that this entry undoes; null for a payment. */
  undoes: z.nullable(Id),
  undone: z.boolean(),
  by: z.string(),
  at: Moment,
});
export type SupplierPayment = z.infer<typeof SupplierPayment>;

export const billStates = ["open", "overdue", "paid", "voided"] as const;
export const SupplierBill = z.object({
  id: Id,
  supplier_id: Id,
  amount: Money,
  owed: Money,
  state: z.enum(billStates),
  billed_on: z.iso.date(),
  due_on: z.nullable(z.iso.date()),
  /** What it was for; null for goods to sell, whose cost the profit knows from what was sold. */
  category: z.nullable(ExpenseCategory),
  note: z.string(),
  has_picture: z.boolean(),
  void_reason: z.string(),
  by: z.string(),
  at: Moment,
  /** Oldest first. */
  payments: z.array(SupplierPayment),
});
export type SupplierBill = z.infer<typeof SupplierBill>;

export const BillInput = z.strictObject({
  amount_minor: ExpenseMinor,
  /** Not after today, in the shop's days. */
  billed_on: Day,
  due_on: z._default(z.nullable(Day), null),
  category: z.nullable(ExpenseCategory),
  note: z._default(optionalText(500), ""),
  /** A picture uploaded as the receipt of an expense is. */
  picture_id: z._default(z.nullable(Id), null),
});
export type BillInput = z.input<typeof BillInput>;

export const BillPayment = z.strictObject({
  amount_minor: ExpenseMinor,
  method: PaymentMethod,
  /** Not after today, in the shop's days. */
  paid_on: Day,
});
export type BillPayment = z.input<typeof BillPayment>;

const read = { resource: "transactions", action: "read" } as const;
const create = { resource: "transactions", action: "create" } as const;
const update = { resource: "transactions", action: "update" } as const;
const remove = { resource: "transactions", action: "delete" } as const;

export const suppliers = {
  list: endpoint({
    method: "GET",
    path: "/suppliers",
    access: read,
    summary: "The shop's suppliers with what it owes them, the most first",
    reply: z.object({ items: z.array(Supplier), ...sums }),
  }),
  get: endpoint({
    method: "GET",
    path: "/suppliers/:id",
    access: read,
    summary: "One supplier with what the shop owes them",
    params: IdParams,
    reply: Supplier,
  }),
  create: endpoint({
    method: "POST",
    path: "/suppliers",
    access: create,
    summary: "Add a supplier",
    body: SupplierInput,
    reply: Supplier,
    errors: ["phone_invalid", "suppliers_full"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/suppliers/:id",
    access: update,
    summary: "Change a supplier's name, phone and note",
    params: IdParams,
    body: z.extend(SupplierInput, { version: Version }),
    reply: Supplier,
    errors: ["phone_invalid", "version_conflict"],
  }),
  bills: endpoint({
    method: "GET",
    path: "/suppliers/:id/bills",
    access: read,
    summary: "A supplier's bills with their payments, newest first",
    params: IdParams,
    query: PageQuery,
    reply: page(SupplierBill),
  }),
  addBill: endpoint({
    method: "POST",
    path: "/suppliers/:id/bills",
    access: create,
    summary: "Write down a bill of a supplier; no money moves before it is paid",
    params: IdParams,
    body: BillInput,
    reply: SupplierBill,
    errors: ["expense_in_future", "bill_due_before", "picture_gone"],
  }),
};

export const supplierBills = {
  void: endpoint({
    method: "POST",
    path: "/supplier-bills/:id/void",
    access: remove,
    summary: "Strike a bill of which nothing is paid: it stays to be seen and is owed no more",
    params: IdParams,
    body: z.strictObject({ reason: z._default(optionalText(200), "") }),
    reply: SupplierBill,
    status: 200,
    errors: ["bill_paid_already", "bill_voided"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/supplier-bills/:id/restore",
    access: remove,
    summary: "Take back that a bill was struck",
    params: IdParams,
    reply: SupplierBill,
    status: 200,
    errors: ["restock_cost_written"],
  }),
  /** Of a bill for goods the money leaves and the profit stays: it counts what was sold. Any other is an expense. */
  pay: endpoint({
    method: "POST",
    path: "/supplier-bills/:id/payments",
    access: create,
    summary: "Pay a bill of a supplier, or a part of it; the money leaves the cash box or the till",
    params: IdParams,
    body: BillPayment,
    reply: SupplierBill,
    errors: ["expense_in_future", "expense_month_locked", "bill_overpaid", "bill_voided"],
  }),
  undo: endpoint({
    method: "POST",
    path: "/supplier-payments/:id/undo",
    access: remove,
    summary: "Undo a payment of a bill by a counter entry; its money comes back",
    params: IdParams,
    reply: SupplierBill,
    status: 200,
    errors: ["expense_month_locked"],
  }),
  picture: endpoint({
    method: "GET",
    path: "/supplier-bills/:id/picture",
    access: read,
    summary: "The picture of a supplier's bill, as WebP",
    params: IdParams,
    reply: z.unknown(),
  }),
};
