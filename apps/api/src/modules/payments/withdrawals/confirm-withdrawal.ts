import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import { formatAmount } from "@mauzo/format/money";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getStatus } from "../compliance/get-status.ts";
import { openDestination } from "../payout-destinations/open-destination.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { lockWithdrawal, moveFrom } from "./queries/write-withdrawals.ts";
import { emitChange } from "./steps/emit-change.ts";

/**
 * Has a withdrawal sent that another admin asked for; it counts as of today. @throws 409 for one's own, where it has moved
 * on or its wallet is gone, and where it is more than may leave today
 */
export function confirmWithdrawal(
  deps: Pick<Deps, "queue" | "emitFact" | "sealedValues">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<Withdrawal> {
  return tx(async (tx) => {
    const { level, left_today } = await getStatus(tx, shopId, { isHeld: true, besides: id });
    const withdrawal = await lockWithdrawal(tx, shopId, id);
    if (!withdrawal) throw notFound();
    if (withdrawal.userId === person.userId) throw refuse("withdrawal_own");
    const { isRemoved } = await openDestination(tx, deps, { shopId, id: withdrawal.destinationId });
    if (isRemoved) throw refuse("destination_gone");
    if (withdrawal.state !== "confirming") throw refuse("withdrawal_moved_on");
    if (level === 0) throw refuse("withdrawal_not_approved");
    if (withdrawal.amountMinor > left_today.minor)
      throw refuse({ code: "withdrawal_above_limit", values: { amount: formatAmount(left_today.minor) } });
    const by = { confirmedBy: person.userId, confirmedName: person.name };
    if (!(await moveFrom(tx, { shopId, id }, ["confirming"], { state: "held", ...by }, "confirmedAt")))
      throw refuse("withdrawal_moved_on");
    await deps.queue.send(tx, "send-withdrawal", { shopId, withdrawalId: id });
    await emitChange(tx, deps, { shopId, id, userId: person.userId });
    return getWithdrawal(tx, { shopId, userId: person.userId }, id);
  });
}
