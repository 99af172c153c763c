import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCart, addProduct, makeCartLine } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  const shop = await openShop(stack);
  const product = await addProduct(stack, shop, { stock: 5 });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  const body = Object.assign({}, shown.body, { customer: { name: "Neema", phone: "0712345678" } });
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body })).status).toBe(200);
});
afterAll(() => stack.stop());

const ordersWith = (cart: string, number: string) =>
  `insert into orders (shop_id, cart_id, conversation_id, number, channel, quantity, total_minor, currency)
   select shop_id, ${cart}, conversation_id, ${number}, channel, quantity, total_minor, currency from orders`;
const linesWith = (columns: string) =>
  `insert into order_lines (shop_id, order_id, product_id, variant_id, product_name, name, quantity, unit_price_minor, total_minor, position)
   select shop_id, order_id, product_id, variant_id, product_name, name, ${columns}, 1 from order_lines limit 1`;
const unique = "23505";
const check = "23514";
const foreignKey = "23503";

/** The database enforces these whatever the code does: the statements run as the owner, past every policy. */
it.each([
  ["a second order of one cart", ordersWith("cart_id", "'OTHER-NUMBR'"), unique],
  ["a second order of one number", ordersWith("uuidv7()", "number"), unique],
  ["an order of no cart", ordersWith("uuidv7()", "'OTHER-NUMBR'"), foreignKey],
  ["stock below nothing", "update variants set stock = -1", check],
  ["a negative price", "update variants set price_minor = -1", check],
  ["a line whose sum is wrong", linesWith("2, 100, 100"), check],
  ["a line of less than nothing", linesWith("-1, 100, -100"), check],
  [
    "a movement of nothing",
    "insert into stock_movements (shop_id, variant_id, delta, reason) select shop_id, id, 0, 'adjustment' from variants",
    check,
  ],
  [
    "a movement of nothing in particular",
    "insert into stock_movements (shop_id, delta, reason) select shop_id, 1, 'adjustment' from shops",
    check,
  ],
  [
    "a cost of what did not come in",
    "insert into stock_movements (shop_id, variant_id, delta, reason, unit_cost_minor) select shop_id, id, 1, 'adjustment', 5 from variants",
    check,
  ],
  [
    "a cause of a sale",
    "insert into stock_movements (shop_id, variant_id, delta, reason, cause) select shop_id, id, -1, 'sale', 'lost' from variants",
    check,
  ],
  [
    "a sale that names a cart",
    "insert into stock_movements (shop_id, variant_id, delta, reason, cart_id) select v.shop_id, v.id, -1, 'sale', c.id from variants v join carts c using (shop_id)",
    check,
  ],
  [
    "a hold without its cart",
    "insert into stock_movements (shop_id, variant_id, delta, reason) select shop_id, id, -1, 'hold' from variants",
    check,
  ],
  ["a number of whom nothing is held for", "update carts set held_phone = sha256('a')", check],
  ["a hold of a minute nobody offers", "update shops set hold_minutes = 14", check],
  ["a threshold below nothing", "update variants set low_stock_at = -1", check],
  ["goods nobody knows", "update orders set fulfilment = 'lost'", check],
  [
    "two contacts of one number",
    "insert into contacts (shop_id, customer_id, phone) select shop_id, customer_id, phone from contacts",
    unique,
  ],
  [
    "two carts of one number",
    "insert into carts (shop_id, conversation_id, number, language, expires_at) select shop_id, conversation_id, number, 'en', now() from carts",
    unique,
  ],
  [
    "two pushed messages of one number",
    "insert into messages (shop_id, conversation_id, direction, author, seq, body, push_number) select shop_id, conversation_id, direction, author, seq + 1000, body, push_number from messages where push_number is not null",
    unique,
  ],
  [
    "two messages of one number in a conversation",
    "insert into messages (shop_id, conversation_id, direction, author, seq, body) select shop_id, conversation_id, direction, author, seq, body from messages",
    unique,
  ],
  [
    "a customer's words from the shop",
    `insert into messages (shop_id, conversation_id, direction, author, seq, body) select shop_id, id, 'out', 'customer', 1000, '{}' from conversations`,
    check,
  ],
  [
    "an answer of no flow one knows",
    `insert into messages (shop_id, conversation_id, direction, author, seq, body, flow_version) select shop_id, id, 'out', 'bot', 1000, '{}', 'own:0' from conversations`,
    check,
  ],
  [
    "a flow that says what a customer said",
    `insert into messages (shop_id, conversation_id, direction, author, seq, body, flow_version) select shop_id, id, 'in', 'customer', 1000, '{}', 'own:1' from conversations`,
    check,
  ],
  ["two accounts of one e-mail", "insert into auth.users (name, email) select name, email from auth.users", unique],
])("refuses %s", async (_, statement, code) => {
  const refused = await stack.db.query(statement).then(
    () => "taken",
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
  );
  expect(refused).toBe(code);
});
