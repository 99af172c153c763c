import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../test/endpoints.ts";
import { addPicture } from "../../test/picture-uploads.ts";
import { callSave } from "../../test/saves.ts";
import { addCart, addFlow, addProduct, makeCartLine, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

/**
 * Every tenant table, with how the app role would insert a row: only `shop_id` matters here, anything else would be
 * refused later.
 */
const tenantTables = [
  "shops",
  "memberships",
  "products",
  "variants",
  "add_on_groups",
  "product_add_on_groups",
  "add_ons",
  "bots",
  "flows",
  "conversations",
  "messages",
  "threads",
  "customers",
  "contacts",
  "carts",
  "cart_lines",
  "orders",
  "order_lines",
  "transfers",
  "order_changes",
  "payment_claims",
  "delivery_methods",
  "stock_movements",
  "stored_replies",
  "media",
  "product_pictures",
  "facts",
];

let stack: Stack;
let mine: OpenedShop;
let theirs: OpenedShop;
let client: pg.Client;
beforeAll(async () => {
  stack = await startStack();
  [mine, theirs] = [await openShop(stack), await openShop(stack)];
  for (const shop of [mine, theirs]) {
    const extra = { name: "Extra", min: 0, max: 1, add_ons: [{ name: "Nuts", price_minor: 1, stock: 5 }] };
    const { id: pictureId } = await addPicture(stack, shop);
    const product = await addProduct(stack, shop, { add_on_groups: [extra], pictures: [{ id: pictureId }] });
    await callSave(stack, deliveryMethods.save, { body: { methods: [] } }, shop);
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
    const customer = { name: "Neema", phone: "0712345678" };
    const body = Object.assign({}, shown.body, { customer });
    expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body })).status).toBe(200);
    const [order] = (await call(stack, orders.list, {}, shop)).items;
    await call(stack, cartClaims.create, { query: { token }, body: { amount_minor: 1 } });
    const payment = { amount_minor: 1, method: "cash" as const };
    await call(stack, orderPayments.create, { params: { id: order?.id ?? "" }, body: payment }, shop);
    await addFlow(stack, shop, defaultFlow);
    await stack.call("POST", `/plugin/conversation/${shop.botId}`, {
      body: { message: "Hi", chat_id: "x", bot_id: shop.botId },
      headers: { "idempotency-key": "one-of-sixteen-and-more" },
    });
  }
  client = new pg.Client({ connectionString: stack.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await stack.stop();
});

/** Runs statements as the app role with `app.shop_id` set (undefined: never set), then rolls everything back. */
async function under<T>(
  shopId: string | undefined,
  work: (run: (text: string, values?: unknown[]) => Promise<pg.QueryResult>) => Promise<T>,
) {
  await client.query("begin");
  try {
    if (shopId !== undefined) await client.query("select set_config('app.shop_id', $1, true)", [shopId]);
    return await work((text, values) => client.query(text, values));
  } finally {
    await client.query("rollback");
  }
}

const fails = (work: Promise<unknown>) =>
  work.then(
    () => "went through",
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  );
const denied = "42501";

