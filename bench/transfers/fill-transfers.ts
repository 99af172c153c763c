import type pg from "pg";
import { fillCustomers } from "../customers/fill-customers.ts";

/**
 * Inserts so many transfers into a shop, in bulk and as the database owner: half of them pay an order each, the other half
 * are the fees of those payments, as a push posts them. The accounts are marked, as each day's proof leaves them.
 */
export async function fillTransfers(db: pg.Pool, shopId: string, transfers: number): Promise<void> {
  const orders = Math.ceil(transfers / 2);
  await fillCustomers(db, [shopId], { customers: Math.max(100, Math.ceil(orders / 25)), orders });
  const client = await db.connect();
  // The rows are consistent by construction; checking every foreign key would take most of the time.
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    await client.query(
      `with paid as (
         insert into transfers (shop_id, kind, debit, credit, order_id, customer_id, amount_minor, method, network, reference,
           user_name, created_at)
         select shop_id, 'payment', 'on_the_way', 'orders', id, customer_id, total_minor, 'mobile_money', 'M-Pesa',
           'Q' || number, '', placed_at
         from orders where shop_id = $1 order by placed_at
         returning shop_id, id, order_id, created_at
       )
       insert into transfers (shop_id, entry_id, kind, debit, credit, order_id, amount_minor, method, network, user_name, created_at)
       select shop_id, id, 'fee', 'mauzo', 'fees', order_id, 10000, 'mobile_money', 'M-Pesa', '', created_at from paid`,
      [shopId],
    );
    await client.query(
      `insert into ledger_marks (shop_id, account, up_to, minor)
       select shop_id, side.account, now(), sum(amount_minor)
       from transfers cross join lateral (values (debit), (credit)) side (account)
       where shop_id = $1 and side.account in ('fees', 'mauzo', 'orders') group by 1, 2`,
      [shopId],
    );
    await client.query("reset session_replication_role; reset synchronous_commit");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
