import { listViews } from "@mauzo/contract/list-views";
import { goodsStates } from "@mauzo/contract/order-states";
import { orders } from "@mauzo/contract/orders";
import { productEdits } from "@mauzo/contract/product-edits";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useAddOnGroups } from "../../test/add-on-groups.ts";
import { addConversation, letTimePass, linkIn, lookAt } from "../../test/holds.ts";
import { addCart, addProduct, lineOf, type OpenedShop } from "../../test/market.ts";
import { useOrders } from "../../test/orders.ts";
import { checkFile, runImport } from "../../test/product-imports.ts";
import { recordStatements } from "../../test/record-statements.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { useSets, useStock } from "../../test/use-goods.ts";
import { startVisitor } from "../../test/visitor.ts";
import { readOrders } from "../modules/orders/queries/list-orders.ts";
import { readProduct, readProducts } from "../modules/products/queries/read-products.ts";

const many = 20_000;
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

let stack: Stack;
let shop: OpenedShop;
let client: pg.Client;
let recorded: Map<string, unknown[]>;

/** One large shop, and as much again spread over others, written by the owner at once. */
async function fill() {
  const large = `(select unnest($1::uuid[]) as shop_id, unnest($2::int[]) as n)`;
  const shops = [shop, await openShop(stack), await openShop(stack)];
  const values = [shops.map(({ shopId }) => shopId), [many, 3_000, 3_000]];
  const fillings = [
    `insert into products (shop_id, price_from_minor, price_to_minor, name, category, description)
     select s.shop_id, 100 * i, 100 * i, (array['kikoi','sufuria','unga','juisi','maziwa'])[1 + i % 5] || ' ' || i, (array['home','media','electronics'])[1 + i % 3], 'nzuri ' || md5(i::text)
     from ${large} s, generate_series(1, s.n) i`,
    "insert into variants (shop_id, product_id, name, price_minor, stock, position) select shop_id, id, '', price_from_minor, 10, 0 from products where shop_id = any($1) and $2::int[] is not null",
    "insert into stock_movements (shop_id, variant_id, delta, reason) select shop_id, id, stock, 'opening' from variants where shop_id = any($1) and $2::int[] is not null",
    `insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash)
     select s.shop_id, b.id, 'web', 'c' || i, sha256(i::text::bytea) from ${large} s join bots b on b.shop_id = s.shop_id, generate_series(1, s.n) i`,
    "insert into messages (shop_id, conversation_id, direction, body) select shop_id, id, 'in', '{}' from conversations where shop_id = any($1) and $2::int[] is not null",
    "insert into carts (shop_id, conversation_id, number, language, state, expires_at) select shop_id, id, 'C' || chat_id, 'en', 'ordered', now() from conversations where shop_id = any($1) and $2::int[] is not null",
    "insert into customers (shop_id, name, phone) select shop_id, 'Neema ' || number, '+2557' || substr(md5(number), 1, 8) from carts where shop_id = any($1) and $2::int[] is not null",
    `insert into orders (shop_id, cart_id, conversation_id, customer_id, number, goods, paid_minor, channel, quantity, total_minor, currency)
     select c.shop_id, c.id, c.conversation_id, u.id, c.number, (array['${goodsStates.join("','")}'])[1 + length(c.number) % 6], 100 * (ascii(c.number) % 2), 'web', 1, 100, 'TZS'
     from carts c join customers u on u.shop_id = c.shop_id and u.name = 'Neema ' || c.number where c.shop_id = any($1) and $2::int[] is not null`,
    "insert into order_payments (shop_id, order_id, amount_minor, method, user_name, created_at) select shop_id, id, paid_minor, 'cash', 'Neema', now() - interval '1 day' * (ascii(right(number, 1)) + length(number)) from orders where paid_minor > 0 and shop_id = any($1) and $2::int[] is not null",
    `insert into order_changes (shop_id, order_id, kind, mover, via, change) select shop_id, id, 'moved', 'staff', 'dashboard', '{"kind":"moved","from":"new","to":"ready"}' from orders where shop_id = any($1) and $2::int[] is not null`,
    "insert into order_claims (shop_id, order_id, amount_minor, method) select shop_id, id, 100, 'cash' from orders where shop_id = any($1) and $2::int[] is not null",
    "insert into order_lines (shop_id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position) select o.shop_id, o.id, v.product_id, v.id, 'x', '', 1, 100, 100, 0 from orders o join lateral (select * from variants v where v.shop_id = o.shop_id limit 1) v on true where o.shop_id = any($1) and $2::int[] is not null",
    "insert into cart_lines (shop_id, cart_id, product_id, variant_id, quantity) select l.shop_id, o.cart_id, l.product_id, l.variant_id, 1 from order_lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id where l.shop_id = any($1) and $2::int[] is not null",
    "insert into product_changes (shop_id, product_id, kind, user_id, user_name, changes) select shop_id, id, 'created', id, 'Neema', '[]' from products where shop_id = any($1) and $2::int[] is not null",
    `insert into product_imports (shop_id, name, user_id, user_name, headings, mapping, category, row_count)
     select shop_id, 'x', shop_id, 'Neema', '{}', '{}', 'home', 0 from ${large} s`,
    "insert into product_import_rows (shop_id, import_id, line, cells, leader, sku) select i.shop_id, i.id, n, '{a,b}', n, 's' || n from product_imports i, generate_series(2, 9000) n where i.shop_id = any($1) and $2::int[] is not null",
    "insert into entrances (kind, key_hash, shop_id, target_id) select 'cart', sha256(id::text::bytea), shop_id, id from carts where shop_id = any($1) and $2::int[] is not null",
  ];
  const owner = await stack.db.connect();
  // The rows are whole by the way they are made; checking every reference would take most of the time.
  await owner.query("set session_replication_role = replica; set synchronous_commit = off");
  for (const statement of fillings) await owner.query(statement, values);
  await owner.query("reset session_replication_role; reset synchronous_commit");
  await owner.query("vacuum analyze");
  owner.release();
}

