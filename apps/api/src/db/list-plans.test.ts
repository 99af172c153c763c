import { productList } from "@mauzo/contract/catalogue/products";
import { setList } from "@mauzo/contract/catalogue/sets";
import { stockList } from "@mauzo/contract/catalogue/stock";
import { conversationList } from "@mauzo/contract/conversations/conversations";
import { customerList } from "@mauzo/contract/customers/customers";
import { expenseList } from "@mauzo/contract/expenses/expenses";
import { transactionList } from "@mauzo/contract/ledger/transactions";
import { orderList } from "@mauzo/contract/orders/orders";
import { page } from "@mauzo/contract/shared";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { fillLargeShop } from "../../test/fill-large-shop.ts";
import { recordStatements } from "../../test/record-statements.ts";
import type { OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { readProducts } from "../modules/catalogue/products/queries/read-products.ts";
import { readSets } from "../modules/catalogue/sets/queries/read-sets.ts";
import { readItems } from "../modules/catalogue/stock/queries/read-stock.ts";
import { readConversations } from "../modules/conversations/conversations/queries/list-conversations.ts";
import { readCustomers } from "../modules/customers/customers/queries/list-customers.ts";
import { readExpenses } from "../modules/expenses/expenses/queries/read-expenses.ts";
import { readTransactions } from "../modules/ledger/transactions/queries/list-transactions.ts";
import { readOrders } from "../modules/orders/orders/queries/list-orders.ts";
import { statement } from "./prepared-statement.ts";
import type { JsonQuery } from "./read-json-in-shop.ts";

const [pages, limit] = [1_000, 3];
/** Each list, with the tables its rows are of. */
const lists = [
  {
    ...{ name: "products", sorts: productList.sorts, tables: ["products"] },
    read: (query: object, most: number) =>
      readProducts(shop.shopId, { ...productList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "orders", sorts: orderList.sorts, tables: ["orders", "customers"] },
    read: (query: object, most: number) => readOrders(shop.shopId, { ...orderList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "customers", sorts: customerList.sorts, tables: ["customers"] },
    read: (query: object, most: number) =>
      readCustomers(shop.shopId, { ...customerList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "conversations", sorts: conversationList.sorts, tables: ["threads", "customers"] },
    read: (query: object, most: number) =>
      readConversations(
        shop.shopId,
        { ...conversationList.query.parse(query), limit: most },
        { userId: shop.shopId, terms: [] },
      ),
  },
  {
    ...{ name: "transactions", sorts: transactionList.sorts, tables: ["transfers", "orders", "customers"] },
    read: (query: object, most: number) =>
      readTransactions(shop.shopId, { ...transactionList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "expenses", sorts: expenseList.sorts, tables: ["expenses"] },
    read: (query: object, most: number) =>
      readExpenses(shop.shopId, { ...expenseList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "sets", sorts: setList.sorts, tables: ["product_sets"] },
    read: (query: object, most: number) => readSets(shop.shopId, { ...setList.query.parse(query), limit: most }),
  },
  {
    ...{ name: "stock", sorts: stockList.sorts, tables: ["variants", "add_ons"] },
    read: (query: object, most: number) => readItems(shop.shopId, { ...stockList.query.parse(query), limit: most }),
  },
];
const cases = lists.flatMap((list) => list.sorts.map((sort) => ({ ...list, sort })));

let stack: Stack;
let shop: OpenedShop;
let client: pg.Client;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await stack.db.query(
    `insert into product_sets (shop_id, kind, name, texts) select $1, 'curated', 'Zawadi ' || i % 500, '{}' from generate_series(1, $2::int) i`,
    [shop.shopId, pages * limit + 100],
  );
  await fillLargeShop(stack, shop, pages * limit + 100);
  client = new pg.Client({ connectionString: stack.appUrl });
  await client.connect();
  await client.query("select set_config('app.shop_id', $1, false)", [shop.shopId]);
}, 120_000);
afterAll(async () => {
  await client?.end();
  await stack.stop();
});

type Plan = { "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Plan[] } & Record<
  string,
  unknown
>;
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** How many rows of these tables a statement reads, shown or not. */
async function rowsRead({ statement, values }: JsonQuery, tables: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
    `explain (analyze, timing off, format json) ${statement.text}`,
    values,
  );
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  return (plan ? nodes(plan) : [])
    .filter((node) => tables.includes(node["Relation Name"] ?? ""))
    .reduce((sum, node) => {
      const left = Number(node["Rows Removed by Filter"] ?? 0) + Number(node["Rows Removed by Index Recheck"] ?? 0);
      return sum + (node["Actual Rows"] + left) * node["Actual Loops"];
    }, 0);
}
const Page = page(z.looseObject({ id: z.string() }));
async function pageOf(query: JsonQuery) {
  const { rows } = await client.query<{ json: unknown }>(query.statement.text, query.values);
  return Page.parse(rows[0]?.json);
}

it.each(cases)("$name by $sort reads no more for page 1,000 than for the first", async ({ tables, sort, read }) => {
  const { next, items } = await pageOf(read({ sort }, (pages - 1) * limit));
  expect(items).toHaveLength((pages - 1) * limit);
  const far = read({ sort, cursor: next }, limit);
  expect((await pageOf(far)).items).toHaveLength(limit);
  for (const query of [read({ sort }, limit), far]) {
    const count = await rowsRead(query, tables);
    expect(count).toBeGreaterThanOrEqual(limit);
    // A page of each kind of stock items, and of what rows are joined with; the rest is slack.
    expect(count).toBeLessThanOrEqual((limit + 1) * tables.length + 5);
  }
});

it("reads for the balances what was recorded since they were marked, and not the rest", async () => {
  await stack.db.query("insert into ledger_marks (shop_id, account, up_to, minor) values ($1, 'orders', now(), 0)", [
    shop.shopId,
  ]);
  await stack.db.query("analyze transfers; analyze ledger_marks");
  const asked = await recordStatements(async () => {
    expect((await stack.call("GET", "/transactions/balances", shop)).status).toBe(200);
  });
  const [text, values] = [...asked].find(([each]) => each.includes("ledger_marks")) ?? [];
  const query = { statement: statement<{ json: string }>(text ?? ""), values: values?.map(String) ?? [] };
  expect(await rowsRead(query, ["transfers"])).toBeLessThanOrEqual(20);
});

it("reads for one transaction its own transfers, and not the rest", async () => {
  const { rows } = await stack.db.query<{ id: string }>("select id from transfers where shop_id = $1 limit 1", [
    shop.shopId,
  ]);
  const asked = await recordStatements(async () => {
    expect((await stack.call("GET", `/transactions/${rows[0]?.id}`, shop)).status).toBe(200);
  });
  const [text, values] = [...asked].find(([each]) => each.includes("'recorded_at'")) ?? [];
  const query = { statement: statement<{ json: string }>(text ?? ""), values: values?.map(String) ?? [] };
  expect(await rowsRead(query, ["transfers"])).toBeLessThanOrEqual(20);
});

it("reads of the inbox what is assigned to a person, or with customers of a tag, and not the rest", async () => {
  const assignee = "019ac4b0-0000-7000-8000-000000000000";
  const few = `select conversation_id from threads where shop_id = $1 order by conversation_id limit 5`;
  await stack.db.query(`update threads set assignee_id = $2 where shop_id = $1 and conversation_id in (${few})`, [
    shop.shopId,
    assignee,
  ]);
  await stack.db.query(
    `with wholesale as (update customers set tags = '{jumla}'
       where id in (select id from customers where shop_id = $1 order by id limit 5) returning id),
     pairs as (select w.id, t.conversation_id from (select id, row_number() over () as n from wholesale) w
       join (select conversation_id, row_number() over () as n from (${few}) few) t using (n))
     update threads t set customer_id = p.id from pairs p where t.shop_id = $1 and t.conversation_id = p.conversation_id`,
    [shop.shopId],
  );
  await stack.db.query("analyze threads; analyze customers");
  for (const filter of [{ assignee }, { tag: "jumla" }])
    for (const queue of ["open", "closed"]) {
      const asked = { ...conversationList.query.parse({ ...filter, queue }), limit: 20 };
      const query = readConversations(shop.shopId, asked, { userId: shop.shopId, terms: [] });
      expect((await pageOf(query)).items).toHaveLength(queue === "open" ? 5 : 0);
      expect(await rowsRead(query, ["threads"])).toBeLessThanOrEqual(20);
    }
});
