import type { ManualDebt } from "@mauzo/contract/payments/manual-debts";
import { formatAmount } from "@mauzo/format/money";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { addForgiven } from "./queries/manual-debts.ts";
import { changeManualDebt } from "./steps/change-manual-debt.ts";
import { getManualDebt } from "./steps/get-manual-debt.ts";
import { lockManualDebt } from "./steps/lock-manual-debt.ts";

/** Stops asking for a part of a debt that was written down: it is written off, with the reason. @throws 404; 422 for more than is owed */
export function forgiveManualDebt(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, amount_minor, reason }: { id: string; amount_minor: number; reason: string },
): Promise<ManualDebt> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const { customerId, owedMinor } = await lockManualDebt(tx, shopId, id);
    if (amount_minor > owedMinor) {
      const values = { amount: formatAmount(owedMinor) };
      throw refuse({ code: "payment_too_large", values }, { loc: ["body", "amount_minor"] });
    }
    await addForgiven(tx, shopId, id, amount_minor);
    await changeManualDebt(tx, deps, {
      ...{ shopId, author: staffActor(context), customerId, debtId: id, owedMinor: -amount_minor },
      transfer: { kind: "forgiveness", debit: "written_off", credit: "debts", reference: reason },
    });
    return getManualDebt(tx, shopId, id);
  });
}
