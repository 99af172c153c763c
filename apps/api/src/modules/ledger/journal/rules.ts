import { type Account, type LimitedAccount, limitedAccounts, sideOfAccount } from "@mauzo/contract/ledger/accounts";

type Move = { debit: Account; credit: Account; amountMinor: number; customerId?: string | null };
/** How much a balance that never falls below nothing goes up, or down if it is below nothing. */
export type BalanceMove = { account: LimitedAccount; customerId: string | null; minor: number };

const limitedOf = (account: Account) => limitedAccounts.find((each) => each === account);

/** What an amount on one side of an account changes its balance by. */
export const changeOf = (account: Account, side: "debit" | "credit", minor: number) =>
  side === sideOfAccount[account] ? minor : -minor;

/** Two that move the same balances take them in the same order. */
const placeOf = ({ account, customerId }: BalanceMove) => `${account} ${customerId ?? ""}`;
const inOrder = (one: BalanceMove, other: BalanceMove) => (placeOf(one) < placeOf(other) ? -1 : 1);

/** What transfers change in the balances that never fall below nothing, in the order in which they are taken. */
export function balanceMovesOf(transfers: readonly Move[]): BalanceMove[] {
  const moves = new Map<string, BalanceMove>();
  for (const { amountMinor, customerId = null, ...accounts } of transfers)
    for (const side of ["debit", "credit"] as const) {
      const account = limitedOf(accounts[side]);
      if (!account) continue;
      const move = { account, customerId: account === "credit" ? customerId : null, minor: 0 };
      const known = moves.get(placeOf(move)) ?? move;
      moves.set(placeOf(move), { ...known, minor: known.minor + changeOf(account, side, amountMinor) });
    }
  return [...moves.values()].filter(({ minor }) => minor !== 0).sort(inOrder);
}
