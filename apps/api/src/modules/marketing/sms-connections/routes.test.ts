import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { smsConnectionLimits, smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addBuyers, connectSms, newConnection, startCampaign } from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const { sms, checkBy } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
});

const listed = async (caller: { token: string } = shop) => (await call(stack, smsConnections.list, {}, caller)).items;

it("tells nobody what opens it, and keeps it sealed until it is removed", async () => {
  const { id } = await connectSms(stack, shop);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  const [seen] = await listed(reader);
  expect(seen).toMatchObject({ secret_ends: "1234", is_default: true, state: "unchecked", report_address: null });
  expect(JSON.stringify(await listed())).not.toMatch(/siri-ya|ufunguo/);
  const rows = async () => (await stack.db.query("select * from sms_connections where id = $1", [id])).rows;
  expect(JSON.stringify(await rows())).not.toContain(Buffer.from("siri-ya").toString("hex"));
  await call(stack, smsConnections.remove, { params: { id } }, shop);
  expect(await rows()).toMatchObject([{ sealed_user: null, sealed_secret: null }]);
  expect(await listed()).toEqual([]);
});

it("is asked whether it works", async () => {
  const { id } = await connectSms(stack, shop);
  const check = () => call(stack, smsConnections.check, { params: { id } }, shop);
  checkBy({ kind: "ok", balance: { kind: "messages", count: 12 }, senderIds: ["Kikoi"] });
  expect(await check()).toMatchObject({ state: "connected", problem: null, balance: { units: 12 } });
  checkBy({ kind: "ok", balance: { kind: "money", minor: 0, currency: "TZS" }, senderIds: ["KIKOI"] });
  expect(await check()).toMatchObject({ state: "failed", problem: "balance" });
  checkBy({ kind: "ok", senderIds: ["NYINGINE"] });
  expect(await check()).toMatchObject({ state: "failed", problem: "sender", sender_ids: ["NYINGINE"] });
  checkBy({ kind: "refused", code: "credentials", providerCode: "401" });
  expect(await check()).toMatchObject({ state: "failed", problem: "credentials" });
  checkBy({ kind: "unknown" });
  expect(await check()).toMatchObject({ state: "failed", problem: "silent" });
});

it("has one default, which another takes over", async () => {
  const [first, second] = [await connectSms(stack, shop), await connectSms(stack, shop)];
  await call(stack, smsConnections.makeDefault, { params: { id: second.id } }, shop);
  const defaults = async () => (await listed()).filter((each) => each.is_default).map(({ id }) => id);
  expect(await defaults()).toEqual([second.id]);
  await call(stack, smsConnections.remove, { params: { id: second.id } }, shop);
  expect(await defaults()).toEqual([first.id]);
  await addBuyers(stack, shop, 1);
  const { id } = await startCampaign(stack, shop);
  const refused = await request(stack, smsConnections.remove, { params: { id: first.id } }, shop);
  expect(refused.body).toMatchObject({ code: "sms_connection_in_use" });
  await call(stack, campaigns.stop, { params: { id } }, shop);
  await call(stack, smsConnections.remove, { params: { id: first.id } }, shop);
});

it("is one of five at most, however many are added at once, and has a sender that phones show", async () => {
  const most = smsConnectionLimits.each;
  const answers = await Promise.all(
    Array.from({ length: most + 2 }, () => request(stack, smsConnections.create, { body: newConnection }, shop)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(most).fill(201), 409, 409]);
  for (const sender_id of ["AB", "123456", "KIKOI-NA-KANGA", "Kik!oi", "ABCDEFGHIJKL"])
    expect((await request(stack, smsConnections.create, { body: { ...newConnection, sender_id } }, shop)).status).toBe(
      422,
    );
});

it("reports raise what is known of a message, and never lower it", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 1);
  const { id } = await startCampaign(stack, shop);
  await stack.db.query(
    "update campaign_recipients set state = 'sent', sending_at = now(), sent_at = now(), provider_ref = 'x1' where shop_id = $1 and state = 'prepared'",
    [shop.shopId],
  );
  const [connection] = await listed();
  const address = new URL(connection?.report_address ?? "").pathname.replace(/^\/api/, "");
  const tell = (body: string, path = address) => fetch(stack.url + path, { method: "POST", body });
  const state = async () =>
    (await call(stack, campaigns.recipients, { params: { id }, query: {} }, shop)).items.map((each) => each.state);
  for (const [said, becomes] of [
    ["sent x1", "sent"],
    ["failed x1", "failed"],
    ["delivered x1", "delivered"],
    ["failed x1\nsent x1", "delivered"],
    ["delivered of-nobody", "delivered"],
  ] as const) {
    expect((await tell(said)).status).toBe(200);
    expect(await state()).toEqual([becomes]);
  }
  expect((await tell("sent x1", `${address}x`)).status).toBe(404);
  const other = await openShop(stack);
  const theirs = await connectSms(stack, other);
  await stack.db.query("update campaign_recipients set state = 'sent' where shop_id = $1", [shop.shopId]);
  await tell("delivered x1", new URL(theirs.report_address ?? "").pathname.replace(/^\/api/, ""));
  expect(await state()).toEqual(["sent"]);
});
