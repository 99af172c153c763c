import { owedUntil } from "@mauzo/contract/orders/order-plans";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getOrder } from "../orders/get-order.ts";
import { listPlans } from "../plans/list-plans.ts";
import { findReminderState } from "./queries/reminded-today.ts";
import { queueToCustomer } from "./queue-to-customer.ts";
import { reminderText } from "./rules.ts";

type Reminder = { shopId: string; orderId: string; occasion: string; due_on: string | null; today: string };

/**
 * Queues the message that reminds the customer of an order of what they owe, once for each occasion, by whichever way it
 * reaches them. Part of the caller's transaction.
 * @returns what became of it; `there`: it was sent before, or is about to be.
 */
export async function queueDebtReminder(tx: Tx, deps: OrderDeps, { shopId, orderId, occasion, ...days }: Reminder) {
  const text = reminderText({ ...days, instalment: await findInstalment(tx, shopId, { orderId, ...days }) });
  const state = await queueToCustomer(tx, deps, { shopId, orderId, occasion, text, isTemplated: true });
  if (state !== "there") return state;
  return (await findReminderState(tx, shopId, orderId, occasion)) === "unreachable" ? "unreachable" : "there";
}

type Days = Pick<Reminder, "orderId" | "due_on" | "today">;
/** What of an order with instalments is to be paid by its day, or by today where that is past; null for other orders. */
async function findInstalment(tx: Tx, shopId: string, { orderId, due_on, today }: Days) {
  const plan = (await listPlans(tx, { shopId, orderIds: [orderId] })).get(orderId);
  if (!plan || due_on === null) return null;
  const order = await getOrder(tx, shopId, orderId);
  const owed = { ...order.total, minor: owedMinorOf(order) };
  return { ...owed, minor: owedUntil({ ...order, plan, owed }, due_on > today ? due_on : today) };
}
