import { products } from "@mauzo/contract/catalogue/products";
import type { MediaFile } from "@mauzo/contract/shop/media";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { channelJobDeps } from "../../../../test/channel-job-deps.ts";
import { call } from "../../../../test/endpoints.ts";
import { addPicture, filesOf } from "../../../../test/picture-uploads.ts";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { requestSave } from "../../../../test/saves.ts";
import {
  addCart,
  addMember,
  addProduct,
  countRows,
  makeCartLine,
  type OpenedShop,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { testMessaging } from "../../../../test/test-messaging.ts";
import { fileMail } from "../../../gateways/mail/file.ts";
import { noSite } from "../../../gateways/site/port.ts";
import { jobHandlers } from "../../../jobs/job-handlers.ts";

let stack: Stack;
let shop: OpenedShop;
let pictures: MediaFile[];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  pictures = [await addPicture(stack, shop), await addPicture(stack, shop), await addPicture(stack, shop)];
});
afterAll(() => stack.stop());

const shown = (...which: number[]) => which.map((index) => ({ id: pictures[index]?.id ?? "" }));
const urls = (...which: number[]) => which.map((index) => pictures[index]?.url ?? "");
const body = { name: "Kikoi", category: "home", price_minor: 100, stock: 1 };
const change = (id: string, more: object, token = shop.token) =>
  requestSave(stack, products.update, { params: { id }, body: { ...body, ...more } }, { token });
const status = async (url = "") => (await fetch(stack.url + url)).status;

/** Runs the waiting jobs, whatever time they wait for. */
async function runJobs(...names: "media-removed"[]) {
  const { storage } = stack.deps.media;
  const mail = fileMail(stack.folder, "x@duka.example", stack.deps.log);
  const handlers = jobHandlers({
    pool: stack.pool,
    storage,
    mail,
    messaging: testMessaging(mail, stack.deps.emitFact),
    queue: stack.deps.queue,
    emitFact: stack.deps.emitFact,
    payments: stack.deps.payments,
    sms: stack.deps.sms,
    ...channelJobDeps(stack),
    site: noSite,
    env: stack.deps.env,
    log: stack.deps.log,
  });
  for (const name of names) {
    const { rows } = await stack.db.query("delete from pgboss.job where name = $1 returning data", [name]);
    for (const { data } of rows) await handlers[name](data);
  }
}

describe("a product's pictures", () => {
  it("are those given, in that order; the first is the cover everywhere", async () => {
    const product = await addProduct(stack, shop, { pictures: shown(1, 0) });
    expect(product.pictures.map(({ url }) => url)).toEqual(urls(1, 0));
    expect(product).toMatchObject({ image_url: urls(1)[0], pictures: [{ width: 800, height: 600 }, {}] });
    const turned = await change(product.id, { pictures: shown(0, 1) });
    expect(turned.body).toMatchObject({ image_url: urls(0)[0], pictures: [{ url: urls(0)[0] }, { url: urls(1)[0] }] });
    const page = await call(stack, publicShops.get, { params: { slug: shop.slug } });
    expect(page.products[0]).toMatchObject({ image_url: urls(0)[0], pictures: [{}, {}] });
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const cart = await stack.call("GET", `/api/v1/order?token=${token}`);
    expect(cart.body).toMatchObject({ products: [{ image_url: urls(0)[0] }] });
    const untouched = await change(product.id, { name: "Kikoi cha bahari" });
    expect(untouched.body).toMatchObject({ name: "Kikoi cha bahari", pictures: [{}, {}] });
    await change(product.id, { pictures: [] });
    pictures = [await addPicture(stack, shop), await addPicture(stack, shop), await addPicture(stack, shop)];
  });

  it("go for good when they are taken off, with their files", async () => {
    const product = await addProduct(stack, shop, { pictures: shown(0, 1) });
    expect(await status(urls(0)[0])).toBe(200);
    const less = await change(product.id, { pictures: shown(1), image_url: urls(0)[0] });
    expect(less.body).toMatchObject({ image_url: urls(1)[0], pictures: [{ url: urls(1)[0] }] });
    await runJobs("media-removed");
    expect([await status(urls(0)[0]), await status(urls(1)[0])]).toEqual([404, 200]);
    expect((await filesOf(stack)).filter((path) => path.includes(urls(0)[0]?.split("/")[2] ?? ""))).toEqual([]);
    expect(await change(product.id, { pictures: shown(0) })).toMatchObject({ status: 422 });
    const none = await change(product.id, { pictures: [], image_url: urls(1)[0] });
    expect(none.body).toMatchObject({ image_url: null, pictures: [] });
    pictures = [await addPicture(stack, shop), await addPicture(stack, shop), await addPicture(stack, shop)];
  });

  it("shown in two places stay until neither shows them", async () => {
    const [one, two] = [
      await addProduct(stack, shop, { pictures: shown(0) }),
      await addProduct(stack, shop, { pictures: shown(0) }),
    ];
    await change(one.id, { pictures: [] });
    await runJobs("media-removed");
    expect(await status(urls(0)[0])).toBe(200);
    await change(two.id, { pictures: [] });
    await runJobs("media-removed");
    expect(await status(urls(0)[0])).toBe(404);
    pictures[0] = await addPicture(stack, shop);
  });

  it("are the shop's own, whole, and each there once", async () => {
    const other = await openShop(stack);
    const theirs = await addPicture(stack, other);
    const product = await addProduct(stack, shop);
    for (const wanted of [
      [{ id: theirs.id }],
      [...shown(0), { id: theirs.id }],
      [{ id: "00000000-0000-7000-8000-000000000000" }],
    ])
      expect(await change(product.id, { pictures: wanted })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "pictures"] }] },
      });
    expect(await change(product.id, { pictures: shown(0, 0) })).toMatchObject({ status: 422 });
    expect(await change(product.id, { pictures: Array(9).fill({ id: theirs.id }) })).toMatchObject({ status: 422 });
    await stack.db.query("update media set stored_at = null where id = $1", [pictures[2]?.id]);
    expect(await change(product.id, { pictures: shown(2) })).toMatchObject({ status: 422 });
    const logo = await stack.call("PUT", "/shop", { token: shop.token, body: { logo_id: theirs.id } });
    expect(logo).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "logo_id"] }] } });
    expect(await call(stack, products.get, { params: { id: product.id } }, shop)).toMatchObject({
      pictures: [],
    });
  });

  it("come from whoever may write the product, and from nobody else", async () => {
    const product = await addProduct(stack, shop);
    const reader = await addMember(stack, shop, [{ resource: "product", action: ["read", "create"] }]);
    expect(await change(product.id, { pictures: shown(0) }, reader.token)).toMatchObject({ status: 403 });
    const writer = await addMember(stack, shop, [{ resource: "product", action: "update" }]);
    expect(await change(product.id, { pictures: shown(0) }, writer.token)).toMatchObject({ status: 200 });
    await change(product.id, { pictures: [] });
    pictures[0] = await addPicture(stack, shop);
  });

  it("from elsewhere, by address, go on as before", async () => {
    const product = await addProduct(stack, shop, { image_url: "/pictures/demo/kanga-mawio.svg" });
    expect(product).toMatchObject({ image_url: "/pictures/demo/kanga-mawio.svg", pictures: [] });
    expect((await change(product.id, {})).body).toMatchObject({ image_url: "/pictures/demo/kanga-mawio.svg" });
    expect((await change(product.id, { pictures: shown(0) })).body).toMatchObject({ image_url: urls(0)[0] });
    await change(product.id, { pictures: [] });
    pictures[0] = await addPicture(stack, shop);
  });
});

