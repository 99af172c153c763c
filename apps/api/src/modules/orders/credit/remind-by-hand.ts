import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { isRemindedToday, takeReminderTurn } from "./queries/reminded-today.ts";
import { queueDebtReminder } from "./queue-debt-reminder.ts";

type Asked = { shopId: string; customerId: string; orderId: string; due_on: string | null; today: string };

/**
 * Queues the reminder of an order that somebody asks for, unless its customer was reminded today, of whichever order. Part
 * of the caller's transaction, which has locked nothing before.
 */
export async function remindByHand(
  tx: Tx,
  deps: OrderDeps,
  { customerId, ...asked }: Asked,
) {
  await takeReminderTurn(tx, asked.shopId);
  if (await isRemindedToday(tx, asked.shopId, customerId)) return "there" as const;
  return queueDebtReminder(tx, deps, { ...asked, occasion: `debt by hand ${asked.today}` });
}
