import type { BillPayment, SupplierBill } from "@mauzo/contract/expenses/suppliers";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { momentOf, requireOpenMonths } from "../expenses/steps/check-day.ts";
import { emitChange } from "../expenses/steps/emit-change.ts";
import { postGoods } from "../expenses/steps/post-expense.ts";
import { findWritten, writeExpense } from "../expenses/steps/write-expense.ts";
import { getSupplier } from "./get-supplier.ts";
import { lockBill, sumPaid } from "./queries/read-bills.ts";
import { insertPayment } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { getBill } from "./steps/get-bill.ts";

/**
 * Pays a bill, or a part of it. What was for goods leaves the cash box or the till and is no expense: the profit counts
 * what the goods that were sold cost. Anything else is an expense of the day on which it is paid.
 * @throws 404; 422 for a day to come; 409 for more than is owed, for a bill that was struck, and in a closed month
 */
export function payBill(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  billId: string,
  { amount_minor: amountMinor, method, paid_on: paidOn }: z.output<typeof BillPayment>,
): Promise<SupplierBill> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    const bill = await lockBill(tx, shopId, billId);
    if (!bill) throw notFound();
    if (bill.voidedAt !== null) throw refuse("bill_voided");
    const left = bill.amountMinor - (await sumPaid(tx, shopId, billId));
    if (amountMinor > left) throw refuse({ code: "bill_overpaid", values: { left: formatAmount(left) } });
    const at = await momentOf(tx, shopId, paidOn, "paid_on");
    await requireOpenMonths(tx, shopId, paidOn);
    const by = { userId: person.userId, name: person.name };
    const paid = { shopId, billId, amountMinor, method, paidOn, userId: by.userId, userName: by.name };
    if (bill.category === null) {
      await insertPayment(tx, { ...paid, transferId: await postGoods(tx, shopId, { amountMinor, method, at, by }) });
    } else {
      const { name: supplier } = await getSupplier(tx, shopId, bill.supplierId);
      const written = { category: bill.category, amountMinor, method, spentOn: paidOn, supplier, note: bill.note };
      const expenseId = await writeExpense(tx, shopId, { written, at, by });
      await insertPayment(tx, { ...paid, expenseId, transferId: await findWritten(tx, shopId, expenseId) });
      await emitChange(tx, deps, context, expenseId);
    }
    await emitSupplier(tx, deps, context, bill.supplierId);
    return getBill(tx, shopId, billId);
  });
}
