import type { Product } from "@mauzo/contract/catalogue/products";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addCartLink,
  addConversation,
  addStorefrontCart,
  type CartLink,
  expireHold,
  holdWithPhone,
  newIpAddress,
  newPhone,
  openShopWithHolds,
  runReleaseJob,
  showCart,
  stockUnits,
} from "../../../../test/cart-holds.ts";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, countRows, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { whileLocked } from "../../../../test/while-locked.ts";

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

describe("a browser nobody knows", () => {
  it("holds nothing: not by four chats, nor by forty carts of the shop's page", async () => {
    const product = await addProduct(stack, shop, { name: "Batiki", stock: 50 });
    for (let index = 0; index < 4; index++) {
      const visitor = startChatVisitor(stack, shop);
      await visitor.say("Hello");
      await visitor.say("batiki");
      await visitor.pick("Batiki");
      await visitor.say("20");
      const token = linkTokenIn((await visitor.pick("Get order link")).text);
      expect(await showCart(stack, { token, number: "" })).toMatchObject({ held_until: null, hold_minutes: 15 });
    }
    await each(40, () => fromPage(product, 20));
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 50, moved: 50, held: 0, sold: 0 });
    expect(await countRows(stack, "carts where held_until is not null")).toBe(0);
  });
});

describe("whoever writes in WhatsApp", () => {
  it("holds at once", async () => {
    const product = await addProduct(stack, shop, { name: "Leso", stock: 4 });
    const { token } = await call(stack, chat.createToken, { params: { botId: shop.botId } }, shop);
    const chatId = "255712345678";
    let visitor = "";
    const say = async (message: string, message_type: "text" | "interactive" = "text") => {
      const body = { message, chat_id: chatId, bot_id: shop.botId, message_type };
      const headers = { authorization: `Bearer ${token}`, ...(visitor && { [visitorTokenHeader]: visitor }) };
      const answer = await request(stack, chat.sendWithToken, { body }, { headers });
      visitor = answer.headers.get(visitorTokenHeader) ?? visitor;
      return chat.sendWithToken.reply.parse(answer.body);
    };
    await say("Hello");
    const shown = await say("leso");
    const row = /"id":"([^"]+)","title":"Leso"/.exec(JSON.stringify(shown))?.[1] ?? "";
    await say(row, "interactive");
    await say("3");
    const link = { token: linkTokenIn(String((await say("checkout")).message)), number: "" };
    expect((await showCart(stack, link)).held_until).not.toBeNull();
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 1, moved: 1, held: 3, sold: 0 });
    expect(await countRows(stack, "carts where held_phone is not null or held_network is not null")).toBe(0);
  });
});

