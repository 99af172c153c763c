import { stock } from "@mauzo/contract/catalogue/stock";
import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { figureFiles, figures } from "@mauzo/contract/insights/figures";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { dayOf } from "../../../../test/invent-books.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { zoneAtNoon } from "../../../../test/zone-at-noon.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  await moveTo(zone);
});
const moveTo = (timeZone: string) =>
  stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, timeZone]);
afterAll(() => stack.stop());

/** Orders, payments and what is asked of them are of the same day. */
const zone = zoneAtNoon();
const today = () => dayOf(Date.now(), zone);
const days = () => ({ from: dayOf(Date.now() - 29 * 86_400_000, zone), to: today() });
const pay = (id: string, amount_minor: number) =>
  call(stack, orderPayments.create, { params: { id }, body: { amount_minor, method: "cash" } }, shop);

describe("sales", () => {
  it("are orders, payments and what is left after what they cost, as the month's overview of expenses has it", async () => {
    const kikoi = await addProduct(stack, shop, { price_minor: 1_000, stock: 0 });
    const variant = kikoi.variants[0]?.id ?? "";
    for (const [quantity, unit_cost_minor] of [
      [3, 500],
      [4, 633],
    ])
      await call(
        stack,
        stock.restock,
        { params: { id: variant }, body: { quantity: quantity ?? 0, unit_cost_minor: unit_cost_minor ?? 0 } },
        shop,
      );
    const kanga = await addProduct(stack, shop, { name: "Kanga", price_minor: 700 });
    const first = await addOrder(stack, shop, { product: kikoi, quantity: 5 });
    await addOrder(stack, shop, { product: kanga, quantity: 2 });
    await createManualOrder(stack, shop, selectProduct(kanga));
    await pay(first.id, 5_000);
    const query = { from: `${today().slice(0, 7)}-01`, to: today() };
    const told = await call(stack, figures.sales, { query }, shop);
    const { profit } = await call(stack, expenseOverview.get, { query: {} }, shop);
    expect(told.now).toMatchObject({
      ...{ orders: 3, sold: 3, sales_minor: 7_100, average_minor: 2_367, owed_minor: 2_100, paid_minor: 5_000 },
      ...{ pieces: 8, unknown_pieces: 3, known_minor: 5_000, cost_minor: profit.cost_minor },
      margin_minor: 5_000 - profit.cost_minor,
    });
    expect(profit).toMatchObject({ sales_minor: 7_100, pieces: 8, unknown_pieces: 3 });
    expect(told.by_channel.map(({ key, orders }) => [key, orders])).toEqual([
      ["web", 2],
      ["manual", 1],
    ]);
    expect(told.by_staff).toMatchObject([{ payments: 1, paid_minor: 5_000 }]);
    expect(told.by_staff[0]?.id).not.toBeNull();
  });

  it("tell no sums of money to who may not see transactions", async () => {
    const { id } = await addOrder(stack, shop);
    await pay(id, 100);
    const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const query = days();
    const sums = (value: unknown): unknown[] =>
      typeof value !== "object" || value === null
        ? []
        : Object.entries(value).flatMap(([key, each]) => (key.endsWith("minor") ? [each] : sums(each)));
    for (const endpoint of [figures.sales, figures.products]) {
      const seen = sums(await call(stack, endpoint, { query }, packer));
      expect(seen.length).toBeGreaterThan(2);
      expect(new Set(seen)).toEqual(new Set([null]));
      expect(new Set(sums(await call(stack, endpoint, { query }, shop)))).not.toEqual(new Set([null]));
    }
    expect((await request(stack, figures.cash, {}, packer)).status).toBe(403);
    expect((await request(stack, figures.customers, { query }, packer)).status).toBe(403);
  });

  it("are files for who may read what is in them: counts with orders, money with transactions", async () => {
    await pay((await addOrder(stack, shop)).id, 100);
    const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const cashier = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
    const statusOf = async (path: string, { token }: { token: string }) =>
      (await stack.call("GET", `/analytics-exports/${path}`, { token })).status;
    const query = new URLSearchParams(days());
    for (const file of figureFiles)
      expect([file, await statusOf(`${file}?${query}`, packer), await statusOf(`${file}?${query}`, cashier)]).toEqual([
        ...[file, 200, 403],
      ]);
    expect([await statusOf("cash", packer), await statusOf("cash", cashier)]).toEqual([403, 200]);
    const { body } = await stack.call("GET", `/analytics-exports/days?${query}`, { token: packer.token });
    expect(String(body)).toContain(`${today()},1,0,,,TZS`);
    const staff = await stack.call("GET", `/analytics-exports/staff?${query}`, { token: packer.token });
    expect(String(staff.body)).toContain(",1,,,,TZS");
  });

  it("are of a year at most", async () => {
    const status = async (from: string, to: string) =>
      (await request(stack, figures.sales, { query: { from, to } }, shop)).status;
    expect(await status("2024-01-01", "2024-12-31")).toBe(200);
    expect(await status("2024-01-01", "2025-01-01")).toBe(422);
    expect(await status("2024-01-02", "2024-01-01")).toBe(422);
    expect(await status("2000-01-01", "2000-01-01")).toBe(200);
    expect(await status("2100-12-01", "2100-12-31")).toBe(200);
  });
});

