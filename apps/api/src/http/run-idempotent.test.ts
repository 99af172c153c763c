import { randomUUID } from "node:crypto";
import { products } from "@mauzo/contract/catalogue/products";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { call } from "../../test/endpoints.ts";
import { filesOf, upload } from "../../test/picture-uploads.ts";
import { runCleaning } from "../../test/run-cleaning.ts";
import {
  addCart,
  addMember,
  addProduct,
  countByStatus,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const kikoi = { name: "Kikoi", category: "home", price_minor: 2_500_000, stock: 10 };
const create = (token: string, key: string, body: unknown = kikoi) =>
  stack.call("POST", "/products", { token, body, headers: { "idempotency-key": key } });
const productCount = () => countRows(stack, "products where shop_id = $1", [shop.shopId]);
const replayed = (answer: { headers: Headers }) => answer.headers.get("idempotent-replayed");

describe("a POST with an Idempotency-Key", () => {
  it("happens once, however parallel it is sent, and every answer is the same", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(shop.token, key)));
    expect(countByStatus(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter((answer) => replayed(answer) === "true")).toHaveLength(49);
    expect(await productCount()).toBe(1);
    const [first] = answers;
    const { batch_id: _, ...made } = products.create.reply.parse(first?.body);
    expect(await call(stack, products.get, { params: { id: made.id } }, { token: shop.token })).toEqual(made);
  });

  it("is 409 with something else in it, and changes nothing", async () => {
    const key = randomUUID();
    await create(shop.token, key);
    const other = await create(shop.token, key, { ...kikoi, stock: 11 });
    expect(other).toMatchObject({ status: 409, body: { code: "idempotency_key_reused" } });
    expect(await productCount()).toBe(1);
  });

  it("is its caller's: another shop's, or another person's, is another", async () => {
    const key = randomUUID();
    const theirs = await openShop(stack);
    const member = await addMember(stack, shop, [{ resource: "product", action: "create" }]);
    const answers = [await create(shop.token, key), await create(theirs.token, key), await create(member.token, key)];
    expect(countByStatus(answers)).toEqual({ 201: 3 });
    expect(answers.map(replayed)).toEqual([null, null, null]);
    expect(new Set(answers.map(({ body }) => products.create.reply.parse(body).id)).size).toBe(3);
  });

  it("that was refused did nothing and may be sent again, mended", async () => {
    const key = randomUUID();
    expect((await create(shop.token, key, { ...kikoi, price_minor: -1 })).status).toBe(422);
    expect((await create(shop.token, key)).status).toBe(201);
    expect(await productCount()).toBe(1);
  });

  it("without a key happens as often as it is sent", async () => {
    for (const _ of [1, 2])
      expect((await stack.call("POST", "/products", { token: shop.token, body: kikoi })).status).toBe(201);
    expect(await productCount()).toBe(2);
  });

  it.each(["", "has space", "x".repeat(256), "ng\u00f6"])("takes no key such as %j", async (key) => {
    expect((await create(shop.token, key)).status).toBe(422);
    expect(await productCount()).toBe(0);
  });

  it("is forgotten in the night after a day", async () => {
    const key = randomUUID();
    await create(shop.token, key);
    await stack.db.query("update stored_replies set created_at = now() - interval '25 hours' where shop_id = $1", [
      shop.shopId,
    ]);
    expect(replayed(await create(shop.token, key))).toBe("true");
    await runCleaning(stack);
    expect(replayed(await create(shop.token, key))).toBeNull();
    expect(await countRows(stack, "stored_replies where shop_id = $1", [shop.shopId])).toBe(1);
  });

  it("keeps its answer unreadable without the key", async () => {
    const key = randomUUID();
    const answer = await stack.call("POST", `/bots/${shop.botId}/token`, {
      token: shop.token,
      headers: { "idempotency-key": key },
    });
    const { token } = chat.createToken.reply.parse(answer.body);
    const { rows } = await stack.db.query<{ reply: Buffer }>("select reply from stored_replies where shop_id = $1", [
      shop.shopId,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reply.includes(token)).toBe(false);
    expect(rows[0]?.reply.includes("token")).toBe(false);
  });
});

