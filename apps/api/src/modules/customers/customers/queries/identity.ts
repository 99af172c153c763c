import type { CustomerSource } from "@mauzo/contract/customers/customers";
import { and, eq, sql } from "drizzle-orm";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { preparedInsert } from "../../../../db/sql/prepared-insert.ts";
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

const byPhone = preparedQuery((tx, given: Given<{ shopId: string; phone: string }>) =>
  tx
    .select(personColumns)
    .from(contacts)
    .innerJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(and(eq(contacts.shopId, given.shopId), eq(contacts.phone, given.phone))),
);
/** The customer with this number, in E.164. */
export const findPersonByPhone = async (tx: Tx, shopId: string, phone: string): Promise<Person | undefined> =>
  (await byPhone(tx, { shopId, phone }))[0];

type NewPerson = { shopId: string; name: string; phone: string; source: CustomerSource };
/**
 * Inserts a customer with a contact; undefined when somebody has this number, also if they came while this waited. The
 * contact decides, and is never updated: orders of one person at the same moment would wait for each other.
 */
export async function insertPerson(tx: Tx, { shopId, name, phone, source }: NewPerson): Promise<Person | undefined> {
  const { rows } = await tx.execute<Person>(sql`
    with reached as (
      insert into contacts (shop_id, customer_id, phone, name) values (${shopId}, uuidv7(), ${phone}, ${name})
      on conflict do nothing returning customer_id
    )
    insert into customers (shop_id, id, name, phone, source)
    select ${shopId}::uuid, customer_id, ${name}, ${phone}, ${source} from reached
    returning id, name, phone, generation`);
  return rows[0];
}

const unreachable = preparedInsert(customers, ["shopId", "name", "source"]);
/** Inserts a customer of whom no number is known. */
export async function insertNamedPerson(tx: Tx, row: Omit<NewPerson, "phone">): Promise<Person> {
  const [id] = await unreachable(tx, [row]);
  if (id === undefined) throw new Error("the database returned no customer");
  return { id, name: row.name, phone: null, generation: 0 };
}
