import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { getWorkflow } from "../workflow/get-workflow.ts";
import { findReminderState } from "./queries/reminded-today.ts";
import { queueToCustomer } from "./queue-to-customer.ts";
import { reminderText } from "./rules.ts";
import { findInstalment } from "./steps/find-instalment.ts";

type Reminder = { shopId: string; orderId: string; occasion: string; due_on: string | null; today: string };

/**
 * Queues the message that reminds the customer of an order of what they owe, once for each occasion, by whichever way it
 * reaches them. Part of the caller's transaction.
 * @returns what became of it; `there`: it was sent before, or is about to be.
 */
export async function queueDebtReminder(tx: Tx, deps: OrderDeps, { shopId, orderId, occasion, ...days }: Reminder) {
  const { reminders: own } = await getWorkflow(tx, shopId);
  const text = reminderText({ ...days, own, instalment: await findInstalment(tx, shopId, { orderId, ...days }) });
  const state = await queueToCustomer(tx, deps, { shopId, orderId, occasion, text, isTemplated: true });
  if (state !== "there") return state;
  return (await findReminderState(tx, shopId, orderId, occasion)) === "unreachable" ? "unreachable" : "there";
}