it("where the money is now is what the books and the debts say", async () => {
  const one = await addOrder(stack, shop);
  await addOrder(stack, shop, { customer: { name: "Asha", phone: "0712345678" } });
  await pay(one.id, 1_000_000);
  const money = (minor: number) => ({ minor, currency: "TZS" });
  expect(await call(stack, figures.cash, {}, shop)).toEqual({
    ...{ in_hand: money(1_000_000), on_the_way: money(0), owed: money(4_000_000), owing: money(0) },
  });
});

describe("products", () => {
  it("are best, slow, never sold, bought together, and to be reordered", async () => {
    const [kikoi, kanga, vitenge, sahani] = [
      await addProduct(stack, shop, { name: "Kikoi", price_minor: 900, stock: 5 }),
      await addProduct(stack, shop, { name: "Kanga", price_minor: 100, stock: 900 }),
      await addProduct(stack, shop, { name: "Vitenge", price_minor: 400, stock: 20 }),
      await addProduct(stack, shop, { name: "Sahani", price_minor: 400, stock: 3, category: "media" }),
    ];
    for (let times = 0; times < 2; times++) {
      const [{ products: one }, { products: other }] = [selectProduct(kikoi, 2), selectProduct(kanga)];
      await createManualOrder(stack, shop, { products: [...one, ...other] });
    }
    await createManualOrder(stack, shop, selectProduct(kikoi));
    await createManualOrder(stack, shop, selectProduct(sahani));
    await stack.db.query("update products set created_at = now() - interval '90 days' where shop_id = $1", [
      shop.shopId,
    ]);
    const told = await call(stack, figures.products, { query: days() }, shop);
    expect(told.best.map(({ name, pieces, minor }) => [name, pieces, minor])).toEqual([
      ["Kikoi", 5, 4_500],
      ["Sahani", 1, 400],
      ["Kanga", 2, 200],
    ]);
    expect(told.slow.map(({ name }) => name)).toEqual(["Sahani", "Kanga"]);
    expect(told.never).toEqual({ count: 1, items: [{ id: vitenge.id, name: "Vitenge", stock: 20 }] });
    expect(told.together).toMatchObject([{ orders: 2 }]);
    expect(new Set([told.together[0]?.one.name, told.together[0]?.other.name])).toEqual(new Set(["Kikoi", "Kanga"]));
    expect(told.by_category.map(({ category, pieces }) => [category, pieces])).toEqual([
      ["home", 7],
      ["media", 1],
    ]);
  });

  it("that ran out are reordered first, those that soon will next", async () => {
    const [gone, soon, plenty] = [
      await addProduct(stack, shop, { name: "Imeisha", price_minor: 1_000, stock: 4 }),
      await addProduct(stack, shop, { name: "Inaisha", price_minor: 1_000, stock: 5 }),
      await addProduct(stack, shop, { name: "Nyingi", price_minor: 1_000, stock: 500 }),
    ];
    for (const product of [gone, soon, plenty]) await createManualOrder(stack, shop, selectProduct(product, 4));
    const { reorder } = await call(stack, figures.products, { query: days() }, shop);
    expect(reorder).toMatchObject([
      { name: "Imeisha", stock: 0, pieces: 4, days_left: 0 },
      { name: "Inaisha", stock: 1, pieces: 4, days_left: 7, out_since: null, missed_minor: 0 },
    ]);
    expect(reorder[0]?.out_since).not.toBeNull();
    await stack.db.query("update stock_movements set created_at = now() - interval '7 days' where variant_id = $1", [
      gone.variants[0]?.id,
    ]);
    // What was sold after it had run out was sold at another pace.
    expect((await call(stack, figures.products, { query: days() }, shop)).reorder).toMatchObject([{ name: "Inaisha" }]);
  });
});

it("customers are new or came again, and those who used to come and stay away are named", async () => {
  const product = await addProduct(stack, shop, { stock: 50 });
  const asha = { name: "Asha", phone: "0712345678" };
  for (let times = 0; times < 3; times++) await addOrder(stack, shop, { product, customer: asha });
  await addOrder(stack, shop, { product, customer: { name: "Juma", phone: "0765432109" } });
  await addOrder(stack, shop, { product });
  const query = days();
  const told = await call(stack, figures.customers, { query }, shop);
  expect(told.now).toEqual({ buyers: 2, fresh: 2, returning: 0, nameless_orders: 1 });
  expect(told.best.map(({ name, orders, minor }) => [name, orders, minor])).toEqual([
    ["Asha", 3, 7_500_000],
    ["Juma", 1, 2_500_000],
  ]);
  expect(told.at_risk).toEqual([]);
  await stack.db.query(
    `update customers set first_order_at = now() - interval '60 days', last_order_at = now() - interval '40 days'
     where shop_id = $1 and name = 'Asha'`,
    [shop.shopId],
  );
  const later = await call(stack, figures.customers, { query }, shop);
  expect(later.now).toEqual({ buyers: 2, fresh: 1, returning: 1, nameless_orders: 1 });
  expect(later.at_risk).toMatchObject([{ name: "Asha", orders: 3, usual_days: 10, silent_days: 40 }]);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  expect((await call(stack, figures.customers, { query }, reader)).best).toMatchObject([
    { name: "Asha", minor: null },
    { name: "Juma", minor: null },
  ]);
});

