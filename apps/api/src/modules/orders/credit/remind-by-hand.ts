import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { countReminders, isRemindedToday, takeReminderTurn } from "./queries/reminded-today.ts";
import { queueDebtReminder } from "./queue-debt-reminder.ts";

/** How often a day somebody may try to remind of an order; more would only fill its history. */
const mostTries = 10;

type Asked = { shopId: string; customerId: string; orderId: string; due_on: string | null; today: string };

/**
 * Queues the reminder of an order that somebody asks for, unless its customer was reminded today, of whichever order. One
 * that reached nobody is tried again. Part of the caller's transaction, which has locked nothing before.
 */
export async function remindByHand(tx: Tx, deps: OrderDeps, { customerId, ...asked }: Asked) {
  await takeReminderTurn(tx, asked.shopId);
  if (await isRemindedToday(tx, asked.shopId, customerId)) return "there" as const;
  const occasion = `debt by hand ${asked.today}`;
  const tries = await countReminders(tx, { ...asked, occasion });
  if (tries >= mostTries) return "unreachable" as const;
  return queueDebtReminder(tx, deps, { ...asked, occasion: tries === 0 ? occasion : `${occasion} ${tries + 1}` });
}
