import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { type NewOrder, newOrders } from "@mauzo/contract/orders/new-orders";
import { type NewClaim, orderClaims } from "@mauzo/contract/orders/order-claims";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { expect } from "vitest";
import { get } from "./endpoints.ts";
import { addCart, addProduct, lineOf, type OpenedShop } from "./market.ts";
import type { Stack } from "./stack.ts";

type Wanted = { product?: Product; quantity?: number; customer?: { name?: string; phone?: string } };

/** An order placed over a cart link, as its shop reads it. */
export async function addOrder(stack: Stack, shop: OpenedShop, wanted: Wanted = {}): Promise<Order> {
  const { quantity = 1, customer } = wanted;
  const product = wanted.product ?? (await addProduct(stack, shop));
  const token = await addCart(stack, shop, [lineOf(product, quantity)]);
  const chosen = [{ id: product.id, variants: [{ id: product.variants[0]?.id, quantity }] }];
  const { order_id } = await get(stack, cart.submit, { query: { token }, body: { products: chosen, customer } });
  const { items } = await get(stack, orders.list, { query: { search: order_id } }, shop);
  return get(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
}

/** So many units of a product's first variant. */
export const chosenOf = (product: Product, quantity = 1) => ({
  products: [{ id: product.id, variants: [{ id: product.variants[0]?.id ?? "", quantity }] }],
});

/** An order somebody of the shop writes down. */
export const writeOrder = (
  stack: Stack,
  shop: OpenedShop,
  order: Omit<NewOrder, "language"> & Partial<Pick<NewOrder, "language">>,
) => get(stack, newOrders.create, { body: { language: "en", ...order } }, shop);

/** An order whose customer says that something was paid for it. */
export async function addClaim(stack: Stack, shop: OpenedShop, claim: Partial<NewClaim> = {}) {
  const product = await addProduct(stack, shop);
  const token = await addCart(stack, shop, [lineOf(product)]);
  const { order_id } = await get(stack, cart.submit, { query: { token }, body: chosenOf(product) });
  const { items } = await get(stack, orders.list, { query: { search: order_id } }, shop);
  const { id } = await get(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100, ...claim } });
  return { token, id, orderId: items[0]?.id ?? "" };
}

/** Somebody looks after the orders. */
export async function useOrders(stack: Stack, shop: OpenedShop, call: (path: string) => Promise<void>, id: string) {
  const month = "from=2026-01-01T00:00:00.000Z&to=2099-01-01T00:00:00.000Z";
  for (const query of [
    ...["", "?status=paid", `?status=paid&cursor=${id}`, "?search=neema%20cc17", "?search=0712345678"],
    ...["?status=pending&money=unpaid&channel=web", `?${month}`, `?status=delivered&${month}&least=1&most=1000`],
    ...[`?search=neema&${month}&channel=web&least=1`, "?goods=preparing", "?search=neema&goods=preparing"],
    ...["?attention=owed", "?attention=unpaid&money=unpaid", "?attention=stale", "?attention=stale&search=neema"],
    ...["?attention=claimed", "?attention=claimed&search=neema"],
  ])
    await call(`/orders${query}`);
  for (const path of ["", "/trail"]) await call(`/orders/${id}${path}`);
  await call("/order-exports/orders.csv?goods=preparing&search=neema");
  await call("/sales-summary?from=2026-11-01T21:00:00Z&to=2026-11-08T21:00:00Z");
  await call("/sales-summary/attention");
  for (const query of ["", "?search=neema", "?search=0712%20345"]) await call(`/customers${query}`);
  const order = await addOrder(stack, shop);
  const written = await addProduct(stack, shop);
  const charges = [{ kind: "delivery" as const, name: "Boda", type: "fixed" as const, value: 100 }];
  await writeOrder(stack, shop, { ...chosenOf(written), charges, customer: { phone: "0754 000 222" } });
  const at = { params: { id: order.id } };
  const workflow = await get(stack, orderWorkflow.get, {}, shop);
  await get(stack, orderWorkflow.save, { body: workflow }, shop);
  await get(stack, orderWorkflow.try, { ...at, body: workflow }, shop);
  const { edition, lines } = await get(stack, orders.get, at, shop);
  const [line] = lines;
  const wanted = { edition, charges, note: "Leo", lines: [{ id: line?.id ?? "", quantity: 2 }], ...chosenOf(written) };
  await get(stack, orderEdits.preview, { ...at, body: wanted }, shop);
  await get(stack, orderEdits.save, { ...at, body: wanted }, shop);
  await get(stack, orderLinks.create, at, shop);
  await get(stack, orderEdits.note, { ...at, body: { text: "Atakuja" } }, shop);
  await get(stack, orders.move, { ...at, body: { from: "new", to: "delivered" } }, shop);
  const now = await get(stack, orders.get, at, shop);
  const back = { edition: now.edition, lines: [{ id: line?.id ?? "", quantity: 1, restock: false }] };
  await get(stack, orderEdits.previewReturn, { ...at, body: back }, shop);
  await get(stack, orderEdits.return, { ...at, body: back }, shop);
  await get(stack, orders.move, { ...at, body: { from: "delivered", to: "new" } }, shop);
  const payment = { method: "cash" as const, amount_minor: 100 };
  await get(stack, orders.move, { ...at, body: { from: "new", to: "preparing" } }, shop);
  await get(stack, orderPayments.create, { ...at, body: payment }, shop);
  await get(stack, orderPayments.refund, { ...at, body: payment }, shop);
  await get(stack, deliveryWays.save, { body: await get(stack, deliveryWays.get, {}, shop) }, shop);
  const claimed = await addClaim(stack, shop);
  await get(stack, orderClaims.list, { params: { id: claimed.orderId } }, shop);
  await get(stack, orderClaims.confirm, { params: { id: claimed.id }, body: { record: true } }, shop);
  const taken = await addClaim(stack, shop);
  await get(stack, cartClaims.withdraw, { query: { token: taken.token }, body: { id: taken.id } });
  const moves = (["cancelled", "new"] as const).map((to) => ({
    ...{ id: order.id, from: to === "new" ? ("cancelled" as const) : ("preparing" as const), to },
  }));
  for (const move of moves) {
    const { orders: moved } = await get(stack, orders.moveMany, { body: { moves: [move] } }, shop);
    expect(moved[0]?.refused).toBeNull();
  }
}
