import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { debtAges, debtList, debtStates, debts } from "@mauzo/contract/payments/debts";
import { receiptStates } from "@mauzo/contract/payments/receipts";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../test/endpoints.ts";
import { fillLargeShop } from "../../test/fill-large-shop.ts";
import { recordStatements } from "../../test/record-statements.ts";
import type { OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { findTableScans } from "../../test/table-scans.ts";

const [many, owing] = [6_000, 40];
const large = [
  ...["orders", "customers", "contacts", "transfers", "order_changes", "payment_claims", "manual_debts"],
  ...["receipts", "suppliers", "supplier_bills", "supplier_payments"],
];

let stack: Stack;
let shop: OpenedShop;
let client: pg.Client;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await fillLargeShop(stack, shop, many);
  const fillings = [
    // A few of many orders are owed for, and a few of what was written down.
    `update orders set paid_minor = 0 where shop_id = $1 and id in (
       select id from orders where shop_id = $1 and fulfilment <> 'cancelled' order by id limit ${owing})`,
    `insert into manual_debts (shop_id, customer_id, kind, amount_minor, paid_minor, user_name)
     select shop_id, id, 'opening', 100, case when right(name, 2) = '77' and shop_id = $1 then 0 else 100 end, 'Neema' from customers`,
    // A few of many receipts paid for nothing, and fewer were put aside.
    `insert into receipts (shop_id, reference, amount_minor, used_minor, source, dismissed_at)
     select $1, 'R' || lpad(i::text, 9, '0'), 100, case when i % 100 = 0 then 0 else 100 end, 'shop_sms',
       case when i % 1000 = 0 then now() end from generate_series(1, 20000) i`,
    // Others buy much, this shop here and there.
    `insert into suppliers (shop_id, name, saved_by) select s.shop_id, 'Muuzaji ' || i, 'Neema'
     from shops s, generate_series(1, case when s.shop_id = $1 then 20 else 2000 end) i`,
    `insert into supplier_bills (shop_id, supplier_id, amount_minor, billed_on, user_name)
     select shop_id, id, 100, '2026-01-01', 'Neema' from suppliers, generate_series(1, 3) where $1::uuid is not null`,
    `insert into supplier_payments (shop_id, bill_id, amount_minor, method, paid_on, transfer_id, user_name)
     select shop_id, id, 40, 'cash', '2026-01-02', gen_random_uuid(), 'Neema' from supplier_bills where $1::uuid is not null`,
  ];
  const owner = await stack.db.connect();
  await owner.query("set session_replication_role = replica");
  for (const statement of fillings) await owner.query(statement, [shop.shopId]);
  await owner.query("reset session_replication_role");
  await owner.query("vacuum analyze");
  owner.release();
  client = new pg.Client({ connectionString: stack.appUrl });
  await client.connect();
}, 180_000);
afterAll(async () => {
  await client?.end();
  await stack.stop();
});

/** What the API reads in full of large tables while these paths are asked for. */
async function scansOf(paths: readonly string[]): Promise<string[]> {
  const recorded = await recordStatements(async () => {
    for (const path of paths) expect([path, (await stack.call("GET", path, shop)).status]).toEqual([path, 200]);
  });
  const found: string[] = [];
  for (const [text, values] of recorded)
    if (!text.includes("caller_of") && !/pgboss|set_config|"auth"/.test(text))
      found.push(...(await findTableScans(client, { shopId: shop.shopId, tables: large, text, values })));
  return found;
}

it("what customers owe is read without what is paid: sums, rows in each order and of each kind, and one customer's", async () => {
  const { items } = await call(stack, debts.list, { query: { limit: 5 } }, shop);
  expect(items).toHaveLength(5);
  const { customers } = await call(stack, debts.summary, {}, shop);
  expect(customers).toBeGreaterThanOrEqual(owing);
  const found = await scansOf([
    "/debts/summary",
    ...debtList.sorts.map((sort) => `/debts?sort=${sort}`),
    ...debtStates.map((state) => `/debts?state=${state}`),
    ...debtAges.map((age) => `/debts?age=${age}`),
    "/debts?search=neema",
    `/debts/${items[0]?.id}`,
  ]);
  expect(found).toEqual([]);
});

it("what the shop owes is read without what others owe", async () => {
  const { items } = await call(stack, suppliers.list, {}, shop);
  expect(items).toHaveLength(20);
  expect(items[0]?.owed.minor).toBe(180);
  const id = items[0]?.id ?? "";
  expect(await scansOf(["/suppliers", `/suppliers/${id}`, `/suppliers/${id}/bills`])).toEqual([]);
});

it("receipts that wait, and those put aside, are read without the others", async () => {
  expect(receiptStates).toContain("dismissed");
  expect(await scansOf(["/receipts", "/receipts?state=dismissed", "/receipts?limit=5"])).toEqual([]);
});
