import * as z from "zod/mini";

/** The side on which an account grows: what a shop has grows on the debit side, what it owes on the credit side. */
type Side = "debit" | "credit";

/**
 * The accounts of a shop's ledger, each with its side. `orders` has what was paid for each order: its sum per order is
 * the paid amount. What an order comes to and what of it is owed stand in the order, not here.
 */
export const sideOfAccount = {
  /** Money the shop holds: in the till drawer and pocket, on its own numbers, with its own gateway. */
  cash: "debit",
  till: "debit",
  gateway: "debit",
  /** Money that Mauzo collected: not yet settled, to be withdrawn, and withdrawn but not yet there. */
  on_the_way: "debit",
  available: "debit",
  leaving: "debit",
  orders: "credit",
  /** Money that belongs to no order yet, and what a customer paid too much. */
  unmatched: "credit",
  credit: "credit",
  /** What customers owe besides their orders. */
  debts: "debit",
  expenses: "debit",
  fees: "credit",
  mauzo: "debit",
  written_off: "debit",
  rounding: "credit",
  drawer: "debit",
  opening: "credit",
  outside: "debit",
} as const satisfies Record<string, Side>;
export type Account = keyof typeof sideOfAccount;
/** `Object.keys` forgets the names it was given. */
export const accounts = Object.keys(sideOfAccount) as Account[];
export const Account = z.enum(accounts);

/** Accounts that never fall below nothing: their balances are rows, and what is taken is taken from those. */
export const limitedAccounts = ["on_the_way", "available", "leaving", "unmatched", "credit"] as const;
export type LimitedAccount = (typeof limitedAccounts)[number];
export const isLimited = (account: Account): account is LimitedAccount =>
  limitedAccounts.some((limited) => limited === account);

/** Accounts whose money is the shop's: what comes into them from elsewhere comes in, what leaves them goes out. */
export const moneyAccounts = ["cash", "till", "gateway", "on_the_way", "available", "leaving"] as const;
/** Accounts whose balances are shown. */
export const shownAccounts = [...moneyAccounts, "unmatched", "credit"] as const;
export type ShownAccount = (typeof shownAccounts)[number];