describe("a phone number", () => {
  it.each([
    ["the chat", webLink],
    ["the shop's page", fromPage],
  ])("starts the hold of a cart of %s, once, and makes it no longer", async (_, newLink) => {
    const product = await addProduct(stack, shop, { stock: 9 });
    const customers = await countRows(stack, "customers");
    const link = await newLink(product, 2);
    const [number, address] = [newPhone(), newIpAddress()];
    const until = await holdWithPhone(stack, link, number, address);
    const minutesLeft = (Date.parse(until ?? "") - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(14.5);
    expect(minutesLeft).toBeLessThanOrEqual(15.1);
    const shown = await showCart(stack, link);
    expect([shown.held_until, shown.products[0]?.variants[0]?.available]).toEqual([until, 9]);
    await stack.db.query("update carts set held_until = held_until - interval '5 minutes' where number = $1", [
      link.number,
    ]);
    const { held_until: sooner } = await showCart(stack, link);
    expect(sooner).not.toBe(until);
    expect(await holdWithPhone(stack, link, number, address)).toBe(sooner);
    expect(await holdWithPhone(stack, link, newPhone(), newIpAddress())).toBe(sooner);
    expect(await stockUnits(stack, idOf(product))).toEqual({ stock: 7, moved: 7, held: 2, sold: 0 });
    expect(await countRows(stack, "customers")).toBe(customers);
    const jobs =
      "pgboss.job j join carts c on c.id::text = j.data->>'cartId' where j.name = 'cart-held' and c.number = $1";
    expect(await countRows(stack, jobs, [link.number])).toBe(1);
  });

  it("that is none is refused in words of the cart's language, and holds nothing", async () => {
    const product = await addProduct(stack, shop, { stock: 9 });
    const link = await fromPage(product);
    const post = (body: unknown) => request(stack, cart.hold, { query: { token: link.token }, body });
    for (const phone of ["12345", "simu", "0712 345 678 ext 4"])
      expect(await post({ phone })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "phone"], msg: expect.stringContaining("Andika namba ya simu") }] },
      });
    for (const body of [{}, { phone: "" }, { phone: " " }, { phone: newPhone(), name: "Neema" }])
      expect((await post(body)).status).toBe(422);
    expect(await heldOf(product)).toBe(0);
  });

  it("holds nothing in a shop that does not, nor of what is ordered or not there", async () => {
    const other = await openShop(stack);
    const theirs = await fromPage(await addProduct(stack, other, { stock: 9 }), 1, other);
    expect(await holdWithPhone(stack, theirs, newPhone())).toBeNull();
    expect((await showCart(stack, theirs)).hold_minutes).toBe(0);

    const product = await addProduct(stack, shop, { stock: 1 });
    const links = [await webLink(product), await webLink(product)];
    const [bought, late] = links.map(({ token }) => ({ token, number: "" }));
    if (!bought || !late) throw new Error("no links");
    const order = { query: { token: bought.token }, body: await showCart(stack, bought) };
    expect((await request(stack, cart.submit, order)).status).toBe(200);
    for (const link of [bought, late]) expect(await holdWithPhone(stack, link, newPhone(), newIpAddress())).toBeNull();
    expect(
      await countRows(
        stack,
        "carts c join shops s using (shop_id) where s.hold_minutes = 0 and held_until is not null",
      ),
    ).toBe(0);
  });

  it("goes with what it held: ordered, given back, or left for another cart of the conversation", async () => {
    const product = await addProduct(stack, shop, { stock: 50 });
    const isKept = (link: CartLink) =>
      countRows(stack, "carts where number = $1 and (held_phone is not null or held_network is not null)", [
        link.number,
      ]);
    const held = async (link: CartLink) => {
      expect(await holdWithPhone(stack, link, newPhone(), newIpAddress())).not.toBeNull();
      expect(await isKept(link)).toBe(1);
      return link;
    };
    const ordered = await held(await webLink(product));
    const body = await showCart(stack, ordered);
    expect((await request(stack, cart.submit, { query: { token: ordered.token }, body })).status).toBe(200);

    const givenBack = await held(await fromPage(product));
    await expireHold(stack, shop, givenBack);
    await runReleaseJob(stack, shop, givenBack);

    const conversation = await addConversation(stack, shop, "web");
    const left = await held(await addCartLink(stack, shop, conversation, [makeCartLine(product)]));
    await addCartLink(stack, shop, conversation, [makeCartLine(product, 2)]);
    for (const link of [ordered, givenBack, left]) {
      expect(await isKept(link)).toBe(0);
      expect((await showCart(stack, link)).held_until).toBeNull();
    }
    expect(await heldOf(product)).toBe(0);
    // The number itself is not stored either while the cart holds.
    const number = newPhone();
    expect(await holdWithPhone(stack, await fromPage(product), number, newIpAddress())).not.toBeNull();
    expect(await countRows(stack, "carts c where to_jsonb(c)::text like $1", [`%${number.slice(-9)}%`])).toBe(0);
  });
});

describe("a conversation in a browser", () => {
  it("keeps what it holds when it asks for the same cart again, and lets go when it wants another", async () => {
    const product = await addProduct(stack, shop, { stock: 9 });
    const conversation = await addConversation(stack, shop, "web");
    const link = await addCartLink(stack, shop, conversation, [makeCartLine(product, 2)]);
    const until = await holdWithPhone(stack, link, newPhone(), newIpAddress());
    const again = await addCartLink(stack, shop, conversation, [makeCartLine(product, 2)], link.number);
    expect(await showCart(stack, again)).toMatchObject({ held_until: until });
    const { cursor } = await showCart(stack, again);
    const more = await addCartLink(stack, shop, conversation, [makeCartLine(product, 4)], link.number);
    expect((await showCart(stack, more)).held_until).toBeNull();
    expect((await showCart(stack, more)).cursor).not.toBe(cursor);
    expect(await heldOf(product)).toBe(0);
    expect(await holdWithPhone(stack, more, newPhone(), newIpAddress())).not.toBeNull();
    expect(await heldOf(product)).toBe(4);
  });

  it("holds one cart, whichever of its pages gets a number, and however many at once", async () => {
    for (let round = 0; round < 4; round++) {
      const product = await addProduct(stack, shop, { stock: 90 });
      const conversation = await addConversation(stack, shop, "web");
      const links: CartLink[] = [];
      for (let index = 0; index < 4; index++)
        links.push(await addCartLink(stack, shop, conversation, [makeCartLine(product, 1 + index)]));
      const row = { statement: "select from variants where id = $1 for update", values: [idOf(product)] };
      await whileLocked(stack, row, () =>
        links.map((link, index) => holdWithPhone(index % 2 ? stack : second, link, newPhone(), newIpAddress())),
      );
      const shown = await Promise.all(links.map((link) => showCart(stack, link)));
      const holding = shown.filter(({ held_until }) => held_until !== null);
      expect(holding).toHaveLength(1);
      expect(await heldOf(product)).toBe(holding[0]?.products[0]?.variants[0]?.quantity);
    }
  });
});
