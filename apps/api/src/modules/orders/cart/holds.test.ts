import { type Product, products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import { shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addCartLink,
  addConversation,
  type CartLink,
  expireHold,
  holdWithPhone,
  openShopWithHolds,
  runReleaseJob,
  showCart,
  stockUnits,
} from "../../../../test/cart-holds.ts";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";
import { releaseHeldStock } from "./release-held-stock.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShopWithHolds(stack);
});
afterAll(() => stack.stop());

const idOf = (product: Product) => product.variants[0]?.id ?? "";
const newLink = async (product: Product, quantity = 1) =>
  addCartLink(stack, shop, await addConversation(stack, shop), [makeCartLine(product, quantity)]);
const submit = async (link: CartLink) =>
  request(stack, cart.submit, { query: { token: link.token }, body: await showCart(stack, link) });
const availableTo = async (link: CartLink) => (await showCart(stack, link)).products[0]?.variants[0]?.available;

describe("a shop that holds nothing", () => {
  it("is every shop until its admin says otherwise, and its links take nothing", async () => {
    const other = await openShop(stack);
    const product = await addProduct(stack, other, { stock: 2 });
    const link = await addCartLink(stack, other, await addConversation(stack, other), [makeCartLine(product, 2)]);
    expect(await showCart(stack, link)).toMatchObject({ held_until: null, time_zone: "Africa/Dar_es_Salaam" });
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 2, moved: 2, held: 0, sold: 0 });
    expect((await call(stack, shopEndpoints.get, {}, other)).hold_minutes).toBe(0);
    for (const hold_minutes of [-1, 1, 14, 1440, "15", null])
      expect((await request(stack, shopEndpoints.update, { body: { hold_minutes } }, other)).status).toBe(422);
  });
});

