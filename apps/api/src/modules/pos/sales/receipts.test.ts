import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { sales } from "@mauzo/contract/pos/sales";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addRegisters, beginShift, makeRegister, makeSale, sell } from "../../../../test/pos-fixtures.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
let shiftId: string;
let cashier: { token: string };
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Vitenge" });
  product = await addProduct(stack, shop, { price_minor: 150_000, stock: 50 });
  const [register] = await addRegisters(stack, shop, makeRegister("Kaunta"));
  shiftId = (await beginShift(stack, shop, register?.id ?? "", 0)).id;
  const sellOnly = { resource: "orders" as const, action: "create" as const };
  cashier = await addMember(stack, shop, [sellOnly, { resource: "transactions", action: "create" }]);
});
afterAll(() => stack.stop());

const share = (id: string, by: { token: string }) => request(stack, sales.share, { params: { id } }, by);
const own = (by: { token: string }, query: { cursor?: string; limit?: number } = {}) =>
  call(stack, sales.own, { query }, by);

it("a cashier who may only sell sends the receipt of a sale of their own, and nobody else's", async () => {
  const customer = { name: "Neema", phone: "0712 345 678" };
  const [mine, others] = [
    await sell(stack, cashier, { ...makeSale(shiftId, product, { quantity: 2 }), customer }),
    await sell(stack, shop, makeSale(shiftId, product)),
  ];
  const shared = await call(stack, sales.share, { params: { id: mine.id } }, cashier);
  expect(shared.phone).toBe("+255712345678");
  expect(shared.text).toBe(
    `Habari Neema, asante kwa kununua Duka la Vitenge. Hii ni risiti yako ${mine.order_id}: ${shared.url}`,
  );
  const { pathname, search } = new URL(shared.url);
  const pdf = await fetch(stack.url + pathname.replace(/^\/api/, "") + search);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(pdf.headers.get("content-disposition")).toContain(`receipt-${mine.order_id}.pdf`);

  expect((await share(others.id, cashier)).status).toBe(404);
  expect((await share(randomUUID(), cashier)).status).toBe(404);
  // Who reads orders has them all.
  expect((await share(mine.id, shop)).status).toBe(201);
  const stranger = await openShop(stack);
  expect((await share(mine.id, stranger)).status).toBe(404);
  const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect((await share(mine.id, reader)).status).toBe(403);
});

it("lists what the caller sold, the last first and page by page", async () => {
  const seller = await addMember(stack, shop, [
    { resource: "orders", action: "create" },
    { resource: "transactions", action: "create" },
  ]);
  const sold: string[] = [];
  for (const name of ["Asha", "Juma", ""]) {
    const customer = name === "" ? undefined : { name, phone: "" };
    sold.unshift((await sell(stack, seller, { ...makeSale(shiftId, product), ...(customer && { customer }) })).id);
  }
  const first = await own(seller, { limit: 2 });
  const second = await own(seller, { limit: 2, cursor: first.next ?? "" });
  const all = [...first.items, ...second.items];
  expect(all.map(({ id }) => id)).toEqual(sold);
  expect(all.map(({ customer }) => customer)).toEqual(["", "Juma", "Asha"]);
  expect(all[0]?.total).toEqual({ minor: 150_000, currency: "TZS" });
  expect(second.next).toBeNull();
  // Nobody's cursor leads into the sales of somebody else.
  expect((await own(seller, { cursor: randomUUID() })).items).toEqual([]);
});
