import { type Debt, debtLimits } from "@mauzo/contract/payments/debts";
import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { lockOrders } from "../../../orders/orders/lock-orders.ts";
import { findDebtor, listDebtOrders, type OwedOrder } from "../queries/find-debt.ts";
import { listManualDebts, lockDebtor } from "../queries/manual-debts.ts";
import { inOrderOfDays } from "../rules/debt-days.ts";

/** Something that is owed: an order, or, where the number is null, a debt that was written down. */
export type Owing = { id: string; number: string | null; owed: Money };
type Locked = { orders: OwedOrder[]; manual: Debt["manual"]; owing: Owing[]; owed: Money; isWhole: boolean };

/**
 * Locks a customer and the orders for which they owe until the transaction ends, and returns all that they owe as it is under
 * those locks, in the order in which a payment goes to it: without an order that came meanwhile, and,
 * unless it is whole, of the oldest only. Only that is read while others wait. @throws 404
 */
export async function lockDebt(tx: Tx, shopId: string, id: string): Promise<Locked> {
  const debtor = await findDebtor(tx, shopId, id);
  if (!debtor) throw notFound();
  const seen = (await listDebtOrders(tx, shopId, id)).map((order) => order.id);
  if (!(await lockDebtor(tx, shopId, id))) throw notFound();
  await lockOrders(tx, shopId, seen);
  const orders = (await listDebtOrders(tx, shopId, id)).filter((order) => seen.includes(order.id));
  const manual = await listManualDebts(tx, shopId, id);
  const owing = inOrderOfDays<Owing & { due_on: string | null; days: number }>(debtor.today, [
    ...orders,
    ...manual.map((debt) => ({ ...debt, number: null })),
  ]);
  const minor = owing.reduce((all, { owed }) => all + owed.minor, 0);
  const isWhole = seen.length < debtLimits.orders && manual.length < debtLimits.orders;
  return { orders, manual, owing, owed: { minor, currency: debtor.currency }, isWhole };
}