describe.each(tenantTables)("%s", (table) => {
  it("shows a shop its own rows only, and nobody any", async () => {
    const seen = async (shopId?: string) =>
      under(shopId, async (run) => (await run(`select distinct shop_id from ${table}`)).rows.map((row) => row.shop_id));
    expect(await seen(mine.shopId)).toEqual([mine.shopId]);
    expect(await seen(theirs.shopId)).toEqual([theirs.shopId]);
    expect(await seen()).toEqual([]);
    expect(await seen("")).toEqual([]);
    expect(await seen("00000000-0000-7000-8000-000000000000")).toEqual([]);
  });

  it("takes no row for another shop, and changes none of theirs", async () => {
    const columns = `(select string_agg(quote_ident(attname), ',') from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '')`;
    const list = (await client.query<{ list: string }>(`select ${columns} as list`)).rows[0]?.list ?? "";
    const { rows: given } = await stack.db.query(
      `select row_to_json(t) as row from ${table} t where shop_id = $1 limit 1`,
      [theirs.shopId],
    );
    const copy = `insert into ${table} (${list}) select ${list} from json_populate_record(null::${table}, $1)`;
    for (const shopId of [mine.shopId, undefined, ""]) {
      const insert = (suffix: string) => under(shopId, (run) => run(`${copy} ${suffix}`, [given[0]?.row]));
      expect(await fails(insert(""))).toBe(denied);
      expect(await fails(insert("on conflict do nothing"))).toBe(denied);
      expect(await fails(insert("on conflict do nothing returning *"))).toBe(denied);
    }
    const update = (shopId: string | undefined) =>
      under(
        shopId,
        async (run) =>
          (await run(`update ${table} set shop_id = shop_id where shop_id = $1`, [theirs.shopId])).rowCount,
      );
    const remove = (shopId: string | undefined) =>
      under(shopId, async (run) => (await run(`delete from ${table} where shop_id = $1`, [theirs.shopId])).rowCount);
    const fixed = [
      ...[
        "orders",
        "order_lines",
        "transfers",
        "order_changes",
        "payment_claims",
        "delivery_methods",
        "stock_movements",
        "messages",
        "facts",
        "flows",
      ],
    ].includes(table);
    for (const shopId of [mine.shopId, undefined, ""]) {
      if (fixed) {
        expect(await fails(update(shopId))).toBe(denied);
        expect(await fails(remove(shopId))).toBe(denied);
      } else expect([await update(shopId), await remove(shopId)]).toEqual([0, 0]);
    }
  });

  it("takes none by COPY or MERGE either", async () => {
    const { rows } = await client.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`);
    const { rows: given } = await stack.db.query(
      `select row_to_json(t) as row from ${table} t where shop_id = $1 limit 1`,
      [theirs.shopId],
    );
    const merge = `merge into ${table} t using (select * from json_populate_record(null::${table}, $1)) s on t.shop_id = s.shop_id
      when not matched then insert (${columns.join(", ")}) values (${columns.map((name) => `s.${name}`).join(", ")})`;
    for (const shopId of [mine.shopId, undefined, ""]) {
      expect(await fails(under(shopId, (run) => run(merge, [given[0]?.row])))).toBe(denied);
      // PostgreSQL never copies into a table with row-level security: it fails with 0A000 before any row is read.
      expect(await fails(under(shopId, (run) => run(`copy ${table} from stdin`)))).toMatch(/0A000|42501/);
    }
  });

  it("lets no row move to another shop", async () => {
    const move = under(mine.shopId, (run) => run(`update ${table} set shop_id = $1`, [theirs.shopId]));
    expect(await fails(move)).toBe(denied);
  });
});

describe("between shops", () => {
  it("no row refers to another shop's", async () => {
    const id = async (table: string, shop: OpenedShop) =>
      (await stack.db.query<{ id: string }>(`select id from ${table} where shop_id = $1 limit 1`, [shop.shopId]))
        .rows[0]?.id;
    const borrowed = under(mine.shopId, async (run) =>
      run(
        "insert into variants (shop_id, product_id, name, price_minor, stock, position) values ($1, $2, 'x', 1, 1, 1)",
        [mine.shopId, await id("products", theirs)],
      ),
    );
    expect(await fails(borrowed)).toBe("23503");
  });

  it("a key that is taken there is free here: nothing is told by a conflict", async () => {
    const { rows } = await stack.db.query("select * from contacts where shop_id = $1", [theirs.shopId]);
    await under(mine.shopId, async (run) => {
      const upsert = await run(
        `insert into contacts (shop_id, customer_id, phone) select $1, id, '+255700000000' from customers limit 1
         on conflict (shop_id, phone) do update set name = 'X' returning id`,
        [mine.shopId],
      );
      expect(upsert.rowCount).toBe(1);
      expect(upsert.rows[0]?.id).not.toBe(rows[0]?.id);
    });
    expect((await stack.db.query("select * from contacts where shop_id = $1", [theirs.shopId])).rows).toEqual(rows);
  });

  it("the searches answer for the shop of the setting alone, and for none without it", async () => {
    const found = (shopId?: string) =>
      under(shopId, async (run) => [
        (await run("select count(*)::int as n from search_products('kikoi', 100)")).rows[0]?.n,
        (
          await run(
            "select count(*)::int as n from search_orders('neema', '{new}', '{part paid}', '{web}', 0, 1000000000, null, null, 100)",
          )
        ).rows[0]?.n,
        (await run("select count(*)::int as n from search_customers('neema', 'all', 100)")).rows[0]?.n,
      ]);
    expect([await found(mine.shopId), await found(theirs.shopId)]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect([await found(), await found("")]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("what happened cannot be rewritten by the shop itself either", async () => {
    for (const statement of [
      "update order_lines set product_name = 'x'",
      "update order_lines set total_minor = 0, unit_price_minor = 0",
      "delete from order_lines",
      "update stock_movements set delta = 1",
      "delete from stock_movements",
      "update messages set body = '{}'",
      "delete from messages",
      "update orders set number = ''",
      "update orders set customer_name = 'x'",
      "update orders set customer_phone = null",
      "update orders set customer_id = null",
      "update orders set delivery_place = 'x', delivery_method = 'x'",
      "delete from orders",
      "update transfers set amount_minor = 1",
      "delete from transfers",
      "truncate transfers",
      "update order_changes set reason = ''",
      "delete from order_changes",
      "update order_charges set amount_minor = 0",
      "delete from order_charges",
      "truncate order_lines cascade",
      "alter table orders disable row level security",
      "drop policy tenant on orders",
      "set role mauzo_reader",
      "create table public.mine (id int)",
    ])
      expect(await fails(under(mine.shopId, (run) => run(statement)))).toMatch(/42501|42939/);
  });
});
