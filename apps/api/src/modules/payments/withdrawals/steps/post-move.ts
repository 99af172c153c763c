import { isHeld, type WithdrawalState } from "@mauzo/contract/payments/withdrawal-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type NewTransfer, postEntry } from "../../../ledger/journal/post-entry.ts";
import { findLastPosting, type StoredWithdrawal } from "../queries/write-withdrawals.ts";

type Moved = Pick<StoredWithdrawal, "id" | "amountMinor" | "feeMinor" | "networkRef">;
type Account = NewTransfer["debit"];
type Route = { kind: NewTransfer["kind"]; debit: Account; credit: Account; feeDebit: Account; feeCredit: Account };

const held: Route = {
  ...{ kind: "withdrawal", debit: "leaving", credit: "available", feeDebit: "leaving", feeCredit: "available" },
};
const sent: Route = {
  ...{ kind: "withdrawal", debit: "outside", credit: "leaving", feeDebit: "mauzo", feeCredit: "leaving" },
};
const returned: Route = {
  ...{ kind: "reversal", debit: "available", credit: "leaving", feeDebit: "available", feeCredit: "leaving" },
};
/** Which way money goes as a withdrawal moves from a state to another; undefined: it stays where it is. */
function routeOf(from: WithdrawalState | undefined, to: WithdrawalState): Route | undefined {
  if (from === undefined) return held;
  // What came back, and has arrived after all, is taken from the balance again.
  if (to === "sent") return isHeld(from) ? sent : { ...sent, credit: "available", feeCredit: "available" };
  if (to === "returned" || to === "cancelled")
    return from === "sent" ? { ...returned, credit: "outside", feeCredit: "mauzo" } : returned;
  return undefined;
}

type Posting = {
  shopId: string;
  withdrawal: Moved;
  /** undefined: it is asked for. */
  from: WithdrawalState | undefined;
  to: WithdrawalState;
  by: { userId: string | null; name: string };
};
/**
 * Posts where the money of a withdrawal is now, with its fee, as one entry; part of the caller's transaction, which has
 * locked it. @throws 409 where the balance has less than is taken
 */
export async function postMove(tx: Tx, { shopId, withdrawal, from, to, by }: Posting): Promise<void> {
  const route = routeOf(from, to);
  if (!route) return;
  const { id, amountMinor, feeMinor, networkRef } = withdrawal;
  const { kind, debit, credit, feeDebit, feeCredit } = route;
  const undone = kind === "reversal" ? await findLastPosting(tx, shopId, id) : undefined;
  const common = { withdrawalId: id, method: "mobile_money", reference: networkRef } as const;
  const whole: NewTransfer = {
    ...{ ...common, kind, debit, credit, amountMinor },
    ...(undone !== undefined && { reverses: undone }),
  };
  const fee: NewTransfer = { ...common, kind: "fee", debit: feeDebit, credit: feeCredit, amountMinor: feeMinor };
  await postEntry(tx, shopId, { transfers: feeMinor > 0 ? [whole, fee] : [whole], by });
}
