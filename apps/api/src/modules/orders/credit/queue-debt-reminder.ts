import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { queueOrderMessages } from "../workflow/steps/queue-order-messages.ts";
import { addBalanceLink } from "./add-balance-link.ts";
import { findCustomerOf } from "./queries/order-credit.ts";
import { findReminderState } from "./queries/reminded-today.ts";
import { reminderText } from "./rules.ts";

type Reminder = { shopId: string; orderId: string; occasion: string; due_on: string | null; today: string };

/**
 * Queues the message that reminds the customer of an order of what they owe, once for each occasion, by whichever way it
 * reaches them. Part of the caller's transaction.
 * @returns what became of it; `there`: it was sent before, or is about to be.
 */
export async function queueDebtReminder(tx: Tx, deps: OrderDeps, { shopId, orderId, occasion, ...days }: Reminder) {
  const notices = [{ audience: "customer" as const, text: reminderText(days) }];
  const customerId = await findCustomerOf(tx, shopId, orderId);
  const customerLink = customerId ? () => addBalanceLink(tx, deps, { shopId, customerId }) : undefined;
  const about = { shopId, orderId, event: "reminder", occasion, notices, customerLink } as const;
  const [state] = await queueOrderMessages(tx, deps, about);
  if (state !== "there") return state ?? "unreachable";
  return (await findReminderState(tx, shopId, orderId, occasion)) === "unreachable" ? "unreachable" : "there";
}
