import { type ShownAccount, shownAccounts } from "@mauzo/contract/ledger/accounts";
import type { AccountBalances, TransactionDirection } from "@mauzo/contract/ledger/transactions";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { addDays, type DayRange, isRange } from "../../../lib/list/day-range.ts";

/** Accounts that every shop has, also while nothing is in them. */
const always: readonly ShownAccount[] = ["cash", "till"];

/** The accounts to show: those that every shop has, those with something in them, and the one that is filtered by. */
export const accountsShown = (balances: AccountBalances | undefined, chosen: ShownAccount | null) =>
  shownAccounts.filter(
    (account) => always.includes(account) || account === chosen || (balances && balances[account].minor !== 0),
  );

const signs: Readonly<Record<TransactionDirection, string>> = { in: "+", out: "−", within: "", none: "" };

/** An amount with the sign of its direction: `−25,000.00 TZS`. */
export const signedAmount = ({ amount, direction }: { amount: Money; direction: TransactionDirection }): string =>
  `${signs[direction]}${formatMoney(amount)}`;

/** The most days of a statement: a year, which may have a day more. */
const maxDays = 366;

/** Why there is no statement of these days; undefined: there is. */
export function statementProblem(days: DayRange): "days" | "long" | undefined {
  if (!isRange(days)) return "days";
  return addDays(days.from, maxDays) <= days.to ? "long" : undefined;
}
