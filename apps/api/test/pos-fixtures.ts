import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { posSettings, type Register } from "@mauzo/contract/pos/registers";
import { tillReturns } from "@mauzo/contract/pos/returns";
import { type NewSale, sales } from "@mauzo/contract/pos/sales";
import { shifts } from "@mauzo/contract/pos/shifts";
import { call } from "./endpoints.ts";
import { selectProduct } from "./order-fixtures.ts";
import { callSave } from "./saves.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

export const makeRegister = (name: string, part: Partial<Register> = {}): Register => ({
  ...{ id: randomUUID(), name, float_minor: 0, receipt_width: 80, receipt_footer: "", ...part },
});

/** Gives the shop registers. */
export async function addRegisters(stack: Stack, shop: OpenedShop, ...registers: Register[]) {
  await callSave(stack, posSettings.save, { body: { registers } }, shop);
  return registers;
}

type Caller = { token: string };
/** Opens a shift at a register with this in its drawer. */
export const beginShift = (stack: Stack, by: Caller, registerId: string, floatMinor = 0) =>
  call(stack, shifts.begin, { body: { id: randomUUID(), register_id: registerId, float_minor: floatMinor } }, by);

/** A sale of some units of a product's first variant, paid in cash unless said otherwise. */
export function makeSale(shiftId: string, product: Product, part: Partial<NewSale> & { quantity?: number } = {}) {
  const { quantity = 1, ...more } = part;
  const total = (product.variants[0]?.price.minor ?? 0) * quantity;
  return {
    ...{ id: randomUUID(), shift_id: shiftId, ...selectProduct(product, quantity), total_minor: total },
    payments: total === 0 ? [] : [{ method: "cash" as const, amount_minor: total }],
    language: "sw" as const,
    ...more,
  };
}
export const sell = (stack: Stack, by: Caller, sale: NewSale) => call(stack, sales.create, { body: sale }, by);

/** What tests of all endpoints ask for: a shift that is open, with a sale, and one that may be closed. */
export async function addFullPos(
  stack: Stack,
  shop: OpenedShop,
  { word, product }: { word: string; product: Product },
) {
  const [first, second] = [
    makeRegister(`Kaunta ${word}`, { id: "kaunta-ya-kwanza", receipt_footer: `Asante ${word}` }),
    makeRegister(`Mlangoni ${word}`, { id: "kaunta-ya-mlango" }),
  ];
  await addRegisters(stack, shop, first, second);
  const { id: shiftId } = await beginShift(stack, shop, first.id, 1_000);
  const { id: closableShift } = await beginShift(stack, shop, second.id, 500);
  const move = { id: randomUUID(), kind: "in" as const, amount_minor: 100, reason: `Chenji ${word}` };
  await call(stack, shifts.move, { params: { id: shiftId }, body: move }, shop);
  const { id: saleId, order } = await sell(stack, shop, makeSale(shiftId, product, { quantity: 2 }));
  const { version, lines } = await call(stack, orders.get, { params: { id: order } }, shop);
  const back = { order, version, lines: [{ id: lines[0]?.id ?? "", quantity: 1, restock: true }], refund_minor: 100 };
  await call(stack, tillReturns.create, { body: { id: randomUUID(), shift_id: shiftId, ...back } }, shop);
  const soldOrder = await call(stack, orders.get, { params: { id: order } }, shop);
  await stack.db.query("insert into past_prices (shop_id, item_id, price_minor) values ($1, $2, 70000)", [
    ...[shop.shopId, product.variants[0]?.id],
  ]);
  return { shiftId, closableShift, saleId, soldOrder };
}
