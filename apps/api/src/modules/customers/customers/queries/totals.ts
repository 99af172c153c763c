import type { CustomerChannel } from "@mauzo/contract/customers/customers";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };
type Sums = { totalMinor: number; owedMinor: number };
const isOne = (given: Given<One>) => and(eq(customers.shopId, given.shopId), eq(customers.id, given.id));
const plus = (column: typeof customers.totalMinor | typeof customers.owedMinor, more: SQL<number>) =>
  sql`${column} + ${more}::bigint`;

type Placed = One & Sums & { generation: number; channel: CustomerChannel; name: string; place: string };
const withPlaced = preparedQuery((tx, given: Given<Placed>) => {
  const { channels, name, place, firstOrderAt, lastOrderAt, totalOrders, totalMinor, owedMinor } = customers;
  return tx
    .update(customers)
    .set({
      totalMinor: plus(totalMinor, given.totalMinor),
      owedMinor: plus(owedMinor, given.owedMinor),
      totalOrders: sql`${totalOrders} + 1`,
      firstOrderAt: sql`least(${firstOrderAt}, now())`,
      lastOrderAt: sql`greatest(${lastOrderAt}, now())`,
      channels: sql`case when ${given.channel} = any (${channels}) then ${channels}
        else array(select unnest(${channels} || ${given.channel}::text) order by 1) end`,
      name: sql`coalesce(nullif(${name}, ''), ${given.name})`,
      place: sql`coalesce(nullif(${place}, ''), ${given.place})`,
    })
    .where(and(isOne(given), eq(customers.generation, given.generation)))
    .returning({ id: customers.id });
});
/** Counts an order that is being placed, and fills an empty name and place; false when the person has changed hands. */
export const addPlacedOrder = async (tx: Tx, placed: Placed): Promise<boolean> =>
  (await withPlaced(tx, placed)).length > 0;

const withSums = preparedQuery((tx, given: Given<One & Sums>) =>
  tx
    .update(customers)
    .set({
      totalMinor: plus(customers.totalMinor, given.totalMinor),
      owedMinor: plus(customers.owedMinor, given.owedMinor),
    })
    .where(isOne(given)),
);
/** Adds to the sums of a customer. */
export const addToSums = (tx: Tx, more: One & Sums) => withSums(tx, more);

const isVoid = sql`(${orders.fulfilment} = 'cancelled'
  or (${orders.payment} = 'refunded' and ${orders.fulfilment} in ('picked up', 'delivered')))`;
const placedAt = (given: Given<One>, which: "min" | "max") => sql`(select ${sql.raw(which)}(${orders.placedAt})
  from ${orders} where ${orders.shopId} = ${given.shopId} and ${orders.customerId} = ${given.id} and not ${isVoid})`;
const withOrders = preparedQuery((tx, given: Given<One & Sums & { orders: number }>) =>
  tx
    .update(customers)
    .set({
      totalMinor: plus(customers.totalMinor, given.totalMinor),
      owedMinor: plus(customers.owedMinor, given.owedMinor),
      totalOrders: sql`${customers.totalOrders} + ${given.orders}::int`,
      firstOrderAt: placedAt(given, "min"),
      lastOrderAt: placedAt(given, "max"),
    })
    .where(isOne(given)),
);
/** The same where one order more or less counts: the first and the last are looked for again. */
export const addToOrders = (tx: Tx, more: One & Sums & { orders: number }) => withOrders(tx, more);