/** Somebody shares views of a list. */
async function useViews(call: (path: string) => Promise<void>) {
  const body = { list: "products", name: "Kikoi", query: "search=kikoi" };
  const { id } = listViews.create.reply.parse((await stack.call("POST", "/list-views", { ...shop, body })).body);
  const send = async (method: string, path: string, body?: object) =>
    expect((await stack.call(method, `/list-views/${id}${path}`, { ...shop, body })).status).toBe(200);
  await send("PUT", "", { name: "Vikoi" });
  await call("/list-views");
  await send("DELETE", "");
  await send("POST", "/restore");
}

/** Somebody takes a file of products in, and another out. */
async function useFiles(call: (path: string) => Promise<void>) {
  const file = `name,price,sku\nkikoi 5,900,K5\nNgoma mpya,ghali,K6\nNgoma nyingine,1000,\n`;
  await stack.call("POST", "/product-imports/known", { ...shop, body: { names: ["kikoi 7", "Kikoi 12"] } });
  const { id } = await checkFile(stack, shop, file);
  for (const path of ["", `/${id}`, `/${id}/broken`, `/${id}/broken.csv`]) await call(`/product-imports${path}`);
  await runImport(stack, shop, id);
  await call("/product-exports/products.csv?status=archived");
}

/** Somebody does what people do most. */
async function useApi() {
  const call = async (path: string, status = 200) => expect((await stack.call("GET", path, shop)).status).toBe(status);
  const page = await stack.call("GET", "/products?limit=5", shop);
  const cursor = /"next":"([^"]+)"/.exec(JSON.stringify(page.body))?.[1];
  for (const query of [
    "",
    `?cursor=${cursor}`,
    "?category=home",
    "?search=kikoi%2017",
    "?search=kikio&category=home",
    "?sort=name",
    `?sort=name&cursor=${cursor}`,
    "?status=archived",
    `?status=archived&cursor=${cursor}&category=home`,
    "?status=archived&search=kikoi%2017",
    "?status=archived&sort=name",
    "?status=draft",
    "?stock=low",
    "?stock=out",
    "?stock=in&sort=price",
    `?sort=price&cursor=${cursor}&price_most=50000`,
    `?sort=price_desc&cursor=${cursor}&price_least=1`,
    "?status=published",
  ])
    await call(`/products${query}`);
  await call(`/products/${cursor}`);
  await call(`/products/${cursor}/changes`);
  const edit = { field: "price", by: { kind: "set", minor: 200 } };
  const edited = await stack.call("POST", "/products/edits", {
    token: shop.token,
    body: { product_ids: [cursor], edit },
  });
  const { id: batch } = productEdits.apply.reply.parse(edited.body);
  expect((await stack.call("POST", `/products/edits/${batch}/undo`, shop)).status).toBe(200);
  await call(`/products/${cursor}/sales`);
  await useFiles(call);
  const orders = await stack.call("GET", "/orders?limit=5", shop);
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(orders.body))?.[1];
  await useOrders(stack, shop, call, id ?? "");
  const matched = { text: "Naomba kikoi 2 na gauni jekundu" };
  expect((await stack.call("POST", "/orders/matches", { ...shop, body: matched })).status).toBe(200);
  await call(`/public/shops/${shop.slug}`);
  const product = await addProduct(stack, shop, { name: "Taa ya mkono", stock: 40 });
  await useStock(stack, shop, call, product.variants[0]?.id ?? "");
  await useSets(stack, shop, call, [product.id, cursor ?? ""]);
  await useViews(call);
  await useAddOnGroups(stack, shop, call);
  const token = await addCart(stack, shop, [lineOf(product)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: shown.body })).status).toBe(200);
  await call(`/api/v1/order?token=${token}`);
  expect((await stack.call("POST", `/api/v1/order/cancel?token=${token}`, { body: {} })).status).toBe(200);
  const visitor = startVisitor(stack, shop);
  expect((await stack.call("PUT", "/shop", { ...shop, body: { hold_minutes: 15 } })).status).toBe(200);
  for (const text of ["Hello", "products", "taa ya mkono", "1", "checkout", "order status", "oda yangu", "7K4Q9-DXM2T"])
    await visitor.say(text);
  const conversation = await addConversation(stack, shop);
  const link = await linkIn(stack, shop, conversation, [lineOf(product)]);
  await linkIn(stack, shop, conversation, [lineOf(product)], link.number);
  await letTimePass(stack, shop, link);
  await lookAt(stack, shop, link);
}

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await fill();
  recorded = await recordStatements(useApi);
  client = new pg.Client({ connectionString: stack.appUrl });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client?.end();
  await stack.stop();
});

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
const large = [
  "products",
  "variants",
  "orders",
  "order_lines",
  "order_payments",
  "order_changes",
  "customers",
  "carts",
  "cart_lines",
  "conversations",
  "messages",
  "entrances",
  "stock_movements",
  "product_changes",
  "product_import_rows",
];

