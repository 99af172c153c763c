import { debtLimits } from "@mauzo/contract/payments/debts";
import type { ManualDebt, NewManualDebt } from "@mauzo/contract/payments/manual-debts";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { insertManualDebt, listManualDebts, lockDebtor } from "./queries/manual-debts.ts";
import { changeManualDebt } from "./steps/change-manual-debt.ts";
import { getManualDebt } from "./steps/get-manual-debt.ts";

/**
 * Writes down what a customer owes beside their orders. What they are lent counts against their limit; what they owed before
 * has happened. @throws 404; 409 for who is forgotten, a loan beyond the limit, and for more debts than are shown
 */
export function addManualDebt(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  customerId: string,
  { kind, amount_minor: amountMinor, due_on: dueOn, note }: z.output<typeof NewManualDebt>,
): Promise<ManualDebt> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const debtor = await lockDebtor(tx, shopId, customerId);
    if (!debtor) throw notFound();
    const { limitMinor, owedMinor, forgottenAt } = debtor;
    if (forgottenAt !== null) throw refuse("debt_customer_forgotten");
    if (kind === "loan" && limitMinor !== null && owedMinor + amountMinor > limitMinor) {
      const left = Math.max(0, limitMinor - owedMinor);
      const values = { limit: formatAmount(limitMinor), left: formatAmount(left) };
      throw refuse({ code: "credit_limit_reached", values }, { extra: { left_minor: left } });
    }
    if ((await listManualDebts(tx, shopId, customerId)).length >= debtLimits.orders) throw refuse("debts_too_many");
    const by = { userId: person.userId, userName: person.name };
    const debtId = await insertManualDebt(tx, { shopId, customerId, kind, amountMinor, dueOn, note, ...by });
    if (debtId === undefined) throw new Error("the database returned no debt");
    await changeManualDebt(tx, deps, {
      ...{ shopId, author: staffActor(context), customerId, debtId, owedMinor: amountMinor },
      transfer: { kind: "debt", debit: "debts", credit: "opening" },
    });
    return getManualDebt(tx, shopId, debtId);
  });
}
