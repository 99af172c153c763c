import { owedUntil } from "@mauzo/contract/orders/order-plans";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getOrder } from "../../orders/get-order.ts";
import { listPlans } from "../../plans/list-plans.ts";

type Days = { orderId: string; due_on: string | null; today: string };
/** What of an order with instalments is to be paid by its day, or by today where that is past; null for other orders. */
export async function findInstalment(tx: Tx, shopId: string, { orderId, due_on, today }: Days): Promise<Money | null> {
  const plan = (await listPlans(tx, { shopId, orderIds: [orderId] })).get(orderId);
  if (!plan || due_on === null) return null;
  const order = await getOrder(tx, shopId, orderId);
  const owed = { ...order.total, minor: owedMinorOf(order) };
  return { ...owed, minor: owedUntil({ ...order, plan, owed }, due_on > today ? due_on : today) };
}
