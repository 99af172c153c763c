import { countParts } from "@mauzo/channels/sms/count-parts";
import { campaignExports } from "@mauzo/contract/marketing/campaign-exports";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns, type NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { sources } from "@mauzo/contract/marketing/sources";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { viaHeader } from "@mauzo/contract/shop/via";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { productPath } from "@mauzo/format/text/product-address";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  addBuyers,
  connectSms,
  draft,
  partMinor,
  sendCampaigns,
  startCampaign,
} from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

const { sms, book } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  book.length = 0;
  await connectSms(stack, shop);
});

const phone = "Mozilla/5.0 (Linux; Android 14; Infinix X6525) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36";
const linked = {
  en: { text: "Hello {name}, see {link} and buy", fallback: "friend" },
  sw: { text: "Habari {name}, tazama {link} ununue", fallback: "mpendwa" },
};
/** Sends a campaign with a link to so many people; returns where it is, and the paths of their links. */
async function send(count: number, more: Partial<NewCampaign> = {}) {
  await addBuyers(stack, shop, count);
  const { id } = await startCampaign(stack, shop, { message: linked, ...more });
  await sendCampaigns(stack, shop, sms);
  const links = book.map(({ text }) => /\/l\/\w{14}/.exec(text)?.[0] ?? "");
  return { id, at: { params: { id } }, links };
}
const follow = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(stack.url + path, { method, redirect: "manual", headers: { "user-agent": phone, ...headers } });
const whereTo = async (path: string, headers: Record<string, string> = {}) =>
  (await follow(path, headers)).headers.get("location");
const clicksOf = async (at: { params: { id: string } }) => {
  const { clicks, clicked } = await call(stack, campaigns.get, at, shop);
  return [clicks, clicked];
};
/** Orders a product on the shop's page as somebody whom this led there, and pays so much. */
async function orderBy(via: string, paidMinor: number) {
  const product = await addProduct(stack, shop, { stock: 10 });
  const line = { product_id: product.id, variant_id: product.variants[0]?.id ?? "", quantity: 1 };
  const made = await request(
    stack,
    publicShops.createCart,
    { params: { slug: shop.slug }, body: { language: "sw", lines: [line] } },
    { headers: { [viaHeader]: via } },
  );
  const { url } = publicShops.createCart.reply.parse(made.body);
  const query = { token: new URL(url).searchParams.get("token") ?? "" };
  const shown = await call(stack, cart.get, { query });
  const { order_id } = await call(stack, cart.submit, { query, body: { ...shown, customer: { name: "Neema" } } });
  const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
  await stack.db.query("update orders set paid_minor = $2 where id = $1", [items[0]?.id, paidMinor]);
}

it("gives each their own short link, at the price that was named", async () => {
  const { at, links } = await send(12);
  expect(new Set(links).size).toBe(12);
  for (const { text } of book) {
    expect(text).toMatch(/ https?:\/\/\S+\/l\/\w{14} /);
    expect(text).toMatch(/\/o\/\w{14}$/);
  }
  const parts = book.reduce((sum, { text }) => sum + countParts(text).parts, 0);
  const { spent, quoted } = await call(stack, campaigns.get, at, shop);
  expect([spent.minor, quoted?.minor]).toEqual([parts * partMinor, parts * partMinor]);
});

it("leads where the campaign says, with the campaign as what led there", async () => {
  const product = await addProduct(stack, shop, { stock: 3 });
  const page = `${siteUrl}/shops/${shop.slug}`;
  for (const [link, path] of [
    [undefined, page],
    [{ kind: "product", id: product.id }, siteUrl + productPath(shop.slug, product)],
    [{ kind: "chat" }, page],
  ] as const) {
    book.length = 0;
    const { id, links } = await send(1, link ? { link } : {});
    const sign = link?.kind === "chat" ? "#chat" : "";
    expect(await whereTo(links[0] ?? "")).toBe(`${path}?via=c.${id}${sign}`);
  }
  await stack.db.query("update products set archived_at = now() where id = $1", [product.id]);
  const body = { ...draft, message: linked, link: { kind: "product" as const, id: shop.shopId } };
  expect(await request(stack, campaigns.create, { body }, shop)).toMatchObject({
    ...{ status: 422, body: { code: "short_link_target_gone" } },
  });
});

it("counts what people open, for the campaign and whoever it was sent to", async () => {
  const { at, links } = await send(3);
  const [one = "", two = ""] = links;
  await Promise.all(Array.from({ length: 6 }, () => follow(one)));
  await follow(two);
  await follow(two, {}, "HEAD");
  await follow(two, { "user-agent": "WhatsApp/2.23.20.0 A" });
  expect(await clicksOf(at)).toEqual([7, 2]);
  expect(await call(stack, campaignResults.get, at, shop)).toMatchObject({ clicks: 7, clicked: 2 });
  const { items } = await call(stack, campaigns.recipients, { ...at, query: {} }, shop);
  expect(items.map(({ clicked_at }) => clicked_at !== null).toSorted()).toEqual([false, true, true]);
});

