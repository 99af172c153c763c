import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { debtLimits } from "@mauzo/contract/payments/debts";
import { sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { orderPayments } from "../../../../db/schema/ledger/order-payments.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { orderChanges } from "../../../../db/schema/orders/order-changes.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { manualDebts } from "../../../../db/schema/payments/manual-debts.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type DebtEvent = {
  kind: "order" | "opening" | "loan" | "paid" | "refunded" | "forgiven" | "unforgiven";
  /** Null: of a debt that was written down. */
  number: string | null;
  due_on: string | null;
  at: string;
  /** Of an order what it comes to now; nothing is below zero. */
  minor: number;
  method: PaymentMethod | null;
  reference: string;
};

/**
 * What a customer owes, orders and what was written down, and what was paid and forgiven of them, oldest first: at one moment, so that it
 * adds up. The customer reads it: without the shop's notes, and without why it forgave something.
 */
export async function listDebtEvents(tx: Tx, shopId: string, customerId: string): Promise<DebtEvent[]> {
  const { rows } = await tx.execute<DebtEvent>(sql`
    with owed as (
      select o.* from ${orders} o where o.shop_id = ${shopId} and o.customer_id = ${customerId} and o.owed_minor > 0
      order by o.id limit ${debtLimits.orders}::int
    ), written as (
      select m.* from ${manualDebts} m where m.shop_id = ${shopId} and m.customer_id = ${customerId} and m.owed_minor > 0
      order by m.id limit ${debtLimits.orders}::int
    )
    select e.kind, e.number, e.due_on::text as due_on, ${isoText(sql`e.at`)} as at, e.minor::float8 as minor, e.method, e.reference
    from (
      select 0 as place, o.id, 'order' as kind, o.number, o.due_on, o.placed_at as at, o.total_minor as minor,
        null as method, '' as reference from owed o
      union all
      select 1, p.id, case when p.amount_minor < 0 then 'refunded' else 'paid' end, o.number, null, p.created_at,
        abs(p.amount_minor), p.method, p.reference
      from owed o join ${orderPayments} p on p.shop_id = o.shop_id and p.order_id = o.id
      union all
      select 1, c.id, c.kind, o.number, null, c.created_at, (c.change #>> '{amount,minor}')::bigint, null, ''
      from owed o join ${orderChanges} c on c.shop_id = o.shop_id and c.order_id = o.id and c.kind in ('forgiven', 'unforgiven')
      union all
      select 0, m.id, m.kind, null, m.due_on, m.created_at, m.amount_minor, null, '' from written m
      union all
      select 1, t.id, case t.kind when 'payment' then 'paid' else 'forgiven' end, null, null, t.created_at, t.amount_minor,
        t.method, case t.kind when 'payment' then t.reference else '' end
      from written m join ${transfers} t on t.shop_id = m.shop_id and t.debt_id = m.id and t.kind in ('payment', 'forgiveness')
    ) e
    order by e.at, e.place, e.id`);
  return rows;
}
