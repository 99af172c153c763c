import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addCartLink,
  addConversation,
  expireHold,
  openShopWithHolds,
  runReleaseJob,
  showCart,
} from "../../../test/cart-holds.ts";
import { call, request } from "../../../test/endpoints.ts";
import { addExpense, addReceiptPicture } from "../../../test/expense-fixtures.ts";
import { addOrder } from "../../../test/order-fixtures.ts";
import { addPicture } from "../../../test/picture-uploads.ts";
import { checkImportFile, runImport } from "../../../test/product-imports.ts";
import { runCleaning } from "../../../test/run-cleaning.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop, stockOf } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { addBill, addSupplier } from "../../../test/supplier-fixtures.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShopWithHolds(stack);
});
afterAll(() => stack.stop());

/** Lets two months pass for carts, and for their links unless `links` is false. */
const passMonths = (links = true) =>
  stack.db.query(`
    with c as (update carts set expires_at = expires_at - interval '60 days')
    update lookup_keys set expires_at = expires_at - interval '60 days' where ${links}`);
const cartsOf = ({ shopId }: OpenedShop) => countRows(stack, "carts where shop_id = $1", [shopId]);

describe("a cart", () => {
  it("that was ordered stays, and its link is the receipt for as long as it leads there", async () => {
    const fresh = await openShop(stack);
    const product = await addProduct(stack, fresh, { stock: 5 });
    const token = await addCart(stack, fresh, [makeCartLine(product)]);
    const shown = await call(stack, cart.get, { query: { token } });
    const body = { ...shown, products: shown.products, customer: { name: "Neema", phone: "0712345678" } };
    expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body })).status).toBe(200);
    await passMonths(false);
    await runCleaning(stack);
    expect(await call(stack, cart.get, { query: { token } })).toMatchObject({ order_id: shown.order_id });
    await passMonths();
    await runCleaning(stack);
    expect((await request(stack, cart.get, { query: { token } })).status).toBe(404);
    expect([await cartsOf(fresh), await countRows(stack, "lookup_keys where kind = 'cart'")]).toEqual([1, 0]);
    const { items } = await call(stack, orders.list, { query: {} }, fresh);
    expect(items).toHaveLength(1);
  });

  it("that holds goods stays until it has given them back; then it stays for the stock movements, without its lines", async () => {
    const product = await addProduct(stack, shop, { stock: 5 });
    const item = product.variants[0]?.id ?? "";
    const link = await addCartLink(stack, shop, await addConversation(stack, shop), [makeCartLine(product, 2)]);
    await passMonths(false);
    await runCleaning(stack);
    expect([await cartsOf(shop), (await stockOf(stack, item)).stock]).toEqual([1, 3]);
    expect((await showCart(stack, link)).products).toHaveLength(1);
    await expireHold(stack, shop, link);
    await runReleaseJob(stack, shop, link);
    await runCleaning(stack);
    expect([await cartsOf(shop), await stockOf(stack, item)]).toEqual([1, { stock: 5, moved: 5 }]);
    expect(await countRows(stack, "cart_lines where shop_id = $1", [shop.shopId])).toBe(0);
    const { rows } = await stack.db.query(
      "select distinct c.number from stock_movements m join carts c on c.id = m.cart_id where m.shop_id = $1",
      [shop.shopId],
    );
    expect(rows).toEqual([{ number: link.number }]);
    // It is not checked again every night.
    expect(await countRows(stack, "carts where shop_id = $1 and expires_at = 'infinity'", [shop.shopId])).toBe(1);
  });

  it("whose link was made anew in the meantime stays", async () => {
    const fresh = await openShop(stack);
    const product = await addProduct(stack, fresh);
    const conversation = await addConversation(stack, fresh);
    const first = await addCartLink(stack, fresh, conversation, [makeCartLine(product)]);
    await passMonths();
    const again = await addCartLink(stack, fresh, conversation, [makeCartLine(product)], first.number);
    await runCleaning(stack);
    expect(again.number).toBe(first.number);
    expect((await showCart(stack, again)).products).toHaveLength(1);
    await passMonths();
    await runCleaning(stack);
    expect(await cartsOf(fresh)).toBe(0);
    const next = await addCartLink(stack, fresh, conversation, [makeCartLine(product)], first.number);
    expect((await showCart(stack, next)).products).toHaveLength(1);
  });
});

it("addresses of shops and bots stay, which never end", async () => {
  const lasting = () => countRows(stack, "lookup_keys where kind in ('slug', 'bot')");
  const before = await lasting();
  await runCleaning(stack);
  expect(await lasting()).toBe(before);
});

