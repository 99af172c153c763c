import * as z from "zod/mini";

/**
 * The accounts of a shop's ledger.
 * - `cash`, `till`, `gateway`: what the shop itself took in: notes and coins, its own numbers, its own gateway.
 * - `on_the_way`, `available`, `leaving`: what Mauzo collected: not yet settled, to be withdrawn, and withdrawn but not
 *   yet there.
 * - `orders`: what was paid for orders; its sum for an order is what was paid of it. What an order comes to, and what of
 *   that is owed, stands in the order alone.
 * - `unmatched`: money without an order. `credit`: what a customer paid too much. `debts`: what customers owe besides
 *   their orders.
 * - `outside`: where money goes that leaves.
 */
export const accounts = [
  ...(["cash", "till", "gateway", "on_the_way", "available", "leaving"] as const),
  ...(["orders", "unmatched", "credit", "debts", "expenses", "fees", "mauzo"] as const),
  ...(["written_off", "rounding", "drawer", "opening", "outside"] as const),
] as const;
export const Account = z.enum(accounts);
export type Account = z.infer<typeof Account>;

/** The side on which an account grows: what a shop has grows by debits, what it took in or owes by credits. */
export const sideOfAccount: Readonly<Record<Account, "debit" | "credit">> = {
  ...{ cash: "debit", till: "debit", gateway: "debit", on_the_way: "debit", available: "debit", leaving: "debit" },
  ...{ orders: "credit", unmatched: "credit", credit: "credit", fees: "credit", rounding: "credit", opening: "credit" },
  ...{ debts: "debit", expenses: "debit", mauzo: "debit", written_off: "debit", drawer: "debit", outside: "debit" },
};

/** Accounts that never fall below nothing: their balances are rows, and what is taken is taken from those. */
export const limitedAccounts = ["on_the_way", "available", "leaving", "unmatched", "credit"] as const;
export type LimitedAccount = (typeof limitedAccounts)[number];

/** Accounts with money of the shop: what comes into them from another comes in, what leaves them goes out. */
export const moneyAccounts = ["cash", "till", "gateway", "on_the_way", "available", "leaving", "drawer"] as const;

/** Accounts whose balances are shown. */
export const shownAccounts = [
  ...(["cash", "till", "gateway", "on_the_way", "available", "leaving", "unmatched", "credit"] as const),
] as const;
export type ShownAccount = (typeof shownAccounts)[number];
