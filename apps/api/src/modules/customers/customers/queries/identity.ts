import type { CustomerChannel } from "@mauzo/contract/customers/customers";
import { and, eq, sql } from "drizzle-orm";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Somebody who orders, as they were read. `generation`: whoever writes them afterwards asks for the same. */
export type Person = { id: string; name: string; phone: string | null; generation: number };
const personColumns = {
  id: customers.id,
  name: customers.name,
  phone: customers.phone,
  generation: customers.generation,
};

const byId = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) =>
  tx
    .select(personColumns)
    .from(customers)
    .where(and(eq(customers.shopId, given.shopId), eq(customers.id, given.id))),
);
export const findPerson = async (tx: Tx, shopId: string, id: string): Promise<Person | undefined> =>
  (await byId(tx, { shopId, id }))[0];

/** Somebody whom the shop gets to know by an order; the totals are those of it. */
type NewPerson = {
  shopId: string;
  name: string;
  place: string;
  source: CustomerChannel;
  totalMinor: number;
  owedMinor: number;
  /** When they ordered, if that was not now. */
  at: string | null;
};
/**
 * Inserts a customer with a contact; undefined when somebody has this number, also if they came while this waited. The
 * contact decides, and is never updated: orders of one person at the same moment would wait for each other.
 */
export async function insertPerson(tx: Tx, row: NewPerson & { phone: string }): Promise<string | undefined> {
  const { shopId, name, phone, place, source, totalMinor, owedMinor, at } = row;
  const placed = sql`coalesce(${at}::timestamptz, now())`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with reached as (
      insert into contacts (shop_id, customer_id, phone, name) values (${shopId}, uuidv7(), ${phone}, ${name})
      on conflict do nothing returning customer_id
    )
    insert into customers (shop_id, id, name, phone, place, source, channels,
      total_minor, owed_minor, total_orders, first_order_at, last_order_at)
    select ${shopId}::uuid, customer_id, ${name}, ${phone}, ${place}, ${source}, array[${source}::text],
      ${totalMinor}::bigint, ${owedMinor}::bigint, 1, ${placed}, ${placed} from reached
    returning id`);
  return rows[0]?.id;
}

/** Inserts a customer of whom no number is known. */
export async function insertNamedPerson(tx: Tx, { at, ...row }: NewPerson): Promise<string> {
  const placed = sql`coalesce(${at}::timestamptz, now())`;
  const [created] = await tx
    .insert(customers)
    .values({
      ...{ ...row, channels: [row.source], totalOrders: 1 },
      ...{ firstOrderAt: placed, lastOrderAt: placed },
    })
    .returning({ id: customers.id });
  if (!created) throw new Error("the database returned no customer");
  return created.id;
}
