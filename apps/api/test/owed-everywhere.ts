import type { Customer } from "@mauzo/contract/customers/customers";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { expect } from "vitest";
import { inShop } from "../src/db/tenant-transaction.ts";
import { proveShop } from "../src/modules/ledger/journal/prove-shop.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/**
 * Expects the list of orders, what each customer sees by their link, and the books to say the same of what is owed as the
 * orders themselves and the customers' list.
 */
export async function expectOwedEverywhere(
  stack: Stack,
  shop: OpenedShop,
  all: readonly Order[],
  known: readonly Pick<Customer, "id" | "owed">[],
): Promise<void> {
  const { items } = await call(stack, orders.list, { query: { limit: 100 } }, shop);
  expect(items.map((row) => [row.id, owedMinorOf(row), row.customer?.id]).toSorted()).toEqual(
    all.map((order) => [order.id, owedMinorOf(order), order.customer?.id]).toSorted(),
  );
  for (const { id, owed } of known) {
    const { url } = await call(stack, balanceLinks.create, { params: { id } }, shop);
    const link = new URL(url).pathname.split("/").at(-1) ?? "";
    const seen = await call(stack, balanceLinks.get, { params: { link } });
    const lines = [...seen.orders, ...seen.manual];
    expect([seen.owed.minor, lines.reduce((sum, line) => sum + line.owed.minor, 0)]).toEqual([owed.minor, owed.minor]);
    const theirs = all.filter((order) => order.customer?.id === id && owedMinorOf(order) > 0);
    expect(seen.orders.map((order) => [order.id, order.owed.minor]).toSorted()).toEqual(
      theirs.map((order) => [order.id, owedMinorOf(order)]).toSorted(),
    );
  }
  expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
}
