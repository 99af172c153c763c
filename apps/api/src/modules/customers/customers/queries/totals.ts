import type { CustomerChannel } from "@mauzo/contract/customers/customers";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };
type Sums = { totalMinor: number; owedMinor: number };
const isOne = (given: Given<One>) => and(eq(customers.shopId, given.shopId), eq(customers.id, given.id));
const plus = (column: typeof customers.totalMinor | typeof customers.owedMinor, more: SQL<number>) =>
  sql`${column} + ${more}::bigint`;

/** `at`: when it was placed, if that was not now. */
type Order = Sums & { channel: CustomerChannel; at: string | null };
/** What counting an order that is being placed sets. */
function withOrder(given: Given<Order & { name: string; place: string }>) {
  const { channels, name, place, firstOrderAt, lastOrderAt, totalOrders, totalMinor, owedMinor } = customers;
  return {
    totalMinor: plus(totalMinor, given.totalMinor),
    owedMinor: plus(owedMinor, given.owedMinor),
    totalOrders: sql`${totalOrders} + 1`,
    firstOrderAt: sql`least(${firstOrderAt}, coalesce(${given.at}::timestamptz, now()))`,
    lastOrderAt: sql`greatest(${lastOrderAt}, coalesce(${given.at}::timestamptz, now()))`,
    channels: sql`case when ${given.channel} = any (${channels}) then ${channels}
      else array(select unnest(${channels} || ${given.channel}::text) order by 1) end`,
    name: sql`coalesce(nullif(${name}, ''), ${given.name})`,
    place: sql`coalesce(nullif(${place}, ''), ${given.place})`,
  };
}

type ByRead = One & Order & { generation: number; name: string; place: string };
const placedByRead = preparedQuery((tx, given: Given<ByRead>) =>
  tx
    .update(customers)
    .set(withOrder(given))
    .where(and(isOne(given), eq(customers.generation, given.generation)))
    .returning({ id: customers.id }),
);
/** Counts an order of a person who was read, and fills an empty name and place; false when they changed hands since. */
export const addPlacedOrder = async (tx: Tx, placed: ByRead): Promise<boolean> =>
  (await placedByRead(tx, placed)).length > 0;

type ByPhone = Order & { shopId: string; phone: string; name: string; place: string };
/** The person as the contact leads to them. Whoever waits for their row compares it with this, as it was when it began. */
const found = alias(customers, "found");
const placedByPhone = preparedQuery((tx, given: Given<ByPhone>) =>
  tx
    .update(customers)
    .set(withOrder(given))
    .from(contacts)
    .innerJoin(found, and(eq(found.shopId, contacts.shopId), eq(found.id, contacts.customerId)))
    .where(
      and(
        ...[eq(contacts.shopId, given.shopId), eq(contacts.phone, given.phone)],
        ...[eq(customers.shopId, given.shopId), eq(customers.id, found.id)],
        eq(customers.generation, found.generation),
      ),
    )
    .returning({ id: customers.id }),
);
/** The same for the person who has this number, in E.164: found and counted in one statement. @returns the id */
export const addPlacedOrderByPhone = async (tx: Tx, placed: ByPhone): Promise<string | undefined> =>
  (await placedByPhone(tx, placed))[0]?.id;

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
const ofOrders = (given: Given<One>, value: SQL) => sql`(select ${value} from ${orders}
  where ${orders.shopId} = ${given.shopId} and ${orders.customerId} = ${given.id} and not ${isVoid})`;
const withOrders = preparedQuery((tx, given: Given<One & Sums & { orders: number }>) =>
  tx
    .update(customers)
    .set({
      totalMinor: plus(customers.totalMinor, given.totalMinor),
      owedMinor: plus(customers.owedMinor, given.owedMinor),
      totalOrders: sql`${customers.totalOrders} + ${given.orders}::int`,
      firstOrderAt: ofOrders(given, sql`min(${orders.placedAt})`),
      lastOrderAt: ofOrders(given, sql`max(${orders.placedAt})`),
    })
    .where(isOne(given)),
);
/** The same where one order more or less counts: the first and the last are looked for again. */
export const addToOrders = (tx: Tx, more: One & Sums & { orders: number }) => withOrders(tx, more);
