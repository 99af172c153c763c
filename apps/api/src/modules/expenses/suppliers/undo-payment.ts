import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requireOpenMonths } from "../expenses/steps/check-day.ts";
import { emitChange } from "../expenses/steps/emit-change.ts";
import { reverseExpense, reverseGoods } from "../expenses/steps/post-expense.ts";
import { strikeExpense } from "../expenses/steps/strike-expense.ts";
import { findPayment, isUndone, lockBill } from "./queries/read-bills.ts";
import { insertPayment } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { getBill } from "./steps/get-bill.ts";

/**
 * Undoes a payment of a bill by a counter entry, whose money comes back where it was; one that is undone stays so.
 * @throws 404, also for a counter entry; 409 in a closed month
 */
export function undoPayment(deps: Pick<Deps, "emitFact">, context: ShopContext, id: string): Promise<SupplierBill> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const payment = await findPayment(tx, shopId, id);
    if (!payment || payment.undoes !== null) throw notFound();
    const bill = await lockBill(tx, shopId, payment.billId);
    if (!bill) throw notFound();
    if (await isUndone(tx, shopId, id)) return getBill(tx, shopId, bill.id);
    await requireOpenMonths(tx, shopId, payment.paidOn);
    const by = { userId: person.userId, name: person.name };
    const { amountMinor, method, transferId, paidOn, billId } = payment;
    const money = { amountMinor, method, transferId, by };
    const isGoods = payment.expenseId === null;
    const back = await (isGoods ? reverseGoods : reverseExpense)(tx, shopId, money);
    if (payment.expenseId !== null) {
      await strikeExpense(tx, shopId, { id: payment.expenseId, reason: "", by });
      await emitChange(tx, deps, context, payment.expenseId);
    }
    await insertPayment(tx, {
      ...{ shopId, billId, amountMinor: -amountMinor, method, paidOn, transferId: back, undoes: id },
      ...{ userId: by.userId, userName: by.name },
    });
    await emitSupplier(tx, deps, context, bill.supplierId);
    return getBill(tx, shopId, bill.id);
  });
}
