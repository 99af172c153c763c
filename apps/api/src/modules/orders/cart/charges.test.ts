import { cart } from "@mauzo/contract/orders/cart";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const bag: StandingCharge = { id: "bag-of-cloth", name: "Mfuko", type: "fixed", value: 50_000 };
const service: StandingCharge = { id: "service-share", name: "Huduma", type: "percentage", value: 250 };
const save = (charges: object[], by: { token: string } = shop) =>
  requestSave(stack, paymentSettings.save, { body: { ways: [], cash: true, push: true, charges } }, by);
beforeEach(async () => {
  expect((await save([])).status).toBe(200);
});

const show = (token: string) => call(stack, cart.get, { query: { token } });
const orderOf = async (token: string) => {
  const { items } = await call(stack, orders.list, { query: { search: (await show(token)).order_id } }, shop);
  return call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
};
const money = (minor: number) => ({ minor, currency: "TZS" });

it("are set by an admin: up to five, each once, of at most the whole of the products", async () => {
  expect((await save([bag, service])).status).toBe(200);
  expect((await call(stack, paymentSettings.get, {}, shop)).charges).toEqual([bag, service]);
  const clerk = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
  expect((await save([], clerk)).status).toBe(403);
  expect((await call(stack, paymentSettings.get, {}, clerk)).charges).toHaveLength(2);
  expect((await call(stack, paymentSettings.get, {}, await openShop(stack))).charges).toEqual([]);
  for (const wrong of [
    [bag, bag],
    [{ ...bag, name: "" }],
    [{ ...bag, value: 0 }],
    [{ ...bag, more: 1 }],
    [{ ...service, value: 10_001 }],
    Array.from({ length: 6 }, (_, at) => ({ ...bag, id: `bag-number-${at}` })),
  ])
    expect((await save(wrong)).status).toBe(422);
});

it("stand in the cart before it is ordered, then in the order and on its documents, whatever the shop sets later", async () => {
  await save([bag, service]);
  const product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 9 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  expect(await show(token)).toMatchObject({ charges: [bag, service], total: money(2_500_000) });
  const total = money(2_500_000 + 50_000 + 62_500);
  expect(await request(stack, cart.submit, { query: { token }, body: selectProduct(product, 1) })).toMatchObject({
    ...{ status: 200, body: { total } },
  });
  await save([{ ...bag, value: 1 }]);
  const order = await orderOf(token);
  expect(order).toMatchObject({
    total,
    charges: [
      { kind: "charge", name: "Mfuko", type: "fixed", amount: money(50_000) },
      { kind: "charge", name: "Huduma", type: "percentage", value: 250, amount: money(62_500) },
    ],
  });
  expect(await show(token)).toMatchObject({ charges: [], total, order: { charges: order.charges, owed: total } });
  const receipt = await fetch(stack.url + pathOf(orderDocuments.receipt, { query: { token, language: "en" } }));
  const text = (await readPdf(new Uint8Array(await receipt.arrayBuffer())))[0]?.text.replace(/\s+/g, " ");
  expect(text).toMatch(/Mfuko 500\.00 TZS.*Huduma.*625\.00 TZS.*Total 26,125\.00 TZS/);
});

it("that are new or changed since the customer looked order nothing, and the cart is answered as it is now", async () => {
  const product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 9 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const { version } = await show(token);
  const body = { ...selectProduct(product, 1), version };
  for (const charges of [[bag], [{ ...bag, value: 60_000 }]]) {
    await save(charges);
    expect(await request(stack, cart.submit, { query: { token }, body })).toMatchObject({
      ...{ status: 409, body: { code: "cart_changed", cart: { charges, state: "open" } } },
    });
  }
  await save([]);
  expect(await request(stack, cart.submit, { query: { token }, body })).toMatchObject({
    ...{ status: 200, body: { total: money(2_500_000) } },
  });
});

it("add up with the products in every cart, and after goods were taken out or came back", async () => {
  const charge = fc.oneof(
    fc.record({ type: fc.constant("fixed" as const), value: fc.integer({ min: 1, max: 99_999 }) }),
    fc.record({ type: fc.constant("percentage" as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  );
  const sumOf = ({
    lines,
    charges,
  }: {
    lines: { total: { minor: number } }[];
    charges: { amount: { minor: number } }[];
  }) =>
    [...lines.map(({ total }) => total.minor), ...charges.map(({ amount }) => amount.minor)].reduce((a, b) => a + b, 0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(charge, { maxLength: 5 }),
      fc.integer({ min: 0, max: 99_999 }),
      fc.integer({ min: 2, max: 9 }),
      async (wanted, price_minor, units) => {
        const charges = wanted.map((one, at) => ({ id: `charge-number-${at}`, name: `Gharama ${at}`, ...one }));
        await save(charges);
        const product = await addProduct(stack, shop, { price_minor, stock: 20 });
        const token = await addCart(stack, shop, [makeCartLine(product)]);
        const body = selectProduct(product, units);
        const placed = await request(stack, cart.submit, { query: { token }, body });
        expect(placed.status).toBe(200);
        const order = await orderOf(token);
        expect(order.total.minor).toBe(sumOf(order));
        expect(placed.body).toMatchObject({ total: order.total });
        const edited = await request(
          ...([stack, orderEdits.save] as const),
          {
            params: { id: order.id },
            body: {
              ...{ version: order.version, note: "", products: [] },
              lines: order.lines.map(({ id, quantity }) => ({ id, quantity: quantity - 1 })),
              charges: order.charges.map(({ kind, name, type, value }) => ({ kind, name, type, value })),
            },
          },
          shop,
        );
        expect(edited.status).toBe(201);
        const fewer = await orderOf(token);
        expect(fewer.total.minor).toBe(sumOf(fewer));
        expect(fewer.charges).toHaveLength(charges.length);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