describe("a file of products", () => {
  const file = "name,price,stock\nKanga,1000,1\nKitenge,ghali,1\n";
  const age = (id: string) =>
    stack.db.query(
      `update imports set created_at = now() - interval '100 days', checked_at = now() - interval '100 days',
       finished_at = case when finished_at is not null then now() - interval '100 days' end where id = $1`,
      [id],
    );
  const rowsOf = (id: string) => countRows(stack, "import_rows where import_id = $1", [id]);

  it("that is in the shop is shown without its rows, and can still be undone", async () => {
    const { id } = await checkImportFile(stack, shop, file);
    await runImport(stack, shop, id);
    await age(id);
    await runCleaning(stack, { batchSize: 1 });
    expect(await rowsOf(id)).toBe(0);
    const shown = await call(stack, productImports.get, { params: { id } }, shop);
    expect(shown).toMatchObject({ state: "done", counts: { new: 1, broken: 1 }, sample: [] });
    expect(shown.batch_id).not.toBeNull();
    const { items } = await call(stack, products.list, { query: { search: "kanga" } }, shop);
    expect(items).toHaveLength(1);
  });

  it("that nobody imported is cancelled, so that nobody imports half of it", async () => {
    const { id } = await checkImportFile(stack, shop, file);
    await age(id);
    await runCleaning(stack, { batchSize: 1, jobMs: -1 });
    expect(await rowsOf(id)).toBe(0);
    expect(await call(stack, productImports.get, { params: { id } }, shop)).toMatchObject({
      state: "cancelled",
    });
    expect((await request(stack, productImports.start, { params: { id } }, shop)).status).toBe(409);
  });

  it.each(["checking", "running"])("that is being worked on (%s) stays", async (state) => {
    const { id } = await checkImportFile(stack, shop, file);
    await age(id);
    await stack.db.query("update imports set state = $2 where id = $1", [id, state]);
    await runCleaning(stack);
    expect(await rowsOf(id)).toBe(2);
  });
});

it("a picture that a product, a claim, the logo or the cover shows stays, however old it is", async () => {
  const fresh = await openShop(stack);
  const [ofProduct, ofClaim, logo, cover, ofNothing] = [
    await addPicture(stack, fresh),
    await addPicture(stack, fresh),
    await addPicture(stack, fresh),
    await addPicture(stack, fresh),
    await addPicture(stack, fresh),
  ];
  await addProduct(stack, fresh, { pictures: [{ id: ofProduct.id }] });
  await call(stack, shops.update, { body: { logo_id: logo.id, cover_id: cover.id } }, fresh);
  const { id } = await addOrder(stack, fresh);
  await stack.db.query(
    "insert into payment_claims (shop_id, order_id, amount_minor, method, media_id) values ($1, $2, 100, 'cash', $3)",
    [fresh.shopId, id, ofClaim.id],
  );
  await stack.db.query("update media set created_at = now() - interval '20 days' where shop_id = $1", [fresh.shopId]);
  expect((await runCleaning(stack)).deleted.media).toBe(1);
  const { rows } = await stack.db.query<{ id: string }>("select id from media where shop_id = $1", [fresh.shopId]);
  const left = rows.map((row) => row.id).sort();
  expect(left).toEqual([ofProduct.id, ofClaim.id, logo.id, cover.id].sort());
  expect(left).not.toContain(ofNothing.id);
});

it("a private picture that an expense or a bill shows stays, also of one that was struck; one that nothing shows goes", async () => {
  const fresh = await openShop(stack);
  const picture = () => addReceiptPicture(stack, fresh);
  const [ofExpense, ofStruck, ofBill, ofNothing] = [await picture(), await picture(), await picture(), await picture()];
  await addExpense(stack, fresh, { picture_id: ofExpense });
  const struck = await addExpense(stack, fresh, { picture_id: ofStruck });
  await call(stack, expenses.void, { params: { id: struck.id }, body: {} }, fresh);
  const supplier = await addSupplier(stack, fresh);
  await addBill(stack, fresh, supplier.id, { picture_id: ofBill });
  const picturesLeft = async () => {
    await runCleaning(stack);
    const { rows } = await stack.db.query<{ id: string }>("select id from media where shop_id = $1 and is_private", [
      fresh.shopId,
    ]);
    return rows.map(({ id }) => id).sort();
  };
  expect(await picturesLeft()).toHaveLength(4);
  await stack.db.query("update media set created_at = now() - interval '25 hours' where shop_id = $1", [fresh.shopId]);
  const left = await picturesLeft();
  expect(left).toEqual([ofExpense, ofStruck, ofBill].sort());
  expect(left).not.toContain(ofNothing);
});
