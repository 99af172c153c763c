import { type Customer, customerList, maxOtherNames } from "@mauzo/contract/customers/customers";
import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../db/read-json-in-shop.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { readList } from "../../../http/lists/read-list.ts";
import { searchTerms } from "./steps/search-terms.ts";

export type KnownCustomer = Pick<Customer, "id" | "name" | "phone">;
const oneById = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) => {
  const { shopId, id, name, phone } = customers;
  return tx
    .select({ id, name, phone })
    .from(customers)
    .where(and(eq(shopId, given.shopId), eq(id, given.id)));
});

export const findCustomer = async (tx: Tx, shopId: string, id: string): Promise<KnownCustomer | undefined> =>
  (await oneById(tx, { shopId, id }))[0];

export type NamedCustomer = Omit<KnownCustomer, "id">;
const namedCustomer = preparedQuery((tx, { shopId, name, phone }: Given<NamedCustomer & { shopId: string }>) =>
  tx
    .insert(customers)
    .values({ shopId, name, phone })
    .onConflictDoUpdate({
      target: [customers.shopId, customers.phone],
      set: { name: sql`coalesce(nullif(${customers.name}, ''), excluded.name)` },
    })
    .returning({ id: customers.id }),
);
/** Inserts a customer; one with this number who has no name gets this one. @returns its id. */
export async function insertOrNameCustomer(tx: Tx, shopId: string, customer: NamedCustomer): Promise<string> {
  const [row] = await namedCustomer(tx, { shopId, ...customer });
  if (!row) throw new Error("the database returned no customer");
  return row.id;
}

/** For a customer `c`: the other names in their recent orders, the latest first. */
const otherNames = `(
  select coalesce(json_agg(other.name order by other.at desc), '[]') from (
    select recent.name, max(recent.at) as at from (
      select o.customer_name as name, o.placed_at as at from orders o
      where o.shop_id = $1 and o.customer_id = c.id order by o.id desc limit 30
    ) recent where recent.name <> '' and lower(recent.name) <> lower(c.name)
    group by recent.name order by at desc limit ${maxOtherNames}) other)`;
const customerOf = `json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'other_names', ${otherNames})`;

const columns = { id: "c.id", created: "c.id", name: `nullif(c.name, '') collate "unicode"` };
/** As many as the search itself puts in order; who has more writes another word. */
const mostFound = 1000;
const foundBy = (terms: string) => `c.id = any(array(
  select hit.id from unnest(${terms}::text[]) as term (words)
  cross join lateral search_customers(term.words, ${mostFound}) hit))`;
/** As text, because arrays are passed as text. */
const termsOf = (search: string) =>
  `{${searchTerms(search)
    .map((term) => JSON.stringify(term))
    .join()}}`;

/** One page of the shop's customers after the cursor, as JSON for the response. */
export const readCustomers = (shopId: string, query: z.output<typeof customerList.query>): JsonQuery =>
  readList(shopId, query, {
    ...{ list: customerList, columns, table: "customers c", item: customerOf },
    where: (bind) => (query.search ? [foundBy(bind(termsOf(query.search)))] : []),
  });