it.each(["sec-gpc", "dnt"])("keeps nothing of who sends %s, and leads them on", async (name) => {
  const { at, links } = await send(1);
  expect(await whereTo(links[0] ?? "", { [name]: "1" })).toBe(`${siteUrl}/shops/${shop.slug}`);
  expect(await clicksOf(at)).toEqual([0, 0]);
});

it("knows no code that it did not make, and takes no link for the other kind", async () => {
  const { at, links } = await send(1);
  const code = links[0]?.slice(3) ?? "";
  const optOut = /\/o\/(\w{14})$/.exec(book[0]?.text ?? "")?.[1] ?? "";
  for (const wrong of [
    optOut,
    `${code.slice(0, 8)}1${code.slice(9)}`,
    `${code.slice(0, 13)}${code.endsWith("0") ? 1 : 0}`,
  ])
    expect(await whereTo(`/l/${wrong}`)).toBe(`${siteUrl}/`);
  expect(await clicksOf(at)).toEqual([0, 0]);
  expect((await stack.call("POST", `/opt-outs/${code}`)).status).toBe(404);
  const { rows } = await stack.db.query("select 1 from customers where shop_id = $1 and 'sms' = any(consents)", [
    shop.shopId,
  ]);
  expect(rows).toHaveLength(1);
});

it("carries the campaign to the order, and shows as much money as the list of those orders", async () => {
  const { id, links } = await send(1);
  const via = new URL((await whereTo(links[0] ?? "")) ?? "").searchParams.get("via") ?? "";
  await orderBy(via, 120_000);
  await orderBy(via, 0);
  await orderBy("", 700_000);
  const { items } = await call(stack, orders.list, { query: { source: "campaign", source_id: id } }, shop);
  expect(items.map(({ paid }) => paid.minor).toSorted((a, b) => a - b)).toEqual([0, 120_000]);
  const rowOf = async (by: { token: string }) =>
    (await call(stack, sources.list, { query: {} }, by)).items.find(
      (row) => row.source === "campaign" && row.id === id,
    );
  const row = await rowOf(shop);
  expect(row).toMatchObject({ name: "Vikoi vipya", now: { carts: 2, orders: items.length } });
  expect(row?.now.paid?.minor).toBe(items.reduce((sum, { paid }) => sum + paid.minor, 0));
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect((await rowOf(seller))?.now).toMatchObject({ orders: 2, paid: null });
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  expect((await request(stack, sources.list, { query: {} }, reader)).status).toBe(403);
});

it("is a file of whom it was for, that runs no formula and hides numbers from who does not see them", async () => {
  await addBuyers(stack, shop, 1, false);
  const { at, links } = await send(2);
  await follow(links[0] ?? "");
  await stack.db.query("update customers set name = '=1+1' where shop_id = $1 and consents <> '{}'", [shop.shopId]);
  const fileFor = async (by: { token: string }) =>
    String((await request(stack, campaignExports.file, at, { ...by, headers: { "accept-language": "sw" } })).body);
  const rows = (await fileFor(shop)).trim().split("\r\n");
  expect(rows[0]).toContain("Jina,Simu,Lugha,Hali,Sababu");
  expect(rows.filter((row) => row.includes("Hajawahi kukubali matangazo"))).toHaveLength(1);
  expect(rows.filter((row) => row.startsWith("'=1+1,") && row.includes("Umetumwa"))).toHaveLength(2);
  expect(
    rows.filter((row) => /,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(row)),
  ).toHaveLength(1);
  expect(rows.join("\n")).toMatch(/\+2557\d{8}/);
  const helper = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  expect(await fileFor(helper)).not.toMatch(/7\d{8}/);
});

it("still knows its clicks once it has forgotten whom it was for", async () => {
  const { at, links } = await send(2);
  await follow(links[0] ?? "");
  const figures = JSON.stringify(await call(stack, campaignResults.get, at, shop));
  await stack.db.query("update campaigns set figures = $2 where id = $1", [at.params.id, figures]);
  await stack.db.query("delete from campaign_recipients where campaign_id = $1", [at.params.id]);
  expect(await clicksOf(at)).toEqual([1, 1]);
  expect(await call(stack, campaignResults.get, at, shop)).toMatchObject({ clicks: 1, clicked: 1 });
  expect(await whereTo(links[0] ?? "")).toContain(`via=c.${at.params.id}`);
});

it("opens so many links an hour for one network, and no more", async () => {
  const { at, links } = await send(1);
  await follow(links[0] ?? "");
  const fill = (points: number) =>
    stack.db.query("update auth.tries set points = $1 where key like 'shortLink/address:%'", [points]);
  await fill(3_000);
  expect((await follow(links[0] ?? "")).status).toBe(429);
  expect(await clicksOf(at)).toEqual([1, 1]);
  await fill(0);
});
