import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { lockOrders } from "../../../orders/orders/lock-orders.ts";
import { findDebtor, listDebtOrders, type OwedOrder } from "../queries/find-debt.ts";

/**
 * Locks the orders for which a customer owes until the transaction ends, and returns them as they are under those locks:
 * without an order that came meanwhile. Only that is read while others wait. @throws 404
 */
export async function lockDebt(tx: Tx, shopId: string, id: string): Promise<{ orders: OwedOrder[]; owed: Money }> {
  const debtor = await findDebtor(tx, shopId, id);
  if (!debtor) throw notFound();
  const seen = (await listDebtOrders(tx, shopId, id)).map((order) => order.id);
  await lockOrders(tx, shopId, seen);
  const orders = (await listDebtOrders(tx, shopId, id)).filter((order) => seen.includes(order.id));
  const minor = orders.reduce((all, { owed }) => all + owed.minor, 0);
  return { orders, owed: { minor, currency: debtor.currency } };
}
