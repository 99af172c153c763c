import { daysOfReminder, debtReminders } from "@mauzo/contract/orders/order-workflow";
import { type Debt, debtLimits } from "@mauzo/contract/payments/debts";
import { and, desc, eq, like, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { orderMessages } from "../../../../db/schema/orders/order-messages.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** `debt 2026-12-01 -3`, of the day to pay and how many days after it; by hand it is `debt by hand` with its day. */
const levelIn = (occasion: string) => {
  const days = /^debt \d\S* (-?\d+)$/.exec(occasion)?.[1];
  return debtReminders.find((level) => String(daysOfReminder[level]) === days) ?? null;
};

/** The newest reminders of what a customer owes, of whichever order. */
export async function listReminders(tx: Tx, shopId: string, customerId: string): Promise<Debt["reminders"]> {
  const rows = await tx
    .select({
      ...{ id: orderMessages.id, at: isoText(orderMessages.createdAt), occasion: orderMessages.occasion },
      ...{ state: orderMessages.state, channel: orderMessages.channel, why: orderMessages.why },
      order: jsonObject<{ id: string; number: string }>({ id: orders.id, number: orders.number }),
    })
    .from(orders)
    .innerJoin(orderMessages, and(eq(orderMessages.shopId, orders.shopId), eq(orderMessages.orderId, orders.id)))
    .where(
      and(
        ...[eq(orders.shopId, shopId), eq(orders.customerId, customerId), eq(orderMessages.audience, "customer")],
        ...[sql`${orderMessages.event} = 'reminder'`, like(orderMessages.occasion, "debt %")],
      ),
    )
    .orderBy(desc(orderMessages.id))
    .limit(debtLimits.reminders);
  return rows.map(({ occasion, ...row }) => ({ ...row, level: levelIn(occasion) }));
}
