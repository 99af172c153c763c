import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it("each change of an order is a fact, once, and no fact of the shop holds a name or a phone number", async () => {
  const product = await addProduct(stack, shop, { stock: 9 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const customer = { name: "Neema Mushi", phone: "0712345678" };
  await call(stack, cart.submit, { query: { token }, body: { ...selectProduct(product), customer } });
  const { items } = await call(stack, orders.list, {}, shop);
  const id = items[0]?.id ?? "";
  const ofOrder = { params: { id } };

  const claim = await call(stack, cartClaims.create, { query: { token }, body: { amount_minor: 100 } });
  const confirm = { params: { id: claim.id }, body: { record: true } };
  await call(stack, paymentClaims.confirm, confirm, shop);
  await call(stack, paymentClaims.confirm, confirm, shop);
  const money = { amount_minor: 100, method: "cash" as const };
  await call(stack, orderPayments.create, { ...ofOrder, body: money }, shop);
  await call(stack, orderPayments.refund, { ...ofOrder, body: { ...money, amount_minor: 200 } }, shop);
  const order = await call(stack, orders.get, ofOrder, shop);
  const lines = order.lines.map((line) => ({ id: line.id, quantity: 2 }));
  await call(
    stack,
    orderEdits.save,
    { ...ofOrder, body: { version: order.version, lines, charges: [], note: "" } },
    shop,
  );
  await call(stack, orderEdits.note, { ...ofOrder, body: { text: "Neema calls back" } }, shop);
  await call(stack, orders.move, { ...ofOrder, body: { from: "new", to: "cancelled" } }, shop);

  const { rows } = await stack.db.query(
    "select name, actor->>'kind' as by, payload from facts where subject = $1 order by xid, seq",
    [id],
  );
  expect(rows.map(({ name, by }) => [name, by])).toEqual([
    ["order.placed", "customer"],
    ["order.claim_created", "customer"],
    ["order.claim_ended", "staff"],
    ["order.paid", "staff"],
    ["order.paid", "staff"],
    ["order.refunded", "staff"],
    ["order.edited", "staff"],
    ["order.note_added", "staff"],
    ["order.moved", "staff"],
  ]);
  expect(rows.at(-1)?.payload).toEqual({ from: "new", to: "cancelled", moves: 1, stock: "restock" });
  const all = await stack.db.query<{ text: string }>("select string_agg(to_json(f)::text, ' ') as text from facts f");
  expect(all.rows[0]?.text).toContain(id);
  expect(all.rows[0]?.text).not.toMatch(/Neema|Mushi|712345678|calls back/);
});
