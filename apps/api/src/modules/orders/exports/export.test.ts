import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { unescapeFormula } from "@mauzo/format/escape-formula";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const ask = (query: string, language = "en", { token }: { token: string } = shop) =>
  fetch(`${stack.url}/order-exports/orders.csv${query}`, {
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
  });

async function download(query = "", language?: string): Promise<string[][]> {
  const answer = await ask(query, language);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="orders.csv"');
  return parse(await answer.text(), { bom: true });
}

it("tells an order as the list does, in either language, by the shop's clock", async () => {
  const product = await addProduct(stack, shop, { price_minor: 1_500_050, stock: 9 });
  await addOrder(stack, shop, { product, quantity: 2, customer: { name: "Neema", phone: "0712345678" } });
  const [row] = (await call(stack, orders.list, {}, shop)).items;
  const at = { params: { id: row?.id ?? "" } };
  await call(stack, orderPayments.create, { ...at, body: { method: "cash", amount_minor: 100_050 } }, shop);
  await stack.db.query(
    "update orders set placed_at = '2026-11-20T22:30:00Z', fulfilment = 'preparing' where shop_id = $1",
    [shop.shopId],
  );
  const figures = ["2", "30001.00", "1000.50", "29000.50", "TZS", `2 × ${product.name}`];
  const start = [row?.order_id, "2026-11-21", "01:30"];
  expect(await download()).toEqual([
    [
      ...["Order", "Date", "Time", "Status", "Goods", "Payment", "Channel", "Customer", "Phone"],
      ...["Items", "Total", "Paid", "Owed", "Currency", "What was ordered"],
    ],
    [...start, "Pending", "Being prepared", "Part paid", "Shop page", "Neema", "'+255712345678", ...figures],
  ]);
  expect(await download("", "sw")).toEqual([
    [
      ...["Oda", "Tarehe", "Saa", "Hali", "Bidhaa", "Malipo", "Njia", "Mteja", "Simu"],
      ...["Vitu", "Jumla", "Imelipwa", "Inadaiwa", "Sarafu", "Vilivyoagizwa"],
    ],
    [...start, "Inasubiri", "Inaandaliwa", "Imelipwa kiasi", "Ukurasa wa duka", "Neema", "'+255712345678", ...figures],
  ]);
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const preparing = { label: { en: "", sw: "Jikoni" }, colour: "info" as const };
  await callSave(
    stack,
    orderWorkflow.save,
    { body: { ...workflow, appearance: { ...workflow.appearance, preparing } } },
    shop,
  );
  expect((await download("", "sw"))[1]?.[4]).toBe("Jikoni");
  expect((await download())[1]?.[4]).toBe("Being prepared");
});

it("tells what was ordered with what, item by item", async () => {
  const product = await addProduct(stack, shop, {
    ...{ name: "Aiskrimu", price_minor: 200_000, stock: 9 },
    add_on_groups: [{ name: "Vionjo", min: 0, max: 2, add_ons: [{ name: "Karanga", price_minor: 0, stock: null }] }],
  });
  const [{ id = "" } = {}] = product.variants;
  const add_ons = [{ id: product.add_on_groups[0]?.add_ons[0]?.id ?? "", quantity: 1 }];
  const products = [
    { id: product.id, variants: [{ id, quantity: 2 }] },
    { id: product.id, variants: [{ id, quantity: 1 }], add_ons },
  ];
  await createManualOrder(stack, shop, { products });
  expect((await download())[1]?.at(-1)).toBe("2 × Aiskrimu; 1 × Aiskrimu (+ 1 × Karanga)");
});

it("has no cell that a spreadsheet calculates, and breaks at none", async () => {
  const names = ["=1+1", "+255", "-5%", "@SUM(A1)", '"=1', ",=1", "a\n=1", "a,b;c\td", '""', "'=1", "＝1", "مرحبا"];
  const product = await addProduct(stack, shop, { stock: 99 });
  for (const [index, name] of names.entries())
    await createManualOrder(stack, shop, {
      ...selectProduct(product),
      customer: { name, phone: `+2557123456${10 + index}` },
    });
  const rows = await download();
  expect(rows).toHaveLength(names.length + 1);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  const { items } = await call(stack, orders.list, { query: { limit: 100 } }, shop);
  const told = rows.slice(1).map((cells) => unescapeFormula(cells[7] ?? ""));
  expect(told).toEqual(items.map(({ customer }) => customer?.name));
});

it("has all that the list shows, page after page, newest first, and nothing else", async () => {
  await addOrder(stack, shop);
  const owner = await stack.db.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into orders (shop_id, cart_id, conversation_id, number, fulfilment, channel, quantity, total_minor, currency)
     select $1, uuidv7(), uuidv7(), 'N' || n, case when n % 2 = 0 then 'new' else 'ready' end, 'web', 1, 100, 'TZS'
     from generate_series(1, 230) n`,
    [shop.shopId],
  );
  await owner.query("reset session_replication_role");
  owner.release();
  const numbers = async (query = "") => (await download(query)).slice(1).map(([number]) => number);
  const all = await numbers();
  expect(all).toHaveLength(231);
  expect(all[0]).toBe("N230");
  expect(await numbers("?fulfilment=ready")).toHaveLength(115);
  expect(await numbers("?status=paid")).toEqual([]);
  expect(await numbers("?search=n22")).toHaveLength(11);
  const second = await openShop(stack);
  expect((await (await ask("", "en", second)).text()).trim().split("\r\n")).toHaveLength(1);
});

it("is for who may read orders", async () => {
  const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const other = await addMember(stack, shop, [{ resource: "product", action: "read" }]);
  expect((await ask("", "en", reader)).status).toBe(200);
  expect((await ask("", "en", other)).status).toBe(403);
  expect((await ask("?status=lost")).status).toBe(422);
});
