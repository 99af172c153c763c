import { type Customer, maxFoundCustomers, maxOtherNames } from "@mauzo/contract/customers/customers";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type KnownCustomer = Pick<Customer, "id" | "name" | "phone">;
const oneById = statement<KnownCustomer>("select id, name, phone from customers where shop_id = $1 and id = $2");

/** For a customer `c`: the other names in their recent orders, the latest first. */
const otherNames = `array(
  select recent.name from (
    select o.customer_name as name, o.placed_at as at from orders o
    where o.shop_id = $1 and o.customer_id = c.id order by o.id desc limit 30
  ) recent where recent.name <> '' and lower(recent.name) <> lower(c.name)
  group by recent.name order by max(recent.at) desc limit ${maxOtherNames}
) as other_names`;
const newest = statement<Customer>(
  `select c.id, c.name, c.phone, ${otherNames} from customers c where c.shop_id = $1 order by c.id desc limit ${maxFoundCustomers}`,
);
const found = statement<Customer>(`
  select c.id, c.name, c.phone, ${otherNames} from (
    select distinct hit.id from unnest($2::text[]) as term (words)
    cross join lateral search_customers(term.words, ${maxFoundCustomers}) hit
  ) hits join customers c on c.shop_id = $1 and c.id = hits.id
  order by lower(c.name), c.id limit ${maxFoundCustomers}`);

export const findCustomer = async (tx: Tx, shopId: string, id: string): Promise<KnownCustomer | undefined> =>
  (await runStatement(tx, oneById, [shopId, id]))[0];

/** Customers that match any of the terms, or the newest when there are no terms. */
export const listCustomers = (tx: Tx, shopId: string, terms: string[]): Promise<Customer[]> =>
  terms.length === 0 ? runStatement(tx, newest, [shopId]) : runStatement(tx, found, [shopId, terms]);
