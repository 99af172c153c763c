import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { lockWithdrawal } from "./queries/write-withdrawals.ts";
import { giveBack } from "./steps/give-back.ts";

/** Gives the money of a withdrawal back to the balance, as long as nobody was asked to send it. @throws 409 after that */
export function cancelWithdrawal(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<Withdrawal> {
  return tx(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, shopId, id);
    if (!withdrawal) throw notFound();
    const by = { userId: person.userId, name: person.name };
    if (!(await giveBack(tx, deps, { shopId, withdrawal, by }))) throw refuse("withdrawal_moved_on");
    return getWithdrawal(tx, { shopId, userId: person.userId }, id);
  });
}
