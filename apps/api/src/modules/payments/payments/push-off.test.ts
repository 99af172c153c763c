import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { payments } from "@mauzo/contract/payments/payments";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { callSave } from "../../../../test/saves.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const provider = scriptGateway();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it("asks no phone where the shop has switched that off, and offers none", async () => {
  const product = await addProduct(stack, shop, { stock: 20 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const phone = "0754900001";
  const customer = { name: "Neema", phone };
  await call(stack, cart.submit, { query: { token }, body: { ...selectProduct(product), customer } });
  const { items } = await call(stack, orders.list, { query: {} }, shop);
  const at = { params: { id: items[0]?.id ?? "" } };
  const switchTo = (push: boolean) =>
    callSave(stack, paymentSettings.save, { body: { ways: [], cash: true, push, charges: [] } }, shop);
  await switchTo(false);
  expect((await call(stack, payments.ofCart, { query: { token } })).offer.networks).toEqual([]);
  expect((await call(stack, payments.ofOrder, at, shop)).offer.networks).toEqual([]);
  const refused = { status: 409, body: { code: "payment_push_off" } };
  expect(await request(stack, payments.pay, { query: { token }, body: { phone } })).toMatchObject(refused);
  expect(await request(stack, payments.ask, { ...at, body: { phone } }, shop)).toMatchObject(refused);
  const { url } = await call(stack, balanceLinks.create, { params: { id: items[0]?.customer?.id ?? "" } }, shop);
  const link = { params: { link: url.split("/").at(-1) ?? "" } };
  expect((await call(stack, balanceLinks.get, link)).offer.networks).toEqual([]);
  expect(await request(stack, balanceLinks.pay, { ...link, body: { phone } })).toMatchObject(refused);
  expect(provider.asked).toEqual([]);
  await switchTo(true);
  expect((await call(stack, payments.ofCart, { query: { token } })).offer.networks).toEqual(["M-Pesa"]);
  expect((await call(stack, balanceLinks.get, link)).offer.networks).toEqual(["M-Pesa"]);
  const asked = await call(stack, payments.pay, { query: { token }, body: { phone } });
  expect(asked).toMatchObject({ state: "asking" });
  const { items: changes } = await call(stack, paymentSettings.changes, { query: {} }, shop);
  expect(changes.map(({ kind }) => kind)).toEqual(["push on", "push off"]);
});
