import { mostFoundCustomers } from "@mauzo/contract/customers";
import type { OrderCustomer } from "@mauzo/contract/orders";
import type { Tx } from "../../db/scope.ts";
import { run, statement } from "../../db/statement.ts";

const oneById = statement<OrderCustomer>("select id, name, phone from customers where shop_id = $1 and id = $2");
const newest = statement<OrderCustomer>(
  `select id, name, phone from customers where shop_id = $1 order by id desc limit ${mostFoundCustomers}`,
);
const found = statement<OrderCustomer>(`
  select c.id, c.name, c.phone from (
    select distinct hit.id from unnest($2::text[]) as term (words)
    cross join lateral search_customers(term.words, ${mostFoundCustomers}) hit
  ) hits join customers c on c.shop_id = $1 and c.id = hits.id
  order by lower(c.name), c.id limit ${mostFoundCustomers}`);

export const findCustomer = async (tx: Tx, shopId: string, id: string): Promise<OrderCustomer | undefined> =>
  (await run(tx, oneById, [shopId, id]))[0];

/** Those any of the terms finds, or, without terms, the newest. */
export const listCustomers = (tx: Tx, shopId: string, terms: string[]): Promise<OrderCustomer[]> =>
  terms.length === 0 ? run(tx, newest, [shopId]) : run(tx, found, [shopId, terms]);
