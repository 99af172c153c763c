import type { Debt } from "@mauzo/contract/payments/debts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockOrders } from "../../../orders/orders/lock-orders.ts";
import { getDebt } from "../get-debt.ts";
import { listDebtOrders } from "../queries/find-debt.ts";

/**
 * Locks the orders for which a customer owes until the transaction ends, and returns the debt as it is under those locks:
 * without an order that came meanwhile. @throws 404
 */
export async function lockDebt(tx: Tx, shopId: string, id: string): Promise<Debt> {
  const seen = (await listDebtOrders(tx, shopId, id)).map((order) => order.id);
  await lockOrders(tx, shopId, seen);
  const debt = await getDebt(tx, shopId, id);
  const orders = debt.orders.filter((order) => seen.includes(order.id));
  const minor = orders.reduce((all, { owed }) => all + owed.minor, 0);
  return { ...debt, orders, owed: { ...debt.owed, minor } };
}
