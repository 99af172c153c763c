import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import { transactionList } from "@mauzo/contract/ledger/transactions";
import { orders } from "@mauzo/contract/orders/orders";
import { listViews } from "@mauzo/contract/shop/list-views";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAddOnEndpoints } from "../../test/add-on-group-calls.ts";
import { addCartLink, addConversation, expireHold, holdWithPhone, runReleaseJob } from "../../test/cart-holds.ts";
import { callSetEndpoints, callStockEndpoints } from "../../test/catalogue-calls.ts";
import { startChatVisitor } from "../../test/chat-visitor.ts";
import { cursorOf } from "../../test/cursor-of.ts";
import { fillLargeShop } from "../../test/fill-large-shop.ts";
import { callOrderEndpoints } from "../../test/order-fixtures.ts";
import { checkImportFile, runImport } from "../../test/product-imports.ts";
import { recordStatements } from "../../test/record-statements.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { findTableScans, planNodes } from "../../test/table-scans.ts";
import { readProduct, readProducts } from "../modules/catalogue/products/queries/read-products.ts";
import { readTransactions } from "../modules/ledger/transactions/queries/list-transactions.ts";
import { readOrders } from "../modules/orders/orders/queries/list-orders.ts";

const many = 20_000;

let stack: Stack;
let shop: OpenedShop;
let client: pg.Client;
let recorded: Map<string, unknown[]>;

/** Shares views of a list. */
async function useViews(call: (path: string) => Promise<void>) {
  const body = { list: "products", name: "Kikoi", query: "search=kikoi" };
  const created = await stack.call("POST", "/list-views", { ...shop, body });
  const { id, updated_at } = listViews.create.reply.parse(created.body);
  const send = async (method: string, path: string, body?: object) =>
    expect((await stack.call(method, `/list-views/${id}${path}`, { ...shop, body })).status).toBe(200);
  await send("PUT", "", { name: "Vikoi", expected_updated_at: updated_at });
  await call("/list-views");
  await send("DELETE", "");
  await send("POST", "/restore");
}

/** Imports one file of products and exports another. */
async function useFiles(call: (path: string) => Promise<void>) {
  const file = `name,price,sku\nkikoi 5,900,K5\nNgoma mpya,ghali,K6\nNgoma nyingine,1000,\n`;
  await stack.call("POST", "/product-imports/known", { ...shop, body: { names: ["kikoi 7", "Kikoi 12"] } });
  const { id } = await checkImportFile(stack, shop, file);
  for (const path of ["", `/${id}`, `/${id}/preview`, `/${id}/broken`, `/${id}/broken.csv`])
    await call(`/product-imports${path}`);
  await runImport(stack, shop, id);
  await call("/product-exports/products.csv?status=archived");
}

