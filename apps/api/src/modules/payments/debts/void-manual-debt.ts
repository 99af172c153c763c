import type { ManualDebt } from "@mauzo/contract/payments/manual-debts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { setVoided } from "./queries/manual-debts.ts";
import { changeManualDebt } from "./steps/change-manual-debt.ts";
import { getManualDebt } from "./steps/get-manual-debt.ts";
import { lockManualDebt } from "./steps/lock-manual-debt.ts";

/**
 * Takes back a debt that was written down by mistake: what was posted of it is undone.
 * @throws 404; 409 where something of it is paid or forgiven, and for one that was taken back with another reason
 */
export function voidManualDebt(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, reason }: { id: string; reason: string },
): Promise<ManualDebt> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const { customerId, ...debt } = await lockManualDebt(tx, shopId, id);
    if (debt.isVoided && debt.voidReason !== reason) throw refuse("debt_voided");
    if (debt.paidMinor + debt.forgivenMinor > 0) throw refuse("debt_paid_already");
    if (!debt.isVoided) {
      if (debt.transferId === null) throw new Error("a debt is in no transfer");
      const reversed = { kind: "reversal", debit: "opening", credit: "debts", reverses: debt.transferId } as const;
      await setVoided(tx, shopId, id, reason);
      await changeManualDebt(tx, deps, {
        ...{ shopId, author: staffActor(context), customerId, debtId: id, owedMinor: -debt.owedMinor },
        transfer: reversed,
      });
    }
    return getManualDebt(tx, shopId, id);
  });
}
