import type { DebtPayment, debts } from "@mauzo/contract/payments/debts";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../../orders/orders/steps/actor.ts";
import { getDebt } from "./get-debt.ts";
import { allocate } from "./steps/allocate.ts";
import { lockDebt } from "./steps/lock-debt.ts";
import { payOwing } from "./steps/pay-owing.ts";

const accountOf = { cash: "cash", mobile_money: "till" } as const;

/**
 * Records a payment of what a customer owes: what is due first is paid first, then the oldest, and what is more than they
 * owe is their credit where that is wanted. One event in the books. @throws 404;
 * 422 for a surplus that is not wanted, or of as many debts as are read at once: more may be owed
 */
export async function payDebt(
  deps: Deps,
  context: ShopContext,
  { id, payment: { surplus, ...payment } }: { id: string; payment: z.output<typeof DebtPayment> },
): Promise<z.output<typeof debts.pay.reply>> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const { owed, owing, isWhole } = await lockDebt(tx, shopId, id);
    const paid = allocate(owing, payment.amount_minor);
    const surplusMinor = Math.max(0, payment.amount_minor - owed.minor);
    if (surplusMinor > 0 && !(surplus && isWhole)) {
      const values = { amount: formatAmount(owed.minor) };
      throw refuse({ code: "payment_above_owed", values }, { loc: ["body", "amount_minor"] });
    }
    await payOwing(tx, deps, {
      ...{ shopId, author: staffActor(context), customerId: id, paid, surplusMinor, payment },
      account: accountOf[payment.method],
    });
    const told = paid.map(({ order: { id, number }, amount }) => ({
      ...{ id, order: number === null ? null : { id, number }, amount },
    }));
    const credit = { ...owed, minor: surplusMinor };
    return { paid: told, credit, debt: await getDebt(tx, shopId, id) };
  });
}
