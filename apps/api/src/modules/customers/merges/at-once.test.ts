import type { Product } from "@mauzo/contract/catalogue/products";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 10_000 });
});
afterAll(() => stack.stop());

const phones = Array.from({ length: 6 }, (_, at) => `+25571234567${at}`);
const order = (phone: string) =>
  createManualOrder(stack, shop, { ...selectProduct(product), customer: { name: phone, phone } });
const people = async () => (await call(stack, customers.list, { query: { limit: 100 } }, shop)).items;
const tables = ["orders", "contacts", "customer_notes", "customer_changes"];
const rows = async <Row extends object>(text: string) => (await stack.db.query<Row>(text, [shop.shopId])).rows;
/** Whose the rows are: of each table that refers to customers, by the id of the row. */
const owners = async () =>
  Object.assign(
    {},
    ...(
      await Promise.all(
        tables.map((table) =>
          rows<{ id: string; owner: string }>(`select id, customer_id as owner from ${table} where shop_id = $1`),
        ),
      )
    ).map((found) => Object.fromEntries(found.map(({ id, owner }) => [id, owner]))),
  );

async function mergeAny(seed: number): Promise<string | undefined> {
  const known = await people();
  const [first, second] = [known[seed % known.length], known[(seed * 7 + 1) % known.length]];
  if (!first || !second || first.id === second.id) return undefined;
  const sides = await Promise.all(
    [first, second].map(({ id }) => request(stack, customers.get, { params: { id } }, shop)),
  );
  if (sides.some(({ status }) => status !== 200)) return undefined;
  const version = (at: number) => Object(sides[at]?.body).version;
  const body = { other_id: second.id, version: version(0), other_version: version(1) };
  const merged = await request(stack, customerMerges.merge, { params: { id: first.id }, body }, shop);
  expect([200, 409]).toContain(merged.status);
  return merged.status === 200 ? Object(merged.body).merge_id : undefined;
}
const part = async (id: string | undefined) => {
  if (id === undefined) return;
  const { status } = await request(stack, customerMerges.undo, { params: { id } }, shop);
  expect([200, 409]).toContain(status);
};
async function changeOrder(id: string) {
  const at = { params: { id } };
  const paid = { ...at, body: { from: "new" as const, to: "cancelled" as const, reason: "" } };
  expect([200, 201, 403, 409]).toContain((await request(stack, orders.move, paid, shop)).status);
}
async function edit(seed: number) {
  const known = await people();
  const { id = "" } = known[seed % known.length] ?? {};
  const read = await request(stack, customers.get, { params: { id } }, shop);
  const body = { place: `Mahali ${seed}`, version: Object(read.body).version ?? 0 };
  expect([200, 409]).toContain((await request(stack, customers.update, { params: { id }, body }, shop)).status);
}

it("merges beside orders, cancellations, edits and other merges lose nothing and double nothing", {
  timeout: 300_000,
}, async () => {
  const placed: string[] = [];
  for (const phone of phones) placed.push((await order(phone)).id);
  const merges: (string | undefined)[] = [];
  for (let round = 0; round < 6; round++) {
    await Promise.all([
      ...phones.map(async (phone) => placed.push((await order(phone)).id)),
      ...[0, 1, 2].map(async (at) => merges.push(await mergeAny(round * 3 + at))),
      ...placed.slice(-6, -3).map(changeOrder),
      ...[edit(round), edit(round + 1)],
      ...merges.slice(-4, -2).map(part),
    ]);
  }
  const { items } = await call(stack, orders.list, { query: { limit: 100 } }, shop);
  expect(items.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
  expect(await rows("select phone from contacts where shop_id = $1 order by phone")).toEqual(
    phones.map((phone) => ({ phone })),
  );
  const totals = `select id, total_minor, total_orders, owed_minor, first_order_at, last_order_at, channels
    from customers where shop_id = $1 order by id`;
  const kept = await rows(totals);
  await stack.db.query("select recount_customers(null)");
  expect(kept).toEqual(await rows(totals));

  // From the last one on, every merge can be undone: then each order is with who has the number it came by.
  const standing = await rows<{ id: string }>(
    "select id from customer_merges where shop_id = $1 and undone_at is null order by id desc",
  );
  for (const { id } of standing) await call(stack, customerMerges.undo, { params: { id } }, shop);
  expect(await people()).toHaveLength(phones.length);
  expect(
    await rows(`select o.id from orders o join contacts k on k.shop_id = o.shop_id and k.phone = o.customer_phone
      where o.shop_id = $1 and k.customer_id <> o.customer_id`),
  ).toEqual([]);
  const before = await owners();
  const again = await mergeAny(1);
  expect(again).toBeDefined();
  expect(await owners()).not.toEqual(before);
  await part(again);
  expect(await owners()).toEqual(before);
});