describe("the shop's logo", () => {
  it("is set by an admin and stands in the directory, on the page and in the cart", async () => {
    const logo = await addPicture(stack, shop, 400, 400);
    const member = await addMember(stack, shop, [{ resource: "product", action: ["create", "update"] }]);
    const set = (token: string, logo_id: string | null) => stack.call("PUT", "/shop", { token, body: { logo_id } });
    expect(await set(member.token, logo.id)).toMatchObject({ status: 403 });
    expect(await set(shop.token, logo.id)).toMatchObject({ status: 200, body: { logo_url: logo.url } });
    const { items } = await call(stack, publicShops.list);
    expect(items.find(({ slug }) => slug === shop.slug)?.logo_url).toBe(logo.url);
    expect((await call(stack, publicShops.get, { params: { slug: shop.slug } })).shop.logo_url).toBe(logo.url);
    const token = await addCart(stack, shop, [makeCartLine(await addProduct(stack, shop))]);
    expect((await stack.call("GET", `/api/v1/order?token=${token}`)).body).toMatchObject({ logo_url: logo.url });
    const next = await addPicture(stack, shop, 300, 300);
    expect((await set(shop.token, next.id)).body).toMatchObject({ logo_url: next.url });
    expect((await set(shop.token, next.id)).body).toMatchObject({ logo_url: next.url });
    await runJobs("media-removed");
    expect([await status(logo.url), await status(next.url)]).toEqual([404, 200]);
    expect((await set(shop.token, null)).body).toMatchObject({ logo_url: null });
    await runJobs("media-removed");
    expect(await status(next.url)).toBe(404);
  });
});

describe("a day later", () => {
  it("what nothing shows is gone with its files, and so is an upload that never ended; what is shown stays", async () => {
    const [shown, forgotten, cut, fresh] = [
      await addPicture(stack, shop),
      await addPicture(stack, shop),
      await addPicture(stack, shop),
      await addPicture(stack, shop),
    ];
    await addProduct(stack, shop, { pictures: [{ id: shown.id }] });
    await stack.db.query("update media set created_at = now() - interval '25 hours' where id in ($1, $2, $3)", [
      shown.id,
      forgotten.id,
      cut.id,
    ]);
    await stack.db.query("update media set stored_at = null where id = $1", [cut.id]);
    await runCleaning(stack);
    await runJobs("media-removed");
    const statuses = await Promise.all([shown, forgotten, cut, fresh].map(({ url }) => status(url)));
    expect(statuses).toEqual([200, 404, 404, 200]);
    expect(await countRows(stack, "media where id in ($1, $2)", [forgotten.id, cut.id])).toBe(0);
  });
});
