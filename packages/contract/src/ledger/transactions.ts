import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { defineList } from "../lists.ts";
import { Day, Id, IdParams, Moment, Money, page } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";
import { Account, accounts, type ShownAccount } from "./accounts.ts";
import { PaymentMethod, paymentMethods } from "./payment-methods.ts";
import { TransferKind, transferKinds } from "./transfer-kinds.ts";

/** `within`: money moved between accounts of the shop, as a settlement does. `none`: no money moved, as for a debt. */
export const transactionDirections = ["in", "out", "within", "none"] as const;
export const TransactionDirection = z.enum(transactionDirections);
export type TransactionDirection = z.infer<typeof TransactionDirection>;

/** A transaction: all transfers of one event. */
export const TransactionRow = z.object({
  /** The id of its first transfer; for a payment of an order, the id of that payment. */
  id: Id,
  kind: TransferKind,
  direction: TransactionDirection,
  /** Always above zero: `direction` says which way. */
  amount: Money,
  /** Null: no money changed hands, as for credit that is used. */
  method: z.nullable(PaymentMethod),
  network: z.nullable(PaymentNetwork),
  /** The reference of the mobile network or the till. */
  reference: z.string(),
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  /** As the shop's customer list names them now; the name is empty where there is none. */
  customer: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Who recorded it; empty when nobody of the shop did. */
  by: z.string(),
  /** When it happened. */
  at: Moment,
});
export type TransactionRow = z.infer<typeof TransactionRow>;

/** Money that moved from the account `credit` to the account `debit`. */
export const Transfer = z.object({
  id: Id,
  kind: TransferKind,
  debit: Account,
  credit: Account,
  amount: Money,
  order: TransactionRow.shape.order,
});
export type Transfer = z.infer<typeof Transfer>;

/**
 * Where money was, step by step. `claimed`: the customer said it was paid. `received` and `paid_back`: it came or went.
 * `moved`: between accounts of the shop. `written_down`: without money. `recorded`: the shop learnt of it, where that was later. `reversed`: undone.
 */
export const transactionSteps = [
  "claimed",
  "received",
  "paid_back",
  "moved",
  "written_down",
  "recorded",
  "reversed",
] as const;
export const TransactionStep = z.object({
  step: z.enum(transactionSteps),
  at: Moment,
  /** Empty where it has none. */
  reference: z.string(),
  by: z.string(),
});
export type TransactionStep = z.infer<typeof TransactionStep>;

export const Transaction = z.extend(TransactionRow, {
  /** When the shop learnt of it: later than `at` for what happened without a network. */
  recorded_at: Moment,
  /** The first one is the one the transaction is named after. */
  transfers: z.array(Transfer),
  /** Oldest first. */
  steps: z.array(TransactionStep),
  /** The transaction that this one undoes, and the one that undid it. */
  reverses: z.nullable(Id),
  reversed_by: z.nullable(Id),
});
export type Transaction = z.infer<typeof Transaction>;

export const transactionList = defineList({
  columns: { at: "moment" },
  first: "at_desc",
  filters: {
    kind: z._default(z.enum(["all", ...transferKinds]), "all"),
    direction: z._default(z.enum(["all", ...transactionDirections]), "all"),
    /** Transactions that moved money into or out of this account. */
    account: z._default(z.enum(["all", ...accounts]), "all"),
    method: z._default(z.enum(["all", ...paymentMethods]), "all"),
    /** Days of the shop, both included. */
    from: z.optional(Day),
    to: z.optional(Day),
    /** In the reference, the order number, and the name or number of the customer. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  },
});
export const TransactionFilter = transactionList.query;
export type TransactionFilter = z.input<typeof TransactionFilter>;

/** What is in each account now. */
export const AccountBalances = z.object({
  ...{ cash: Money, till: Money, gateway: Money },
  ...{ on_the_way: Money, available: Money, leaving: Money },
  ...{ unmatched: Money, credit: Money },
} satisfies Record<ShownAccount, typeof Money>);
export type AccountBalances = z.infer<typeof AccountBalances>;

const read = { resource: "transactions", action: "read" } as const;

export const transactions = {
  list: endpoint({
    method: "GET",
    path: "/transactions",
    access: read,
    summary: "The shop's transactions, newest first or as sorted",
    query: TransactionFilter,
    reply: page(TransactionRow),
  }),
  balances: endpoint({
    method: "GET",
    path: "/transactions/balances",
    access: read,
    summary: "What is in each account of the shop now",
    reply: AccountBalances,
  }),
  get: endpoint({
    method: "GET",
    path: "/transactions/:id",
    access: read,
    summary: "One transaction with its transfers and its way step by step",
    params: IdParams,
    reply: Transaction,
  }),
};
