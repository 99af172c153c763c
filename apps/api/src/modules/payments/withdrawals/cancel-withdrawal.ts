import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { lockWithdrawal, moveFrom } from "./queries/write-withdrawals.ts";
import { emitChange } from "./steps/emit-change.ts";
import { postMove } from "./steps/post-move.ts";

/** Gives the money of a withdrawal back to the balance, as long as nobody was asked to send it. @throws 409 after that */
export function cancelWithdrawal(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<Withdrawal> {
  return tx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, shopId, id);
    if (!withdrawal) throw notFound();
    const { state: from } = withdrawal;
    if (!(await moveFrom(tx, { shopId, id }, ["confirming", "held"], { state: "cancelled" }, "endedAt")))
      throw refuse("withdrawal_moved_on");
    await emitChange(tx, deps, { shopId, id, userId: person.userId });
    const by = { userId: person.userId, name: person.name };
    await postMove(tx, { shopId, withdrawal, from, to: "cancelled", by });
    return getWithdrawal(tx, { shopId, userId: person.userId }, id);
  });
}
