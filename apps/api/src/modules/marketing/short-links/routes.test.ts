import { randomUUID } from "node:crypto";
import { shortLinkLimits, shortLinks } from "@mauzo/contract/marketing/short-links";
import { productPath } from "@mauzo/format/text/product-address";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { addShortLink, codeOf } from "../../../../test/short-link-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
});

const phone = "Mozilla/5.0 (Linux; Android 14; Infinix X6525) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36";
const at = (id: string) => ({ params: { id } });
const follow = (code: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${stack.url}/l/${code}`, { method, redirect: "manual", headers: { "user-agent": phone, ...headers } });
const whereTo = async (code: string) => {
  const { status, headers } = await follow(code);
  return [status, headers.get("location")?.replace(/\?via=l\..{8}$/, "?via")];
};
const clicksOf = async (id: string) => (await call(stack, shortLinks.get, at(id), shop)).clicks;

it("leads to what it points to today, and to the shop where that is gone", async () => {
  const product = await addProduct(stack, shop);
  const { id, url, version } = await addShortLink(stack, shop);
  const code = codeOf(url);
  expect(url).toBe(`${siteUrl}/l/${code}`);
  const page = `${siteUrl}/shops/${shop.slug}`;
  expect(await whereTo(code)).toEqual([302, `${page}?via`]);
  const body = { name: "Bango jipya", target: { kind: "product" as const, id: product.id } };
  const saved = await callSave(stack, shortLinks.save, { ...at(id), body }, shop);
  expect(saved).toMatchObject({ name: "Bango jipya", place: "", url, version: version + 1 });
  expect(await whereTo(code)).toEqual([302, `${siteUrl}${productPath(shop.slug, product)}?via`]);
  const late = await request(stack, shortLinks.save, { ...at(id), body: { ...body, version } }, shop);
  expect(late).toMatchObject({ status: 409, body: { code: "version_conflict", version: version + 1 } });
  await stack.db.query("update products set archived_at = now() where id = $1", [product.id]);
  expect(await whereTo(code)).toEqual([302, `${page}?via`]);
  await stack.db.query("update shops set published = false where shop_id = $1", [shop.shopId]);
  expect(await whereTo(code)).toEqual([302, `${siteUrl}/`]);
});

it("says nothing of who comes, and is kept nowhere on the way", async () => {
  const { headers } = await follow(codeOf((await addShortLink(stack, shop)).url));
  expect(["cache-control", "referrer-policy", "set-cookie"].map((name) => headers.get(name))).toEqual([
    ...["no-store", "no-referrer", null],
  ]);
  const { rows } = await stack.db.query("select * from short_link_days where shop_id = $1", [shop.shopId]);
  expect(rows.map((row) => Object.keys(row))).toEqual([["shop_id", "link_id", "day", "clicks"]]);
});

it("counts every person once, however many open it at once, and all days together", async () => {
  const { id, url } = await addShortLink(stack, shop);
  await Promise.all(Array.from({ length: 12 }, () => follow(codeOf(url))));
  expect(await clicksOf(id)).toBe(12);
  await stack.db.query(
    "insert into short_link_days (shop_id, link_id, day, clicks) values ($1, $2, '2026-01-01', 40)",
    [...[shop.shopId, id]],
  );
  expect(await clicksOf(id)).toBe(52);
});

it.each([
  ["HEAD", "HEAD", {}],
  ["a preview of WhatsApp", "GET", { "user-agent": "WhatsApp/2.23.20.0 A" }],
  ["a preview of Facebook", "GET", { "user-agent": "facebookexternalhit/1.1" }],
  ["a preview of Telegram", "GET", { "user-agent": "TelegramBot (like TwitterBot)" }],
  [
    "a search engine",
    "GET",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a script", "GET", { "user-agent": "curl/8.5.0" }],
  ["what a browser fetches ahead", "GET", { "sec-purpose": "prefetch;prerender" }],
])("leads %s on and does not count it", async (_, method, headers) => {
  const { id, url } = await addShortLink(stack, shop);
  expect((await follow(codeOf(url), headers, method)).status).toBe(302);
  expect(await clicksOf(id)).toBe(0);
});

it("is archived and restored with its clicks; what is printed leads to the shop meanwhile", async () => {
  const product = await addProduct(stack, shop);
  const { id, url } = await addShortLink(stack, shop, { target: { kind: "product", id: product.id } });
  await follow(codeOf(url));
  for (let twice = 0; twice < 2; twice++) await call(stack, shortLinks.remove, at(id), shop);
  expect((await call(stack, shortLinks.list, {}, shop)).items).toEqual([]);
  expect((await request(stack, shortLinks.get, at(id), shop)).status).toBe(404);
  expect(await whereTo(codeOf(url))).toEqual([302, `${siteUrl}/shops/${shop.slug}`]);
  for (let twice = 0; twice < 2; twice++) await call(stack, shortLinks.restore, at(id), shop);
  expect(await clicksOf(id)).toBe(1);
});

it("leads only to what the shop has, and is nobody else's", async () => {
  const other = await openShop(stack);
  const theirs = await addProduct(stack, other);
  for (const kind of ["product", "set"] as const)
    for (const id of [theirs.id, randomUUID()])
      expect(
        await request(stack, shortLinks.create, { body: { name: "Bango", target: { kind, id } } }, shop),
      ).toMatchObject({ status: 422, body: { detail: [{ code: "short_link_target_gone" }] } });
  const { id, url } = await addShortLink(stack, shop);
  for (const endpoint of [shortLinks.get, shortLinks.remove, shortLinks.restore])
    expect((await request(stack, endpoint, at(id), other)).status).toBe(404);
  expect((await call(stack, shortLinks.list, {}, other)).items).toEqual([]);
  expect((await follow(codeOf(url))).status).toBe(302);
  expect(await whereTo("00000000")).toEqual([302, `${siteUrl}/`]);
});

it("is read by who reads customers, and changed by admins alone", async () => {
  const { id } = await addShortLink(stack, shop);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect(await call(stack, shortLinks.get, at(id), reader)).toMatchObject({ id });
  expect((await request(stack, shortLinks.remove, at(id), reader)).status).toBe(403);
  expect((await request(stack, shortLinks.list, {}, seller)).status).toBe(403);
});

it("is one of so many at most, however many are made at once", async () => {
  const { each: most } = shortLinkLimits;
  await stack.db.query(
    `insert into short_links (shop_id, code, name, kind, saved_by)
     select $1, lpad(n::text, 8, '0'), 'Bango', 'shop', 'Neema' from generate_series(1, $2::int) n`,
    [shop.shopId, most - 2],
  );
  const body = { name: "Bango", target: { kind: "shop" as const } };
  const answers = await Promise.all(Array.from({ length: 4 }, () => request(stack, shortLinks.create, { body }, shop)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
});