describe("a cart link from the chat", () => {
  it("leaves its goods on the shelf: the shop's stock tells of them until they are let go", async () => {
    const product = await addProduct(stack, shop, { stock: 3 });
    const other = await addProduct(stack, shop, { stock: 3 });
    const link = await newLink(product, 2);
    const stockNow = async (of: Product) => {
      const { items } = await call(stack, stock.list, { query: {} }, shop);
      const one = await call(stack, stock.get, { params: { id: idOf(of) } }, shop);
      expect(items).toContainEqual(one);
      return [one.stock, one.held];
    };
    expect(await stockNow(product)).toEqual([1, 2]);
    expect(await stockNow(other)).toEqual([3, 0]);
    await expireHold(stack, shop, link);
    await runReleaseJob(stack, shop, link);
    expect(await stockNow(product)).toEqual([3, 0]);
  });

  it("keeps its goods from everybody else, not from whoever asked for it", async () => {
    const product = await addProduct(stack, shop, { name: "Mkeka", stock: 1 });
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("mkeka");
    await visitor.say("1");
    const first = { token: linkTokenIn((await visitor.pick("Get order link")).text), number: "" };
    // In a browser the customer is unknown: the cart holds once it has a phone number.
    expect(await showCart(stack, first)).toMatchObject({ held_until: null, hold_minutes: 15 });
    expect(await stockUnits(stack, idOf(product))).toMatchObject({ stock: 1, held: 0 });
    const until = await holdWithPhone(stack, first, "0712 345 678");
    const shown = await showCart(stack, first);
    expect(shown.held_until).toBe(until);
    const link = { ...first, number: shown.order_id };
    const minutesLeft = (Date.parse(shown.held_until ?? "") - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(14.5);
    expect(minutesLeft).toBeLessThanOrEqual(15.1);
    expect(await availableTo(link)).toBe(1);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 1, sold: 0 });

    const other = startChatVisitor(stack, shop);
    await other.say("Hello");
    await other.say("mkeka");
    expect((await other.pick("Mkeka")).text.toLowerCase()).toContain("sold out");
    const line = { product_id: product.id, variant_id: idOf(product), quantity: 1, add_ons: [] };
    const body = { lines: [line], language: "en" };
    const refused = await request(stack, publicShops.createCart, { params: { slug: shop.slug }, body });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("sold_out")]);

    // The same visitor asks again: the same cart, and the hold is still theirs.
    const again = await visitor.say("checkout");
    const renewed = { token: linkTokenIn(again.text), number: link.number };
    expect(await availableTo(renewed)).toBe(1);
    expect(await showCart(stack, renewed)).toMatchObject({ order_id: link.number, held_until: until });
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 1, sold: 0 });

    expect((await submit(renewed)).status).toBe(200);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 0, sold: 1 });
    expect(await showCart(stack, renewed)).toMatchObject({ held_until: null, hold_minutes: 0 });
    const { items } = await call(stack, stock.movements, { params: { id: idOf(product) } }, shop);
    expect(items.map(({ reason, delta, cart_number, order }) => [reason, delta, cart_number, order?.order_id])).toEqual(
      [
        ["sale", -1, null, link.number],
        ["release", 1, link.number, undefined],
        ["hold", -1, link.number, undefined],
        ["opening", 1, null, undefined],
      ],
    );
  });

  it("holds as far as there is anything, and says nothing of time where there was nothing", async () => {
    const product = await addProduct(stack, shop, { stock: 3 });
    const links = [await newLink(product, 2), await newLink(product, 2), await newLink(product, 1)];
    const shown = await Promise.all(links.map((link) => showCart(stack, link)));
    expect(shown.map((each) => [each.products[0]?.variants[0]?.available, each.held_until !== null])).toEqual([
      [2, true],
      [1, true],
      [0, false],
    ]);
  });

  it("lets go of what the same conversation held before", async () => {
    const [first, second] = [await addProduct(stack, shop, { stock: 1 }), await addProduct(stack, shop, { stock: 1 })];
    const conversation = await addConversation(stack, shop);
    const before = await addCartLink(stack, shop, conversation, [makeCartLine(first)]);
    const after = await addCartLink(stack, shop, conversation, [makeCartLine(second)]);
    expect(await stockUnits(stack, idOf(first))).toEqual({ stock: 1, moved: 1, held: 0, sold: 0 });
    expect(await stockUnits(stack, idOf(second))).toEqual({ stock: 0, moved: 0, held: 1, sold: 0 });
    expect([(await showCart(stack, before)).held_until, await availableTo(after)]).toEqual([null, 1]);
  });

  it("holds nothing of a draft or of what was archived, and gives back what became either", async () => {
    const product = await addProduct(stack, shop, { stock: 4 });
    const link = await newLink(product, 3);
    await call(stack, products.archive, { params: { id: product.id } }, shop);
    const late = await newLink(product, 1);
    expect((await showCart(stack, late)).held_until).toBeNull();
    await expireHold(stack, shop, link);
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 4, moved: 4, held: 0, sold: 0 });
  });

  it("gives back nothing of an add-on that is no longer counted", async () => {
    const extra = { name: "Zawadi", min: 0, max: 2, add_ons: [{ name: "Karatasi", price_minor: 1, stock: 5 }] };
    const product = await addProduct(stack, shop, { stock: 5, add_on_groups: [extra] });
    const [group] = product.add_on_groups;
    const addOnId = group?.add_ons[0]?.id ?? "";
    const lines = [makeCartLine(product, 2), { ...makeCartLine(product, 2), variantId: null, addOnId }];
    const link = await addCartLink(stack, shop, await addConversation(stack, shop), lines);
    expect(await stockUnits(stack, addOnId)).toEqual({ stock: 3, moved: 3, held: 2, sold: 0 });
    const groups = [{ ...extra, id: group?.id, add_ons: [{ ...extra.add_ons[0], id: addOnId, stock: null }] }];
    const body = { name: "Kikoi", category: "home", price_minor: 1, stock: 3, stock_was: 3, add_on_groups: groups };
    expect((await requestSave(stack, products.update, { params: { id: product.id }, body }, shop)).status).toBe(200);
    await expireHold(stack, shop, link);
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, addOnId)).toEqual({ stock: null, moved: 0, held: 0, sold: 0 });
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 5, moved: 5, held: 0, sold: 0 });
  });
});

