import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getStatus } from "../compliance/get-status.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { lockWithdrawal, moveFrom } from "./queries/write-withdrawals.ts";
import { emitChange } from "./steps/emit-change.ts";

/** Has a withdrawal sent that another admin asked for. @throws 409 for one's own, and where it has moved on */
export function confirmWithdrawal(
  deps: Pick<Deps, "queue" | "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<Withdrawal> {
  return tx(async (tx) => {
    const { level } = await getStatus(tx, shopId, { isHeld: true });
    const withdrawal = await lockWithdrawal(tx, shopId, id);
    if (!withdrawal) throw notFound();
    if (withdrawal.userId === person.userId) throw refuse("withdrawal_own");
    if (level === 0) throw refuse("withdrawal_not_approved");
    const by = { confirmedBy: person.userId, confirmedName: person.name };
    if (!(await moveFrom(tx, { shopId, id }, ["confirming"], { state: "held", ...by }, "confirmedAt")))
      throw refuse("withdrawal_moved_on");
    await deps.queue.send(tx, "send-withdrawal", { shopId, withdrawalId: id });
    await emitChange(tx, deps, { shopId, id, userId: person.userId });
    return getWithdrawal(tx, { shopId, userId: person.userId }, id);
  });
}