describe("a file with an Idempotency-Key", () => {
  const picture = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const send = (body: Uint8Array<ArrayBuffer>, key: string) =>
    upload(stack, shop, { body, headers: { "idempotency-key": key } });

  it("is taken once; another file under the key is 409, and nothing of it stays", async () => {
    const key = randomUUID();
    const [red, blue] = [await picture("#f00"), await picture("#00f")];
    const first = await send(red, key);
    expect(first.status).toBe(201);
    const files = (await filesOf(stack)).length;
    const again = await send(red, key);
    expect([again.status, replayed(again), again.body]).toEqual([201, "true", first.body]);
    expect((await send(blue, key)).status).toBe(409);
    expect(await countRows(stack, "media where shop_id = $1", [shop.shopId])).toBe(1);
    expect(await filesOf(stack)).toHaveLength(files);
  });

  it("holds no connection while it comes", async () => {
    const [file, key] = [await picture("#0f0"), randomUUID()];
    const arrival = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(file.slice(0, 20));
        await arrival.promise;
        controller.enqueue(file.slice(20));
        controller.close();
      },
    });
    const sent = fetch(`${stack.url}/media/uploads?name=picha.jpg`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.token}`, "idempotency-key": key },
      body,
      duplex: "half",
    });
    await expect.poll(async () => (await filesOf(stack)).some((path) => path.includes("incoming"))).toBe(true);
    expect(stack.pool.totalCount - stack.pool.idleCount).toBe(0);
    arrival.resolve();
    expect((await sent).status).toBe(201);
    expect(replayed(await send(file, key))).toBe("true");
  });
});

describe("a chat message with an Idempotency-Key", () => {
  const say = (message: string, key: string, more: { chatId?: string; token?: string } = {}) =>
    stack.call("POST", `/plugin/conversation/${shop.botId}`, {
      body: { message, chat_id: more.chatId ?? "1", bot_id: shop.botId, message_type: "text" },
      headers: { "idempotency-key": key, ...(more.token && { [visitorTokenHeader]: more.token }) },
    });
  const conversations = () => countRows(stack, "conversations where shop_id = $1", [shop.shopId]);
  const messages = () => countRows(stack, "messages where shop_id = $1", [shop.shopId]);

  it("gives the visitor's token again when the first answer was lost", async () => {
    const key = randomUUID();
    const [lost, again] = [await say("Hello", key), await say("Hello", key)];
    expect(again.body).toEqual(lost.body);
    const token = again.headers.get(visitorTokenHeader) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).toBe(lost.headers.get(visitorTokenHeader));
    expect([await conversations(), await messages()]).toEqual([1, 2]);
    expect((await say("Hello", randomUUID(), { token })).headers.get(visitorTokenHeader)).toBeNull();
    expect([await conversations(), await messages()]).toEqual([1, 4]);
  });

  it("gives no token to whoever knows the chat id but not the key, or guesses a short one", async () => {
    const first = await say("Hello", randomUUID());
    const other = await say("Hello", randomUUID());
    expect(other.headers.get(visitorTokenHeader)).not.toBe(first.headers.get(visitorTokenHeader));
    expect((await say("Hello", "1")).status).toBe(422);
    expect(await conversations()).toBe(2);
  });

  it("is said once when it is sent again, and belongs to its visitor", async () => {
    const token = (await say("Hello", randomUUID())).headers.get(visitorTokenHeader) ?? "";
    const stranger = (await say("Hello", randomUUID(), { chatId: "2" })).headers.get(visitorTokenHeader) ?? "";
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say("Hello", key, { token })));
    expect(countByStatus(answers)).toEqual({ 200: 5 });
    expect(answers.filter((answer) => replayed(answer))).toHaveLength(4);
    expect(replayed(await say("Hello", key, { token: stranger, chatId: "2" }))).toBeNull();
    expect(await messages()).toBe(8);
  });

  it("works for the holder of the bot's bearer as well", async () => {
    const made = await stack.call("POST", `/bots/${shop.botId}/token`, { token: shop.token });
    const { token } = chat.createToken.reply.parse(made.body);
    const key = randomUUID();
    const body = { message: "Hello", chat_id: "255712345678", bot_id: shop.botId, message_type: "text" };
    const answers = [1, 2].map(() =>
      stack.call("POST", "/conversation/whatsapp", { token, body, headers: { "idempotency-key": key } }),
    );
    expect(countByStatus(await Promise.all(answers))).toEqual({ 200: 2 });
    expect([await conversations(), await messages()]).toEqual([1, 2]);
  });
});

describe("an order with an Idempotency-Key", () => {
  it("is placed once, and a try that stock refused leaves nothing behind", async () => {
    const variants = [
      { name: "Red", price_minor: 100, stock: 5 },
      { name: "Blue", price_minor: 100, stock: 1 },
    ];
    const product = await addProduct(stack, shop, { price_minor: undefined, stock: undefined, variants });
    const [red = "", blue = ""] = product.variants.map(({ id }) => id);
    const link = await addCart(stack, shop, [makeCartLine(product)]);
    const submit = (key: string, wanted: { id: string; quantity: number }[]) =>
      stack.call("POST", `/api/v1/order?channel=whatsapp&token=${link}`, {
        body: { products: [{ id: product.id, variants: wanted }] },
        headers: { "idempotency-key": key },
      });
    const key = randomUUID();
    const short = await submit(key, [
      { id: red, quantity: 2 },
      { id: blue, quantity: 2 },
    ]);
    expect(short.status).toBe(409);
    const { cart: shown } = z.object({ cart: cart.get.reply }).parse(short.body);
    expect(shown.products[0]?.variants.map(({ id, available }) => ({ id, available }))).toEqual([
      { id: red, available: 5 },
      { id: blue, available: 1 },
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(key, [{ id: red, quantity: 2 }])));
    expect(countByStatus(answers)).toEqual({ 200: 10 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stockOf(stack, red)).toEqual({ stock: 3, moved: 3 });
    expect((await submit(key, [{ id: red, quantity: 3 }])).status).toBe(409);
    expect(await countRows(stack, "orders where shop_id = $1", [shop.shopId])).toBe(1);
    expect(await countRows(stack, "facts where name = 'order.placed' and shop_id = $1", [shop.shopId])).toBe(1);
  });
});
