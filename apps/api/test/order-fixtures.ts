import type { Product } from "@mauzo/contract/catalogue/products";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { type NewClaim, paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { expect } from "vitest";
import { cursorOf } from "./cursor-of.ts";
import { call } from "./endpoints.ts";
import { callSave } from "./saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Wanted = { product?: Product; quantity?: number; customer?: { name?: string; phone?: string } };

/** Places an order over a cart link; returns it as its shop reads it. */
export async function addOrder(stack: Stack, shop: OpenedShop, wanted: Wanted = {}): Promise<Order> {
  const { quantity = 1, customer } = wanted;
  const product = wanted.product ?? (await addProduct(stack, shop));
  const token = await addCart(stack, shop, [makeCartLine(product, quantity)]);
  const chosen = [{ id: product.id, variants: [{ id: product.variants[0]?.id, quantity }] }];
  const { order_id } = await call(stack, cart.submit, {
    query: { token },
    body: { products: chosen, customer },
  });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  return call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
}

/** Some units of a product's first variant. */
export const selectProduct = (product: Product, quantity = 1) => ({
  products: [{ id: product.id, variants: [{ id: product.variants[0]?.id ?? "", quantity }] }],
});

/** Creates a manual order as staff of the shop. */
export const createManualOrder = (
  stack: Stack,
  shop: OpenedShop,
  order: Omit<NewOrder, "language"> & Partial<Pick<NewOrder, "language">>,
) => call(stack, manualOrders.create, { body: { language: "en", ...order } }, shop);

/** Adds an order and its customer's payment claim. */
export async function addClaim(stack: Stack, shop: OpenedShop, claim: Partial<NewClaim> = {}) {
  const product = await addProduct(stack, shop);
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const { order_id } = await call(stack, cart.submit, { query: { token }, body: selectProduct(product) });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  const { id } = await call(stack, cartClaims.create, {
    query: { token },
    body: { amount_minor: 100, ...claim },
  });
  return { token, id, orderId: items[0]?.id ?? "" };
}

/** Calls the endpoints for orders. */
export async function callOrderEndpoints(
  stack: Stack,
  shop: OpenedShop,
  get: (path: string) => Promise<void>,
  id: string,
) {
  const month = "from=2026-01-01T00:00:00.000Z&to=2099-01-01T00:00:00.000Z";
  for (const query of [
    ...[
      "",
      "?status=paid",
      `?status=paid&cursor=${cursorOf("placed_desc", id)}`,
      "?search=neema%20cc17",
      "?search=0712345678",
    ],
    ...["?status=pending&payment=unpaid&channel=web", `?${month}`, `?status=delivered&${month}&least=1&most=1000`],
    ...[`?search=neema&${month}&channel=web&least=1`, "?fulfilment=preparing", "?search=neema&fulfilment=preparing"],
    ...["?attention=owed", "?attention=unpaid&payment=unpaid", "?attention=stale", "?attention=stale&search=neema"],
    ...["?attention=claimed", "?attention=claimed&search=neema", "?attention=broken"],
    ...["?sort=total_desc", `?sort=total&cursor=${cursorOf("total", id, 100)}`, "?sort=total&search=neema&limit=5"],
    ...["?sort=customer", `?sort=customer_desc&cursor=${cursorOf("customer_desc", id, "Neema C17")}`],
    ...["?sort=total&fulfilment=preparing", "?sort=customer&attention=claimed"],
  ])
    await get(`/orders${query}`);
  for (const path of ["", "/timeline"]) await get(`/orders/${id}${path}`);
  await get("/order-exports/orders.csv?fulfilment=preparing&search=neema");
  for (const query of ["", "?sort=at", "?search=neema", "?account=cash&direction=in", "?from=2026-11-01&to=2099-01-01"])
    await get(`/transactions${query}`);
  await get("/transactions/balances");
  await get("/sales-summary?from=2026-11-01T21:00:00Z&to=2026-11-08T21:00:00Z");
  await get("/sales-summary/attention");
  for (const query of ["", "?search=neema", "?search=0712%20345", "?sort=name", "?sort=name_desc&limit=3"])
    await get(`/customers${query}`);
  const order = await addOrder(stack, shop);
  const written = await addProduct(stack, shop);
  const charges = [{ kind: "delivery" as const, name: "Boda", type: "fixed" as const, value: 100 }];
  await createManualOrder(stack, shop, { ...selectProduct(written), charges, customer: { phone: "0754 000 222" } });
  const at = { params: { id: order.id } };
  const { version: _, ...workflow } = await call(stack, orderWorkflow.get, {}, shop);
  await callSave(stack, orderWorkflow.save, { body: workflow }, shop);
  await call(stack, orderWorkflow.try, { ...at, body: workflow }, shop);
  const { version, lines } = await call(stack, orders.get, at, shop);
  const [line] = lines;
  const wanted = {
    version,
    charges,
    note: "Leo",
    lines: [{ id: line?.id ?? "", quantity: 2 }],
    ...selectProduct(written),
  };
  await call(stack, orderEdits.preview, { ...at, body: wanted }, shop);
  await call(stack, orderEdits.save, { ...at, body: wanted }, shop);
  await call(stack, orderLinks.create, at, shop);
  await call(stack, orderEdits.note, { ...at, body: { text: "Atakuja" } }, shop);
  await call(stack, orders.move, { ...at, body: { from: "new", to: "delivered" } }, shop);
  const now = await call(stack, orders.get, at, shop);
  const back = { version: now.version, lines: [{ id: line?.id ?? "", quantity: 1, restock: false }] };
  await call(stack, orderEdits.previewReturn, { ...at, body: back }, shop);
  await call(stack, orderEdits.return, { ...at, body: back }, shop);
  await call(stack, orders.move, { ...at, body: { from: "delivered", to: "new" } }, shop);
  const payment = { method: "cash" as const, amount_minor: 100 };
  await call(stack, orders.move, { ...at, body: { from: "new", to: "preparing" } }, shop);
  await call(stack, orderPayments.create, { ...at, body: payment }, shop);
  await call(stack, orderPayments.refund, { ...at, body: payment }, shop);
  const [transaction] = (await call(stack, transactions.list, {}, shop)).items;
  await get(`/transactions/${transaction?.id}`);
  await callSave(stack, deliveryMethods.save, { body: await call(stack, deliveryMethods.get, {}, shop) }, shop);
  const paid = await call(stack, paymentSettings.get, {}, shop);
  await callSave(stack, paymentSettings.save, { body: paid }, shop);
  await call(stack, paymentSettings.changes, { query: {} }, shop);
  const claimed = await addClaim(stack, shop);
  await call(stack, paymentClaims.list, { params: { id: claimed.orderId } }, shop);
  await call(stack, paymentClaims.confirm, { params: { id: claimed.id }, body: { record: true } }, shop);
  const taken = await addClaim(stack, shop);
  await call(stack, cartClaims.withdraw, { query: { token: taken.token }, body: { id: taken.id } });
  const moves = (["cancelled", "new"] as const).map((to) => ({
    ...{ id: order.id, from: to === "new" ? ("cancelled" as const) : ("preparing" as const), to },
  }));
  for (const move of moves) {
    const { orders: moved } = await call(stack, orders.moveMany, { body: { moves: [move] } }, shop);
    expect(moved[0]?.refused).toBeNull();
  }
}
