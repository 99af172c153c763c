import { productList, products } from "@mauzo/contract/catalogue/products";
import { setList, sets } from "@mauzo/contract/catalogue/sets";
import { stock, stockList } from "@mauzo/contract/catalogue/stock";
import { customerList, customers } from "@mauzo/contract/customers/customers";
import { expenseList, expenses } from "@mauzo/contract/expenses/expenses";
import { transactionList, transactions } from "@mauzo/contract/ledger/transactions";
import { orderList, orders } from "@mauzo/contract/orders/orders";
import { debtList, debts } from "@mauzo/contract/payments/debts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cursorOf } from "../../test/cursor-of.ts";
import { call, request } from "../../test/endpoints.ts";
import { addExpense, dayBefore } from "../../test/expense-fixtures.ts";
import { createManualOrder, selectProduct } from "../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

const names = ["zaituni", "Áchali", "Ndizi", "asali", "ndizi", "Ndizi", ""];

/** Opens a shop with a few rows in each list, some of them the same in what they are sorted by. */
async function openShopWithLists(stack: Stack): Promise<OpenedShop> {
  const shop = await openShop(stack);
  for (const [at, name] of names.entries()) {
    const product = await addProduct(stack, shop, {
      name: name || "Boga",
      price_minor: 100 * (1 + (at % 3)),
      stock: 50,
    });
    const phone = `0712 345 67${at}`;
    const charges = [{ kind: "delivery" as const, name: "Boda", type: "fixed" as const, value: 100 }];
    const payment = { amount_minor: 100, method: "cash" as const };
    const chosen = selectProduct(product, 1 + (at % 2));
    await createManualOrder(stack, shop, { ...chosen, customer: { name, phone }, charges, payment });
    const texts = { header: { en: "", sw: "" }, body: { en: "", sw: "" }, footer: { en: "", sw: "" } };
    const set = { kind: "curated" as const, name: name || "Boga", ...texts, product_ids: [product.id] };
    await call(stack, sets.create, { body: set }, shop);
    await addExpense(stack, shop, { amount_minor: 100 * (1 + (at % 3)), spent_on: dayBefore(at % 2) });
  }
  return shop;
}

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShopWithLists(stack);
  other = await openShopWithLists(stack);
}, 60_000);
afterAll(() => stack.stop());

type Query = { sort?: string; limit?: number; cursor?: string | null };
type Page = { items: { id: string }[]; next: string | null };
const lists = [
  { name: "products", list: productList, endpoint: products.list },
  { name: "orders", list: orderList, endpoint: orders.list },
  { name: "customers", list: customerList, endpoint: customers.list },
  { name: "sets", list: setList, endpoint: sets.list },
  { name: "expenses", list: expenseList, endpoint: expenses.list },
  { name: "transactions", list: transactionList, endpoint: transactions.list },
  { name: "debts", list: debtList, endpoint: debts.list },
  { name: "stock", list: stockList, endpoint: stock.list },
].map(({ name, list, endpoint }) => ({
  name,
  // An expense is a transaction, too.
  count: names.length * (name === "transactions" ? 2 : 1),
  sorts: list.sorts,
  first: list.first,
  ask: (query: Query, by: OpenedShop) => request(stack, endpoint, { query }, by),
  read: async (query: Query, by: OpenedShop): Promise<Page> =>
    endpoint.reply.parse((await request(stack, endpoint, { query }, by)).body),
}));
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

describe.each(lists)("$name", ({ sorts, count, first, ask, read }) => {
  it("are the same whole in every order, whatever the pages", async () => {
    const all = new Set(idsOf(await read({ limit: 100 }, shop)));
    expect(all.size).toBe(count);
    for (const sort of sorts) {
      const whole = idsOf(await read({ sort, limit: 100 }, shop));
      expect(new Set(whole)).toEqual(all);
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await read({ sort, limit: 3, ...(cursor && { cursor }) }, shop);
        seen.push(...idsOf(page));
        cursor = page.next;
      }
      expect(seen).toEqual(whole);
    }
  });

  it("refuse a cursor of another order, and one that is none", async () => {
    const { next } = await read({ limit: 2 }, shop);
    const another = sorts.find((sort) => sort !== first);
    for (const query of [
      { sort: another ?? "", cursor: next },
      { cursor: "x" },
      { cursor: shop.shopId },
      { cursor: cursorOf(first, "' or true --") },
      { cursor: "x".repeat(1001) },
    ])
      expect(await ask(query, shop)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["query", "cursor"] }] },
      });
    expect(await ask({ sort: "shop_id" }, shop)).toMatchObject({ status: 422 });
  });

  it("show nobody else's rows behind a cursor of another shop", async () => {
    const own = idsOf(await read({ limit: 100 }, shop));
    for (const sort of sorts) {
      const { next } = await read({ sort, limit: 2 }, other);
      const found = await read({ sort, limit: 100, cursor: next }, shop);
      expect(own).toEqual(expect.arrayContaining(idsOf(found)));
    }
  });
});

it("names are sorted as people sort them, and who left none comes last in both directions", async () => {
  const people = async (sort: string) =>
    (await call(stack, customers.list, { query: { sort, limit: 100 } }, shop)).items.map(({ name }) => name);
  const sorted = ["Áchali", "asali", "ndizi", "Ndizi", "Ndizi", "zaituni"];
  expect(await people("name")).toEqual([...sorted, ""]);
  expect(await people("name_desc")).toEqual([...sorted.toReversed(), ""]);
  const { items } = await call(stack, orders.list, { query: { sort: "customer_desc", limit: 100 } }, shop);
  expect(items.map(({ customer }) => customer?.name)).toEqual([...sorted.toReversed(), ""]);
});

it("orders are sorted by their total within any filter", async () => {
  const totals = async (query: object) =>
    (await call(stack, orders.list, { query: { limit: 100, ...query } }, shop)).items.map(({ total }) => total.minor);
  const all = await totals({ sort: "total_desc" });
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(new Set(all).size).toBeGreaterThan(2);
  for (const query of [{ fulfilment: "new" }, { channel: "manual" }, { search: "0712345" }, { least: 1 }])
    expect(await totals({ ...query, sort: "total" })).toEqual(
      all.toReversed().filter((minor) => !("least" in query) || minor > 0),
    );
  expect(await totals({ attention: "claimed", sort: "total" })).toEqual([]);
});