/** Calls what people use most. */
async function useApi() {
  const call = async (path: string, status = 200) => expect((await stack.call("GET", path, shop)).status).toBe(status);
  const page = await stack.call("GET", "/products?limit=5", shop);
  const { items, next } = products.list.reply.parse(page.body);
  const cursor = items[0]?.id ?? "";
  for (const query of [
    "",
    `?cursor=${next}`,
    "?category=home",
    "?search=kikoi%2017",
    "?search=kikio&category=home",
    "?sort=name",
    `?sort=name&cursor=${cursorOf("name", cursor, "kikoi 17")}`,
    "?sort=updated_desc",
    "?status=archived",
    `?status=archived&cursor=${next}&category=home`,
    "?status=archived&search=kikoi%2017",
    "?status=archived&sort=name",
    "?status=draft",
    "?stock=low",
    "?stock=out",
    "?stock=in&sort=price",
    `?sort=price&cursor=${cursorOf("price", cursor, 40000)}&price_most=50000`,
    `?sort=price_desc&cursor=${cursorOf("price_desc", cursor, 40000)}&price_least=1`,
    "?status=published",
  ])
    await call(`/products${query}`);
  for (const query of [
    "",
    "?category=home",
    "?status=archived&sort=name",
    "?stock=low",
    "?search=kikoi%2017&sort=price",
  ])
    await call(`/products/ids${query}`);
  for (const path of ["archive", "restore"])
    expect(
      (await stack.call("POST", `/products/${path}`, { ...shop, body: { product_ids: [cursor] } })).body,
    ).toMatchObject({ moved: [cursor] });
  await call(`/products/${cursor}`);
  await call(`/products/${cursor}/changes`);
  const edit = { field: "price", by: { kind: "set", minor: 200 } };
  const edited = await stack.call("POST", "/products/edits", {
    token: shop.token,
    body: { product_ids: [cursor], edit },
  });
  const { id: batch } = productEdits.apply.reply.parse(edited.body);
  expect((await stack.call("POST", `/products/edits/${batch}/undo`, shop)).status).toBe(200);
  for (const path of ["", `?cursor=${batch}`, `/${batch}`]) await call(`/products/edits${path}`);
  await call(`/products/${cursor}/sales`);
  await useFiles(call);
  const orders = await stack.call("GET", "/orders?limit=5", shop);
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(orders.body))?.[1];
  await callOrderEndpoints(stack, shop, call, id ?? "");
  const matched = { text: "Naomba kikoi 2 na gauni jekundu" };
  expect((await stack.call("POST", "/orders/matches", { ...shop, body: matched })).status).toBe(200);
  await call(`/public/shops/${shop.slug}`);
  const product = await addProduct(stack, shop, { name: "Taa ya mkono", stock: 40 });
  await callStockEndpoints(stack, shop, call, product.variants[0]?.id ?? "");
  await callSetEndpoints(stack, shop, call, [product.id, cursor ?? ""]);
  await useViews(call);
  await callAddOnEndpoints(stack, shop, call);
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: shown.body })).status).toBe(200);
  await call(`/api/v1/order?token=${token}`);
  await call(`/api/v1/order/watch?token=${token}&seen=another`);
  await call(`/public/shops/${shop.slug}/watch?products=${product.id}`);
  expect((await stack.call("POST", `/api/v1/order/cancel?token=${token}`, { body: {} })).status).toBe(200);
  const visitor = startChatVisitor(stack, shop);
  expect((await stack.call("PUT", "/shop", { ...shop, body: { hold_minutes: 15 } })).status).toBe(200);
  for (const text of ["Hello", "products", "taa ya mkono", "1", "checkout", "order status", "oda yangu", "7K4Q9-DXM2T"])
    await visitor.say(text);
  const conversation = await addConversation(stack, shop);
  const link = await addCartLink(stack, shop, conversation, [makeCartLine(product)]);
  await addCartLink(stack, shop, conversation, [makeCartLine(product)], link.number);
  await expireHold(stack, shop, link);
  await runReleaseJob(stack, shop, link);
  await holdWithPhone(stack, link, "0712 345 678");
}

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await fillLargeShop(stack, shop, many);
  recorded = await recordStatements(useApi);
  client = new pg.Client({ connectionString: stack.appUrl });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client?.end();
  await stack.stop();
});

const large = [
  "products",
  "variants",
  "orders",
  "order_lines",
  "transfers",
  "order_changes",
  ...["customers", "contacts"],
  "carts",
  "cart_lines",
  "conversations",
  "messages",
  "lookup_keys",
  "stock_movements",
  "product_changes",
  "import_rows",
];

/** The large tables that a statement reads in full. */
const scans = (run: pg.Client, text: string, values?: unknown[]) =>
  findTableScans(run, { shopId: shop.shopId, tables: large, text, values });