it("every figure is a file in the reader's language, with the rows that are shown", async () => {
  const kikoi = await addProduct(stack, shop, { name: "Kikoi", price_minor: 1_000, stock: 4 });
  const kanga = await addProduct(stack, shop, { name: "Kanga", price_minor: 500, stock: 90 });
  await addProduct(stack, shop, { name: "Sahani", stock: 3 });
  await stack.db.query("update products set created_at = now() - interval '90 days' where shop_id = $1", [shop.shopId]);
  for (let times = 0; times < 2; times++)
    await createManualOrder(stack, shop, {
      products: [...selectProduct(kikoi).products, ...selectProduct(kanga).products],
    });
  const asha = { name: "=1+1", phone: "0712345678" };
  for (let times = 0; times < 2; times++) await addOrder(stack, shop, { product: kikoi, customer: asha });
  const { id } = await addOrder(stack, shop, { product: kanga, customer: asha });
  await pay(id, 500);
  await stack.db.query(
    `update customers set first_order_at = now() - interval '60 days', last_order_at = now() - interval '40 days'
     where shop_id = $1`,
    [shop.shopId],
  );
  const query = days();
  const { by_staff } = await call(stack, figures.sales, { query }, shop);
  const file = async (name: string) => {
    const path = `/analytics-exports/${name}?${new URLSearchParams(query)}`;
    const { status, body, headers } = await stack.call("GET", path, {
      ...{ token: shop.token, headers: { "accept-language": "sw" } },
    });
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    return String(body).trim().split("\r\n");
  };
  const [heading, ...rows] = await file("days");
  expect(heading).toContain("Siku,Oda,Oda za kabla,Mauzo");
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toBe(`${today()},5,0,55.00,0.00,TZS`);
  const hours = (await file("hours")).slice(1).map((row) => row.split(","));
  expect(hours.map(([hour]) => hour)).toEqual(
    Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`),
  );
  expect(hours.reduce((sum, [, placed]) => sum + Number(placed), 0)).toBe(5);
  expect(await file("weekdays")).toHaveLength(8);
  const dayAgo = (ago: number) => dayOf(Date.now() - ago * 86_400_000, zone);
  const told: Record<string, string[]> = {
    channels: ["Kwa mkono,2,0,30.00,0.00,TZS", "Mtandaoni,3,0,25.00,0.00,TZS"],
    staff: [`${by_staff[0]?.name},1,5.00,0.00,0.00,TZS`],
    products: ["Kikoi,4,0,40.00,0.00,,0,TZS", "Kanga,3,0,15.00,0.00,,87,TZS"],
    slow: ["Kanga,3,0,15.00,0.00,,87,TZS"],
    categories: ["Vitu vya nyumbani,7,0,55.00,0.00,TZS"],
    never: ["Sahani,3"],
    reorder: [`Kikoi,,0,4,0,${today()},0.00,TZS`],
    chats: ["Waliandika,0,0", "Kikapu,0,0", "Oda,0,0", "Zimelipwa,0,0", "Zimekabidhiwa,0,0"],
    cash: ["Mkononi,5.00,TZS", "Njiani,0.00,TZS", "Duka linadai,50.00,TZS", "Duka linadaiwa,0.00,TZS"],
    "customers/best": ["'=1+1,3,25.00,0.00,TZS"],
    "customers/at_risk": [`'=1+1,3,25.00,10,${dayAgo(40)},40,TZS`],
  };
  const read = await Promise.all(Object.keys(told).map(async (name) => [name, (await file(name)).slice(1)]));
  expect(Object.fromEntries(read)).toEqual(told);
  const pair = (await file("together")).slice(1);
  expect(["Kikoi,Kanga,2", "Kanga,Kikoi,2"]).toContain(pair[0]);
  expect(pair).toHaveLength(1);
});

it("the days in a file are those of the shop", async () => {
  const kikoi = await addProduct(stack, shop, { stock: 4 });
  for (let times = 0; times < 4; times++)
    await addOrder(stack, shop, { product: kikoi, customer: { name: "Asha", phone: "0712345678" } });
  // In the evening of UTC, when the shop has the next day.
  const evening = new Date(Date.now() - 20 * 86_400_000).toISOString().replace(/T.*/, "T22:30:00Z");
  await moveTo("Africa/Dar_es_Salaam");
  const day = dayOf(Date.parse(evening), "Africa/Dar_es_Salaam");
  await stack.db.query(
    "update customers set first_order_at = $2::timestamptz - interval '9 days', last_order_at = $2 where shop_id = $1",
    [shop.shopId, evening],
  );
  const query = new URLSearchParams(days());
  const { body } = await stack.call("GET", `/analytics-exports/customers/at_risk?${query}`, { token: shop.token });
  expect(String(body)).toContain(`Asha,4,100000.00,3,${day},`);
});
