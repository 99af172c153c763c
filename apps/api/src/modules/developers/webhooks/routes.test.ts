import { webhookLimits } from "@mauzo/contract/developers/webhook-kinds";
import { webhooks } from "@mauzo/contract/developers/webhooks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { publicUrl } from "../../../../test/webhook-fixtures.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
});

const body = { url: publicUrl, description: "Tovuti", events: ["order.placed" as const, "order.paid" as const] };
const add = (more: object = {}) => call(stack, webhooks.create, { body: { ...body, ...more } }, shop);
const listed = async () => (await call(stack, webhooks.list, {}, shop)).items;

it("shows its secret once, seals it, and has one of its own", async () => {
  const [first, second] = [await add(), await add()];
  expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(first.secret).not.toBe(second.secret);
  expect(first.secret_ends).toBe(first.secret.slice(-4));
  const { secret: _, ...shown } = first;
  expect((await listed())[0]).toEqual({ ...shown, paused: null, failing_since: null, previous_secret_until: null });
  expect(JSON.stringify(await listed())).not.toContain("whsec_");
  const { rows } = await stack.db.query("select * from webhook_endpoints where shop_id = $1", [shop.shopId]);
  const stored = rows.map((row) => JSON.stringify(row) + Buffer.from(row.sealed_secret).toString("latin1")).join();
  for (const { secret } of [first, second]) expect(stored).not.toContain(secret.slice(6, 20));
});

it("is saved on what was read of it, and refuses an address that is not public as one that is not there", async () => {
  const { id, version } = await add();
  const saved = await callSave(stack, webhooks.save, { params: { id }, body: { ...body, description: "Duka" } }, shop);
  expect(saved).toMatchObject({ description: "Duka", version: version + 1 });
  const late = await request(stack, webhooks.save, { params: { id }, body: { ...body, version } }, shop);
  expect(late).toMatchObject({ status: 409, body: { code: "version_conflict", version: version + 1 } });
  for (const url of ["https://127.0.0.1/x", "https://169.254.169.254/", "http://8.8.8.8/", "https://nobody.invalid/"]) {
    const refused = { status: 422, body: { detail: [{ code: "webhook_unreachable", loc: ["body", "url"] }] } };
    expect(await request(stack, webhooks.create, { body: { ...body, url } }, shop)).toMatchObject(refused);
    expect(await requestSave(stack, webhooks.save, { params: { id }, body: { ...body, url } }, shop)).toMatchObject(
      refused,
    );
  }
  for (const url of ["duka", "ftp://8.8.8.8/", "https://neema:siri@8.8.8.8/"])
    expect(await request(stack, webhooks.create, { body: { ...body, url } }, shop)).toMatchObject({
      status: 422,
      body: { detail: [{ code: "webhook_url_invalid" }] },
    });
  expect((await listed()).map(({ url }) => url)).toEqual([publicUrl]);
});

it("keeps the secret before for a day when it gets another", async () => {
  const made = await add();
  const turned = await call(stack, webhooks.rotate, { params: { id: made.id } }, shop);
  expect(turned.secret).not.toBe(made.secret);
  const hours = (Date.parse(turned.previous_secret_until ?? "") - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
});

it("is paused and resumed, deleted and brought back", async () => {
  const { id } = await add();
  const at = { params: { id } };
  for (let twice = 0; twice < 2; twice++)
    expect(await call(stack, webhooks.pause, at, shop)).toMatchObject({ paused: "person" });
  for (let twice = 0; twice < 2; twice++)
    expect(await call(stack, webhooks.resume, at, shop)).toMatchObject({ paused: null });
  for (let twice = 0; twice < 2; twice++) await call(stack, webhooks.remove, at, shop);
  expect(await listed()).toEqual([]);
  for (const endpoint of [webhooks.pause, webhooks.rotate, webhooks.test])
    expect((await request(stack, endpoint, at, shop)).status).toBe(404);
  for (let twice = 0; twice < 2; twice++) await call(stack, webhooks.restore, at, shop);
  expect(await listed()).toMatchObject([{ id, ...body }]);
});

it("is one of ten at most, however many are added at once", async () => {
  const most = webhookLimits.endpoints;
  const answers = await Promise.all(
    Array.from({ length: most + 2 }, () => request(stack, webhooks.create, { body }, shop)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(most).fill(201), 409, 409]);
  const [first] = await listed();
  const at = { params: { id: first?.id ?? "" } };
  await call(stack, webhooks.remove, at, shop);
  await add();
  expect(await request(stack, webhooks.restore, at, shop)).toMatchObject({ status: 409, body: { values: { most } } });
});
