import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addCartLink,
  addConversation,
  addStorefrontCart,
  type CartLink,
  holdWithPhone,
  newIpAddress,
  newPhone,
  openShopWithHolds,
  showCart,
  stockUnits,
} from "../../../../test/cart-holds.ts";
import { request } from "../../../../test/endpoints.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let second: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  second = await startStack({ beside: stack, trustProxy: true });
  shop = await openShopWithHolds(stack);
});
afterAll(async () => {
  await second.stop();
  await stack.stop();
});

const idOf = (product: Product) => product.variants[0]?.id ?? "";
const heldOf = async (product: Product) => (await stockUnits(stack, idOf(product))).held;
const fromPage = (product: Product, quantity = 1, of = shop) => addStorefrontCart(stack, of, product, quantity);
const webLink = async (product: Product, quantity = 1) =>
  addCartLink(stack, shop, await addConversation(stack, shop, "web"), [makeCartLine(product, quantity)]);
const each = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe("made-up numbers do not hold a shop", () => {
  const heldAmong = (untils: (string | null)[]) => untils.filter((until) => until !== null).length;

  it("one number holds three carts of a shop at a time, however it is written and however many come at once", async () => {
    const product = await addProduct(stack, shop, { stock: 90 });
    const links = await each(9, () => fromPage(product));
    const number = newPhone();
    const untils = await Promise.all(
      links.map((link, index) =>
        holdWithPhone(
          index % 2 ? stack : second,
          link,
          index % 3 ? number : number.replace("+255", "0"),
          newIpAddress(),
        ),
      ),
    );
    expect([heldAmong(untils), await heldOf(product)]).toEqual([3, 3]);

    // The limit is per shop, and a cart that is ordered no longer counts.
    const other = await openShopWithHolds(stack);
    const theirs = await fromPage(await addProduct(stack, other, { stock: 9 }), 1, other);
    expect(await holdWithPhone(stack, theirs, number, newIpAddress())).not.toBeNull();
    const holding = links[untils.findIndex((until) => until !== null)];
    const refused = links[untils.indexOf(null)];
    if (!holding || !refused) throw new Error("no links");
    expect(await holdWithPhone(stack, refused, number, newIpAddress())).toBeNull();
    const order = { query: { token: holding.token }, body: await showCart(stack, holding) };
    expect((await request(stack, cart.submit, order)).status).toBe(200);
    expect(await holdWithPhone(stack, refused, number, newIpAddress())).not.toBeNull();
  });

  it("one network holds ten carts of a shop at a time, and orders as many as it likes", async () => {
    const product = await addProduct(stack, shop, { stock: 90 });
    const links = await each(16, () => fromPage(product));
    const untils = await Promise.all(
      links.map((link, index) =>
        holdWithPhone(index % 2 ? stack : second, link, newPhone(), `2001:db8:7:1::${index + 1}`),
      ),
    );
    expect([heldAmong(untils), await heldOf(product)]).toEqual([10, 10]);
    expect(await holdWithPhone(stack, await fromPage(product), newPhone(), "2001:db8:7:2::1")).not.toBeNull();
    const answers = await Promise.all(
      links.map(async (link) =>
        request(stack, cart.submit, { query: { token: link.token }, body: await showCart(stack, link) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 73, moved: 73, held: 1, sold: 16 });
  });

  it("all of them together never hold more than half of anything, or one piece; the rest of a cart is not kept alone", async () => {
    const [product, other] = [
      await addProduct(stack, shop, { stock: 50 }),
      await addProduct(stack, shop, { stock: 9 }),
    ];
    const address = newIpAddress();
    const give = (link: CartLink) => holdWithPhone(stack, link, newPhone(), address);
    expect(await give(await fromPage(product, 26))).toBeNull();
    expect(
      await countRows(stack, "stock_movements where variant_id = $1 and cart_id is not null", [idOf(product)]),
    ).toBe(0);
    expect(await give(await fromPage(product, 20))).not.toBeNull();
    const links = await each(8, () => fromPage(product, 2));
    const untils = await Promise.all(links.map(give));
    expect([heldAmong(untils), await heldOf(product)]).toEqual([2, 24]);
    const both = [makeCartLine(other), makeCartLine(product, 2)];
    expect(await give(await addCartLink(stack, shop, await addConversation(stack, shop, "web"), both))).toBeNull();
    expect(await heldOf(other)).toBe(0);
    // Not from other networks either: addresses can be made up just like numbers.
    expect(await holdWithPhone(stack, await fromPage(product, 2), newPhone(), newIpAddress())).toBeNull();
    expect(await holdWithPhone(stack, await fromPage(product, 1), newPhone(), newIpAddress())).not.toBeNull();
    const spread = await addProduct(stack, shop, { stock: 15 });
    const single = await each(33, () => fromPage(spread));
    await Promise.all(single.map((link) => holdWithPhone(stack, link, newPhone(), newIpAddress())));
    expect(await heldOf(spread)).toBe(7);

    const last = await addProduct(stack, shop, { stock: 1 });
    expect(await holdWithPhone(stack, await webLink(last), newPhone(), newIpAddress())).not.toBeNull();
    const two = await addProduct(stack, shop, { stock: 2 });
    const from = newIpAddress();
    const untilsOfTwo = await each(2, async () => holdWithPhone(stack, await webLink(two), newPhone(), from));
    expect([heldAmong(untilsOfTwo), await heldOf(two)]).toEqual([1, 1]);
  });
});