describe(`with ${many} products and orders in one shop`, () => {
  it("no statement of the API reads a large table from end to end", async () => {
    const texts = [...recorded.keys()].join("\n");
    for (const part of [
      ...["search_products", "search_orders"],
      ...["search_customers", "search_transactions"],
      "unnest($2::text[]) t (term)",
      '"conversations"',
      "from carts c",
      "having sum(m.delta) < 0",
      "held_until <= now() for update",
      "held_phone = $2 or held_network",
      "held.own > 0",
      'from "order_lines"',
      "as product",
      "'next', case",
      ...["group by category", "update variants", "i.low_stock_at is not null"],
      "'low', (select count(*)",
      "$5::int - coalesce(sum",
      "update variants i set stock",
      "order by a.id for no key update",
      "sum(l.quantity) as units",
      ...["'days_before'", "'stale'", "body ? 'by'"],
      ...["price_from_minor, p.id", "updated_at desc, p.id desc"].map((by) => `order by p.${by} limit`),
    ])
      expect(texts).toContain(part);
    expect(recorded.size).toBeGreaterThan(25);
    const found: string[] = [];
    for (const [text, values] of recorded) {
      // Counting all products of a shop has to read all of them; people, sessions and jobs are not tenant data.
      if (text.includes("group by category") || text.includes("caller_of") || /pgboss|set_config|"auth"/.test(text))
        continue;
      found.push(...(await scans(client, text, values)));
    }
    expect(found).toEqual([]);
  });

  it.each([
    ["search_customers", { words: "'hakuna'::text", by_what: "'all'::text", at_most: "20" }],
    ["search_products", { words: "'kikoi 17'::text", at_most: "200" }],
    ["search_transactions", { words: "'hakuna'::text", at_most: "1000" }],
    [
      "search_orders",
      {
        ...{
          words: "'hakuna'::text",
          in_goods: "'{new}'::text[]",
          in_money: "'{unpaid}'::text[]",
          since: "null::uuid",
        },
        ...{
          in_channels: "'{web}'::text[]",
          least_minor: "0",
          most_minor: "1000000",
          before: "null::uuid",
          at_most: "21",
        },
      },
    ],
  ])("%s, which plans for itself, goes by its indexes", async (name, given) => {
    const owner = await stack.db.connect();
    try {
      await owner.query("begin");
      await owner.query("select set_config('app.shop_id', $1, true)", [shop.shopId]);
      const source = "select prosrc from pg_proc where proname = $1";
      const { rows: written } = await owner.query<{ prosrc: string }>(source, [name]);
      const search = Object.entries(given).reduce(
        (text, [parameter, value]) => text.replaceAll(new RegExp(`\\b${parameter}\\b`, "g"), value),
        written[0]?.prosrc ?? "",
      );
      const used = await planNodes(owner, `explain (format json) ${search}`);
      expect(used.map((node) => node["Node Type"])).toContain("Bitmap Index Scan");
      expect(used.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"])).toEqual([]);
      await owner.query("rollback");
    } finally {
      owner.release();
    }
  });

  it("what is planned once goes by its indexes, whatever it is asked", async () => {
    const sort = "created_desc" as const;
    const any = { ...{ shopId: shop.shopId, limit: 20 }, cursor: cursorOf(sort, shop.shopId), sort };
    const list = { status: "all", fulfilment: "all", payment: "all", channel: "all", sort: "placed_desc" } as const;
    for (const { statement } of [
      ...[readProduct(any.shopId, any.shopId), readOrders(any.shopId, { ...list, limit: 20 })],
      ...(["active", "archived"] as const).map((status) => readProducts(any.shopId, { ...any, status })),
      readProducts(any.shopId, { limit: 20, status: "draft", sort: "created_desc" }),
      readTransactions(any.shopId, transactionList.query.parse({})),
    ]) {
      expect(statement.usesGenericPlan).toBe(true);
      expect(await scans(client, statement.text)).toEqual([]);
    }
    for (const { statement } of [
      readOrders(any.shopId, { ...list, limit: 20, payment: "paid" }),
      readProducts(any.shopId, { ...any, status: "active", stock: "in" }),
      readTransactions(any.shopId, transactionList.query.parse({ kind: "refund" })),
    ])
      expect(statement.usesGenericPlan).toBe(false);
  });

  it("the search of a name that nearly everybody has finds what the list shows", async () => {
    const list = async (query: string) => (await stack.call("GET", `/orders?limit=3${query}`, shop)).body;
    for (const query of ["&status=delivered", "&status=paid"]) {
      const plain = orders.list.reply.parse(await list(query));
      expect(plain.items).toHaveLength(3);
      expect(await list(`${query}&search=neema`)).toEqual(plain);
      const next = `${query}&cursor=${plain.next}`;
      expect(await list(`${next}&search=neema`)).toEqual(await list(next));
    }
  });
});
