import {
  type DebtReminder,
  debtReminders,
  type OrderWorkflow,
  type Texts,
} from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findOwedDay } from "../queries/order-credit.ts";
import { dayOfReminder, reminderText } from "../rules.ts";
import { findInstalment } from "./find-instalment.ts";

type Asked = { shopId: string; orderId: string; own: OrderWorkflow["reminders"] };

/**
 * What the customer of an order would be reminded with of what is owed now, as if each day had come; nothing where nothing is
 * owed. An order without a day to pay is taken as due today.
 */
export async function previewReminders(
  tx: Tx,
  { shopId, orderId, own }: Asked,
): Promise<{ level: DebtReminder; text: Texts }[]> {
  const owed = await findOwedDay(tx, shopId, orderId);
  if (!owed) return [];
  const due_on = owed.due_on ?? owed.today;
  const previews: { level: DebtReminder; text: Texts }[] = [];
  for (const level of debtReminders) {
    const today = dayOfReminder(due_on, level);
    const instalment = await findInstalment(tx, shopId, { orderId, due_on: owed.due_on, today });
    previews.push({ level, text: reminderText({ due_on, today, instalment, own }) });
  }
  return previews;
}
