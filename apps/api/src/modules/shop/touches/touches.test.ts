import { randomUUID } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import type { SourceKind, Touch } from "@mauzo/contract/shop/touches";
import { viaHeader, viaOf } from "@mauzo/contract/shop/via";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addPopup } from "../../../../test/popup-fixtures.ts";
import { addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { addShortLink, codeOf } from "../../../../test/short-link-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { createCartLink } from "../../orders/cart/create-cart-link.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
});

type Headers = Record<string, string>;
async function orderAt(url: string) {
  const query = { token: new URL(url).searchParams.get("token") ?? "" };
  const shown = await call(stack, cart.get, { query });
  const { order_id } = await call(stack, cart.submit, { query, body: { ...shown, customer: { name: "Neema" } } });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  return call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
}
/** Orders a product on the shop's page, with what the page says of where its visitor came from. */
async function orderOnPage(headers: Headers) {
  const line = { product_id: product.id, variant_id: product.variants[0]?.id ?? "", quantity: 1 };
  const body = { language: "sw" as const, lines: [line] };
  const answer = await request(stack, publicShops.createCart, { params: { slug: shop.slug }, body }, { headers });
  expect(answer.status).toBe(201);
  return orderAt(publicShops.createCart.reply.parse(answer.body).url);
}
/** Starts a chat, and returns what goes on with it. */
async function startChat() {
  const chatId = randomUUID();
  let token: string | null = null;
  const say = async (headers: Headers) => {
    const body = { message: "Habari", chat_id: chatId, bot_id: shop.botId };
    const params = { botId: shop.botId };
    const all = { ...headers, ...(token !== null && { [visitorTokenHeader]: token }) };
    const answer = await request(stack, chat.send, { params, body }, { headers: all });
    expect(answer.status).toBe(200);
    token = answer.headers.get(visitorTokenHeader) ?? token;
  };
  const order = async () => {
    const { rows } = await stack.db.query<{ id: string }>("select id from conversations where chat_id = $1", [chatId]);
    const given = { shopId: shop.shopId, conversationId: rows[0]?.id ?? "", language: "sw" as const, replaces: null };
    const { url } = await inShop(stack.pool, shop.shopId, (tx) =>
      createCartLink(tx, stack.deps, { ...given, lines: [makeCartLine(product)] }),
    );
    return orderAt(url);
  };
  return { say, order };
}
const addLink = async (name: string) => {
  const { id, url } = await addShortLink(stack, shop, { name });
  return { id, url, via: viaOf("short_link", codeOf(url)), code: codeOf(url) };
};
const touch = (kind: Touch["kind"], { id, name }: { id: string; name: string }): Touch => ({ kind, id, name });
const nothing = { first: null, last: null };

it("goes from a link by the page's cart to the order, first and last", async () => {
  const link = { ...(await addLink("Menyu mezani")), name: "Menyu mezani" };
  const popup = await addPopup(stack, shop);
  const one = await orderOnPage({ [viaHeader]: link.via });
  expect(one.touches).toEqual({ first: touch("short_link", link), last: touch("short_link", link) });
  const two = await orderOnPage({ [viaHeader]: `${viaOf("qr", link.code)} ${viaOf("popup", popup.id)}` });
  expect(two.touches).toEqual({ first: touch("qr", link), last: touch("popup", popup) });
  expect((await orderOnPage({ [viaHeader]: viaOf("directory") })).touches.last).toEqual({
    ...{ kind: "directory", id: null, name: "" },
  });
  expect((await orderOnPage({})).touches).toEqual(nothing);
});

it("stays with a chat: the first touch as it was, the last as the customer came last", async () => {
  const [first, second] = [await addLink("Bango"), await addLink("Kadi")];
  const { say, order } = await startChat();
  await say({});
  await say({ [viaHeader]: first.via });
  await say({});
  expect((await order()).touches).toEqual({
    first: touch("short_link", { ...first, name: "Bango" }),
    last: touch("short_link", { ...first, name: "Bango" }),
  });
  await say({ [viaHeader]: second.via });
  expect((await order()).touches).toEqual({
    first: touch("short_link", { ...first, name: "Bango" }),
    last: touch("short_link", { ...second, name: "Kadi" }),
  });
});

it.each(["sec-gpc", "dnt"])("keeps nothing of who sends %s", async (name) => {
  const asked = { [name]: "1" };
  const link = await addLink("Bango");
  const headers = { ...asked, [viaHeader]: link.via };
  expect((await orderOnPage(headers)).touches).toEqual(nothing);
  const { say, order } = await startChat();
  await say(headers);
  expect((await order()).touches).toEqual(nothing);
  const led = await fetch(`${stack.url}/l/${link.code}`, { redirect: "manual", headers: asked });
  expect(new URL(led.headers.get("location") ?? "").search).toBe("");
});

it("drops what is unknown, another shop's or no touch at all, and refuses nobody for it", async () => {
  const other = await openShop(stack);
  const theirs = await addShortLink(stack, other);
  const theirPopup = await addPopup(stack, other);
  for (const said of [
    ...[viaOf("short_link", codeOf(theirs.url)), viaOf("popup", theirPopup.id), viaOf("set", randomUUID())],
    ...["l.00000000", "l.", "x.7Kq2Xb9Z", "undefined", "d.1", `p.${"a".repeat(400)}`, "' or 1=1 --"],
  ])
    expect((await orderOnPage({ [viaHeader]: said })).touches, said).toEqual(nothing);
});

it("never changes with the order", async () => {
  const { id } = await orderOnPage({ [viaHeader]: (await addLink("Bango")).via });
  await expect(
    stack.pool.query("update orders set last_touch = null, first_touch = null where id = $1", [id]),
  ).rejects.toThrow("permission denied");
});

it("says on the way which link led to the page, and whether its picture did", async () => {
  const { code } = await addLink("Bango");
  const viaAt = async (path: string) => {
    const { headers } = await fetch(stack.url + path, { redirect: "manual" });
    return new URL(headers.get("location") ?? "").searchParams.get("via");
  };
  expect(await viaAt(`/l/${code}`)).toBe(`l.${code}`);
  expect(await viaAt(`/l/${code}?q`)).toBe(`q.${code}`);
});

it("filters the list of orders, by the last touch or the first", async () => {
  const [one, two] = [await addLink("Bango"), await addLink("Kadi")];
  const both = await orderOnPage({ [viaHeader]: `${one.via} ${two.via}` });
  const scanned = await orderOnPage({ [viaHeader]: viaOf("qr", one.code) });
  const direct = await orderOnPage({});
  const found = async (source: SourceKind, source_id?: string, touch?: "first" | "last") => {
    const { items } = await call(
      stack,
      orders.list,
      { query: { source, ...(source_id && { source_id }), ...(touch && { touch }) } },
      shop,
    );
    return items.map(({ id }) => id);
  };
  expect(await found("short_link")).toEqual([both.id]);
  expect(await found("short_link", two.id)).toEqual([both.id]);
  expect(await found("short_link", one.id)).toEqual([]);
  expect(await found("short_link", one.id, "first")).toEqual([both.id]);
  expect(await found("qr")).toEqual([scanned.id]);
  expect(await found("qr", one.id)).toEqual([scanned.id]);
  expect(await found("direct")).toEqual([direct.id]);
  expect(await found("staff")).toEqual([]);
  expect(await found("directory")).toEqual([]);
});
