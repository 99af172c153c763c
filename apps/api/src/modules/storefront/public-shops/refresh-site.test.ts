import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { sets } from "@mauzo/contract/catalogue/sets";
import pino from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { channelJobDeps } from "../../../../test/channel-job-deps.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { makeRetriesDue } from "../../../../test/job-timeouts.ts";
import { callSave } from "../../../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { testMessaging } from "../../../../test/test-messaging.ts";
import { openPool } from "../../../db/connection-pool.ts";
import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import { fileMail } from "../../../gateways/mail/file.ts";
import { httpSite } from "../../../gateways/site/http.ts";
import { jobHandlers } from "../../../jobs/job-handlers.ts";
import { openQueue } from "../../../jobs/job-queue.ts";

const secret = "a secret of at least thirty-two characters";
let stack: Stack;
let shop: OpenedShop;
let close: () => Promise<void>;
/** What the site received; its first response is that of a site that is still starting. */
const told: { authorization: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  const site = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    told.push({ authorization: request.headers.authorization, body });
    response.writeHead(told.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const jobPool = openPool(stack.appUrl, { log: pino({ level: "silent" }), max: 3 });
  const queue = await openQueue(jobPool, pino({ level: "silent" }));
  const { pool, deps } = stack;
  const mail = fileMail(stack.folder, "x@duka.example", deps.log);
  const handlers = jobHandlers({
    pool,
    queue,
    mail,
    messaging: testMessaging(mail, deps.emitFact),
    emitFact: deps.emitFact,
    payments: deps.payments,
    sms: deps.sms,
    ...channelJobDeps({ deps, provider: stack.provider }),
    storage: deps.media.storage,
    site: httpSite(`http://127.0.0.1:${port}`, secret),
    env: deps.env,
    log: deps.log,
  });
  await queue.work(handlers);
  close = async () => {
    await queue.stop();
    await jobPool.end();
    site.close();
  };
});
afterAll(async () => {
  await close();
  await stack.stop();
});

const changes = () => told.map(({ body }) => body);
const emitChange = (tx: Tx) =>
  stack.deps.emitFact(tx, {
    ...{ name: "catalogue.changed", shopId: shop.shopId, subject: shop.shopId, payload: { kind: "product" } },
    actor: { kind: "system" },
  });
const settled = () =>
  vi.waitFor(
    async () => {
      await dispatchFacts(stack);
      await makeRetriesDue(stack);
      const { rows } = await stack.db.query("select 1 from pgboss.job where state in ('created', 'retry', 'active')");
      if (rows.length > 0) throw new Error("jobs are left");
    },
    { timeout: 25_000, interval: 100 },
  );

it("tells the site of a new shop, and again when the site did not take it", { timeout: 40_000 }, async () => {
  await settled();
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual({ authorization: `Bearer ${secret}`, body: { slug: shop.slug, listing: true } });
});

it("tells of a product and of what an order took, and not of what was rolled back", { timeout: 40_000 }, async () => {
  await settled();
  told.splice(0, told.length, { authorization: undefined, body: "from now on" });
  const product = await addProduct(stack, shop);
  await settled();
  expect(changes()).toEqual(["from now on", { slug: shop.slug, listing: false }]);

  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const chosen = { id: product.id, variants: [{ id: product.variants[0]?.id, quantity: 1 }] };
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: { products: [chosen] } })).status).toBe(200);
  await settled();
  expect(changes()).toHaveLength(3);

  await inShop(stack.pool, shop.shopId, async (tx) => {
    await emitChange(tx);
    throw new Error("something after it failed");
  }).catch(() => undefined);
  await settled();
  expect(changes()).toHaveLength(3);
});

it("tells of a set that was changed, put away and brought back", { timeout: 40_000 }, async () => {
  const product = await addProduct(stack, shop);
  const none = { en: "", sw: "" };
  const body = { kind: "curated", name: "Zawadi", header: none, body: none, footer: none, product_ids: [product.id] };
  const { id } = await call(stack, sets.create, { body }, shop);
  await settled();
  const before = changes().length;
  await callSave(stack, sets.update, { params: { id }, body: { ...body, name: "Za sikukuu" } }, shop);
  await call(stack, sets.archive, { params: { id } }, shop);
  await call(stack, sets.restore, { params: { id } }, shop);
  await settled();
  // One refresh covers all changes.
  expect(changes().slice(before)).toEqual([{ slug: shop.slug, listing: false }]);
});

it("lets one waiting job do for all changes of a shop", async () => {
  const count = async () => (await stack.db.query("select 1 from pgboss.job where name = 'shop-changed'")).rows.length;
  const before = await count();
  await inShop(stack.pool, shop.shopId, async (tx) => {
    const data = { shopId: shop.shopId, listing: false };
    await stack.deps.queue.send(tx, "shop-changed", data, { singleKey: `${shop.shopId} false`, afterSeconds: 60 });
  });
  for (let change = 0; change < 3; change++) {
    await inShop(stack.pool, shop.shopId, emitChange);
    await dispatchFacts(stack);
  }
  expect((await count()) - before).toBe(1);
});