/** Which large tables are read whole: asked these values, or, without any, whatever is asked. */
async function scans(run: pg.Client | pg.PoolClient, text: string, values?: unknown[]): Promise<string[]> {
  await run.query("begin");
  try {
    await run.query("select set_config('app.shop_id', $1, true)", [shop.shopId]);
    const { rows } = await run.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
      `explain (${values ? "" : "generic_plan, "}format json) ${text}`,
      values,
    );
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    return plan
      ? nodes(plan)
          .filter((node) => node["Node Type"] === "Seq Scan" && large.includes(node["Relation Name"] ?? ""))
          .map((node) => `${node["Relation Name"]}: ${text}`)
      : ["no plan"];
  } finally {
    await run.query("rollback");
  }
}

describe(`with ${many} products and orders in one shop`, () => {
  it("no statement of the API reads a large table from end to end", async () => {
    const texts = [...recorded.keys()].join("\n");
    for (const part of [
      "search_products",
      "search_orders",
      "search_customers",
      "unnest($2::text[]) t (term)",
      '"conversations"',
      "from carts c",
      "having sum(m.delta) < 0",
      "held_until <= now() for update",
      "order_lines l",
      "as product",
      "'next', case",
      "group by category",
      "update variants",
      "i.low_stock_at is not null",
      "'low', (select count(*)",
      "$5::int - coalesce(sum",
      "update variants i set stock",
      "order by a.id for no key update",
      "sum(l.quantity) as units",
      "'days_before'",
      "'stale'",
      "order by p.price_from_minor, p.id limit",
    ])
      expect(texts).toContain(part);
    expect(recorded.size).toBeGreaterThan(25);
    const found: string[] = [];
    for (const [text, values] of recorded) {
      // Counting a shop's whole shelf reads the whole shelf; people, sessions and jobs are not the tenants'.
      if (text.includes("group by category") || text.includes("person_of") || /pgboss|set_config|"auth"/.test(text))
        continue;
      found.push(...(await scans(client, text, values)));
    }
    expect(found).toEqual([]);
  });

  it.each([
    ["search_customers", { words: "'hakuna'::text", at_most: "20" }],
    ["search_products", { words: "'kikoi 17'::text", at_most: "200" }],
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
      const { rows: written } = await owner.query<{ prosrc: string }>("select prosrc from pg_proc where proname = $1", [
        name,
      ]);
      const search = Object.entries(given).reduce(
        (text, [parameter, value]) => text.replaceAll(new RegExp(`\\b${parameter}\\b`, "g"), value),
        written[0]?.prosrc ?? "",
      );
      const { rows } = await owner.query<{ "QUERY PLAN": { Plan: Plan }[] }>(`explain (format json) ${search}`);
      const used = nodes(rows[0]?.["QUERY PLAN"][0]?.Plan ?? { "Node Type": "none" });
      expect(used.map((node) => node["Node Type"])).toContain("Bitmap Index Scan");
      expect(used.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"])).toEqual([]);
      await owner.query("rollback");
    } finally {
      owner.release();
    }
  });

  it("what is planned once goes by its indexes, whatever it is asked", async () => {
    const any = { shopId: shop.shopId, limit: 20, cursor: shop.shopId };
    const list = { status: "all", money: "all", channel: "all" } as const;
    for (const { statement } of [
      readOrders(any.shopId, { ...any, ...list }),
      readProduct(any.shopId, any.cursor),
      readProducts(any.shopId, { ...any, status: "active", sort: "newest" }),
      readProducts(any.shopId, { limit: 20, status: "draft", sort: "newest" }),
      readProducts(any.shopId, { ...any, status: "archived", sort: "newest" }),
    ]) {
      expect(statement.plannedOnce).toBe(true);
      expect(await scans(client, statement.text)).toEqual([]);
    }
    for (const { statement } of [
      readOrders(any.shopId, { ...any, ...list, status: "paid" }),
      readProducts(any.shopId, { ...any, status: "active", sort: "newest", stock: "in" }),
    ])
      expect(statement.plannedOnce).toBe(false);
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
