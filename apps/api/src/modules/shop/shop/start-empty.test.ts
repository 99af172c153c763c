import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openFullShop } from "../../../../test/full-shop.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const body = { confirm: true as const };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const markDemo = ({ shopId }: OpenedShop) =>
  stack.db.query("update shops set is_demo = true where shop_id = $1", [shopId]);

/** How many rows each table has of a shop. */
async function countRows({ shopId }: OpenedShop): Promise<Map<string, number>> {
  const { rows } = await stack.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'shop_id' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const found = await stack.db.query<{ count: number }>(
      `select count(*)::int as count from ${name} where shop_id = $1`,
      [shopId],
    );
    counts.set(name, found.rows[0]?.count ?? 0);
  }
  return counts;
}

/** What a shop is and how it works, and what the nightly cleaning removes. */
const stays = [
  ...["auto_messages", "inbox_settings"],
  ...["whatsapp_catalogues", "whatsapp_catalogue_items", "whatsapp_catalogue_sets"],
  ...[
    "shops",
    "memberships",
    "invites",
    "bots",
    "flows",
    "chatflows",
    "flow_schedules",
    "flow_trials",
    "flow_drafts",
    "delivery_methods",
    "order_workflows",
    "list_views",
  ],
  ...[
    "payment_settings",
    "payment_setting_changes",
    "lookup_keys",
    "stored_replies",
    "media",
    "channel_connections",
    "channel_numbers",
    "sms_connections",
    "record_heads",
    ...["message_templates", "message_template_texts", "message_prices"],
  ],
];

it("deletes all that was in a demo shop, and nothing of how it is set up or of another shop", async () => {
  const [demo, other] = [await openFullShop(stack, "Mfano"), await openFullShop(stack, "Jirani")];
  await markDemo(demo);
  const [before, beside] = [await countRows(demo), await countRows(other)];
  const emptied = await call(stack, shops.startEmpty, { body }, demo);
  expect(emptied).toMatchObject({ id: demo.shopId, name: "Duka Mfano", is_demo: false });
  const after = await countRows(demo);
  // That the shop has changed.
  expect(after.get("facts")).toBe(1);
  after.delete("facts");
  // That it started empty, and which of its keys ended with that.
  expect(after.get("record_entries")).toBeGreaterThan(before.get("record_entries") ?? 0);
  after.delete("record_entries");
  const full = [...after].filter(([, count]) => count > 0).map(([name]) => name);
  const left = full.filter((name) => !stays.includes(name));
  expect(left, "not empty: delete it in empty_demo_shop(), or list it here if it is how a shop works").toEqual([]);
  for (const name of stays.filter((name) => !["lookup_keys", "stored_replies"].includes(name)))
    expect([name, after.get(name)], "emptied: name it in empty_demo_shop() among what stays").toEqual([
      name,
      before.get(name),
    ]);
  expect(await countRows(other)).toEqual(beside);
});

it("leaves a shop that is no demo as it is, as well as one that was emptied before", async () => {
  const shop = await openShop(stack);
  await addOrder(stack, shop);
  const before = await countRows(shop);
  expect(await request(stack, shops.startEmpty, { body }, shop)).toMatchObject({ status: 409 });
  expect(await countRows(shop)).toEqual(before);
  await markDemo(shop);
  expect(await request(stack, shops.startEmpty, { body }, shop)).toMatchObject({ status: 200 });
  expect(await request(stack, shops.startEmpty, { body }, shop)).toMatchObject({ status: 409 });
});

it("is for admins, takes nothing but an empty body, and lets the made-up staff go", async () => {
  const demo = await openShop(stack);
  await markDemo(demo);
  const [real, made] = [await addMember(stack, demo, []), await addMember(stack, demo, [])];
  await stack.db.query("update auth.users set email = 'demo.baraka@mauzo.example' where email = $1", [made.email]);
  expect(await request(stack, shops.startEmpty, { body }, real)).toMatchObject({ status: 403 });
  expect(await request(stack, shops.startEmpty, { body })).toMatchObject({ status: 401 });
  for (const wrong of [{}, { confirm: false }, { ...body, all: true }])
    expect(await request(stack, shops.startEmpty, { body: wrong }, demo)).toMatchObject({ status: 422 });
  const stranger = await openShop(stack);
  expect(await request(stack, shops.startEmpty, { body }, stranger)).toMatchObject({ status: 409 });
  const people = async () =>
    (await stack.db.query("select from memberships where shop_id = $1", [demo.shopId])).rowCount;
  const before = (await people()) ?? 0;
  await call(stack, shops.startEmpty, { body }, demo);
  expect(await people()).toBe(before - 1);
  expect(await request(stack, shops.get, {}, real)).toMatchObject({ status: 200 });
});