describe("when the time is up", () => {
  it("the goods go back once, however often it is looked at, and not before", async () => {
    const product = await addProduct(stack, shop, { stock: 2 });
    const link = await newLink(product, 2);
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, idOf(product))).toMatchObject({ stock: 0, held: 2 });
    await expireHold(stack, shop, link);
    const row = { statement: "select from variants where id = $1 for update", values: [idOf(product)] };
    await whileLocked(stack, row, () => Array.from({ length: 4 }, () => runReleaseJob(stack, shop, link)));
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 2, moved: 2, held: 0, sold: 0 });
    expect((await showCart(stack, link)).held_until).toBeNull();
  });

  it("they can still be ordered while they last, and are refused in words when they do not", async () => {
    const product = await addProduct(stack, shop, { stock: 1 });
    const link = await newLink(product);
    await expireHold(stack, shop, link);
    // Just after the end of the hold: nobody else has taken the unit yet.
    expect(await availableTo(link)).toBe(1);
    await runReleaseJob(stack, shop, link);
    const other = await newLink(product);
    const late = await request(stack, cart.submit, {
      query: { token: link.token },
      body: { products: [{ id: product.id, variants: [{ id: idOf(product), quantity: 1 }] }] },
    });
    expect([late.status, late.body]).toMatchObject([409, { detail: "Kikoi is sold out." }]);
    expect((await submit(other)).status).toBe(200);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 0, sold: 1 });
  });

  it.each([
    ["just before", -1],
    ["just after, before anybody looked", 0],
  ])("an order sent %s takes the goods it holds", async (_, secondsAfter) => {
    const product = await addProduct(stack, shop, { stock: 2 });
    const link = await newLink(product, 2);
    await stack.db.query("update carts set held_until = now() - make_interval(secs => $2) where number = $1", [
      link.number,
      secondsAfter,
    ]);
    expect((await submit(link)).status).toBe(200);
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 0, sold: 2 });
  });

  it("an order sent in that very moment is sold, whoever comes first", async () => {
    for (let round = 0; round < 8; round++) {
      const product = await addProduct(stack, shop, { stock: 2 });
      const link = await newLink(product, 2);
      const body = await showCart(stack, link);
      await expireHold(stack, shop, link);
      const order = () => request(stack, cart.submit, { query: { token: link.token }, body });
      const [placed, , again] = await Promise.all([order(), runReleaseJob(stack, shop, link), order()]);
      expect([placed.status, again.status]).toEqual([200, 200]);
      expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 0, sold: 2 });
    }
  });

  it("another shop's job gives nothing of it back", async () => {
    const product = await addProduct(stack, shop, { stock: 2 });
    const link = await newLink(product, 2);
    await expireHold(stack, shop, link);
    const { rows } = await stack.db.query<{ id: string }>("select id from carts where number = $1", [link.number]);
    const other = await openShopWithHolds(stack);
    await releaseHeldStock(stack.deps, { shopId: other.shopId, cartId: rows[0]?.id ?? "" });
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 0, moved: 0, held: 2, sold: 0 });
    expect((await showCart(stack, link)).held_until).not.toBeNull();
  });

  it("one job looks, at that time; a renewed cart has a job of its own, and the first one does nothing", async () => {
    const product = await addProduct(stack, shop, { stock: 2 });
    const conversation = await addConversation(stack, shop);
    const link = await addCartLink(stack, shop, conversation, [makeCartLine(product)]);
    const late = "pgboss.job j join carts c on c.id::text = j.data->>'cartId'";
    const due = `${late} where j.name = 'cart-held' and c.number = $1 and j.start_after = c.held_until`;
    expect(await countRows(stack, due, [link.number])).toBe(1);
    await addCartLink(stack, shop, conversation, [makeCartLine(product, 2)], link.number);
    expect(await countRows(stack, `${late} where c.number = $1`, [link.number])).toBe(2);
    await runReleaseJob(stack, shop, link);
    expect(await stockUnits(stack, idOf(product))).toMatchObject({ stock: 0, held: 2 });
  });
});
