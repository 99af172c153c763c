import { consents } from "@mauzo/contract/customers/consents";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  addBuyers,
  connectSms,
  newConnection,
  noon,
  partMinor,
  sendCampaigns,
  startCampaign,
} from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import type { SmsAccount } from "../../../gateways/sms/port.ts";

const { sms, book, acceptAll, answerBy } = openSmsBook();
let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ sms });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  book.length = 0;
  acceptAll();
});

const retry = (id: string) => request(stack, campaigns.retry, { params: { id } }, shop);
const retriable = async (id: string) => (await call(stack, campaignResults.get, { params: { id } }, shop)).retriable;
const get = (id: string) => call(stack, campaigns.get, { params: { id } }, shop);
async function begin(id: string) {
  const at = { params: { id } };
  const { version, price } = await call(stack, campaigns.quote, at, shop);
  await call(stack, campaigns.start, { ...at, body: { version, price_minor: price?.minor ?? null, at: null } }, shop);
}
/** A campaign of which this many failed, with the phones in the order of the shop's customers. */
async function failSome(count: number, failed: number, code: "number" | "expired") {
  await addBuyers(stack, shop, count);
  let n = 0;
  answerBy(({ reference }) =>
    n++ < failed ? { kind: "refused", code, providerCode: "1" } : { kind: "accepted", providerRef: `ref-${reference}` },
  );
  const { id } = await startCampaign(stack, shop);
  await sendCampaigns(stack, shop, sms);
  acceptAll();
  const reached = book
    .slice(0, failed)
    .map(({ to }) => to)
    .toSorted();
  book.length = 0;
  return { id, reached };
}

it("writes again to those whom it did not reach, each once however often it is pressed, and only when somebody does", async () => {
  await connectSms(stack, shop);
  const { id, reached } = await failSome(6, 2, "expired");
  await sendCampaigns(stack, shop, sms);
  expect(book).toEqual([]);
  expect(await retriable(id)).toBe(2);
  const answers = await Promise.all([retry(id), retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "campaign_nothing_to_retry" });
  const made = z.parse(campaigns.retry.reply, answers.find(({ status }) => status === 201)?.body);
  expect([made.state, book.length, await retriable(id)]).toEqual(["draft", 0, 0]);
  await begin(made.id);
  await sendCampaigns(stack, shop, sms);
  expect(book.map(({ to }) => to).toSorted()).toEqual(reached);
  expect((await retry(id)).status).toBe(409);
});

it("takes somebody back into the next draft when that was deleted, and leaves out whose number is dead", async () => {
  await connectSms(stack, shop);
  const { id } = await failSome(3, 1, "expired");
  const { id: made } = await call(stack, campaigns.retry, { params: { id } }, shop);
  await call(stack, campaigns.remove, { params: { id: made } }, shop);
  expect((await retry(id)).status).toBe(201);
  const { id: dead } = await failSome(1, 1, "number");
  expect(await retriable(dead)).toBe(0);
  expect((await retry(dead)).body).toMatchObject({ code: "campaign_nothing_to_retry" });
});

it("asks for consent, and leaves out whom the first message reached after all", async () => {
  await connectSms(stack, shop);
  const { id, reached } = await failSome(3, 3, "expired");
  const { id: again } = await call(stack, campaigns.retry, { params: { id } }, shop);
  await begin(again);
  const { rows } = await stack.db.query<{ id: string; phone: string }>(
    "select id, phone from customers where shop_id = $1 order by phone",
    [shop.shopId],
  );
  const said = { channel: "sms" as const, state: "withdrawn" as const, how: "Dukani" };
  await call(stack, consents.record, { params: { id: rows[0]?.id ?? "" }, body: said }, shop);
  await stack.db.query(
    `update campaign_recipients r set state = 'delivered', failure = null from contacts k
     where r.campaign_id = $1 and k.id = r.contact_id and k.phone = $2`,
    [id, rows[1]?.phone],
  );
  await sendCampaigns(stack, shop, sms);
  expect(book.map(({ to }) => to)).toEqual([reached[2]]);
  expect((await get(again)).counts).toMatchObject({ sent: 1, skipped: 2 });
});

it("is not written while the campaign is under way, nor by another shop", async () => {
  await connectSms(stack, shop);
  await addBuyers(stack, shop, 2);
  const { id } = await startCampaign(stack, shop);
  expect((await retry(id)).body).toMatchObject({ code: "campaign_not_over" });
  expect((await request(stack, campaigns.retry, { params: { id } }, await openShop(stack))).status).toBe(404);
});

it("goes on over the other provider where the first refuses before it takes anything, each once", async () => {
  const first = await connectSms(stack, shop);
  const cheap = { ...newConnection, user: "wa-akiba", part_price_minor: partMinor - 1_000 };
  const other = await call(stack, smsConnections.create, { body: cheap }, shop);
  const turn = (id: string) =>
    request(stack, smsConnections.makeFallback, { params: { id }, body: { is_fallback: true } }, shop);
  expect((await turn(first.id)).body).toMatchObject({ code: "sms_connection_is_default" });
  expect((await turn(other.id)).body).toMatchObject({ is_fallback: true });
  await addBuyers(stack, shop, 50);
  const taken: string[] = [];
  const gateway = {
    send: async ({ credentials }: SmsAccount, { to, reference }: { to: string; reference: string }) => {
      const user = Object.values(credentials).includes("wa-akiba") ? "wa-akiba" : "wa-kwanza";
      if (user !== "wa-akiba" && taken.length >= 7)
        return { kind: "refused" as const, code: "balance" as const, providerCode: "102" };
      taken.push(`${user} ${to}`);
      return { kind: "accepted" as const, providerRef: reference };
    },
  };
  const { id } = await startCampaign(stack, shop);
  await sendCampaigns(stack, shop, gateway);
  expect([taken.length, new Set(taken.map((line) => line.split(" ")[1])).size]).toEqual([50, 50]);
  expect(taken.filter((line) => line.startsWith("wa-akiba"))).toHaveLength(43);
  const done = await get(id);
  expect(done).toMatchObject({ state: "done", counts: { sent: 50, failed: 0 }, connection_id: other.id });
  expect(done.spent.minor).toBe(7 * partMinor + 43 * (partMinor - 1_000));
  expect(done.spent.minor).toBeLessThanOrEqual(done.quoted?.minor ?? 0);
});

it("never goes on over one that costs more than was named, and never sends again what may have left", async () => {
  const first = await connectSms(stack, shop);
  const dear = { ...newConnection, user: "wa-akiba", part_price_minor: partMinor + 1 };
  const other = await call(stack, smsConnections.create, { body: dear }, shop);
  await call(stack, smsConnections.makeFallback, { params: { id: other.id }, body: { is_fallback: true } }, shop);
  await addBuyers(stack, shop, 60);
  answerBy(() => ({ kind: "refused", code: "balance", providerCode: "102" }));
  const { id } = await startCampaign(stack, shop);
  await sendCampaigns(stack, shop, sms);
  expect(await get(id)).toMatchObject({
    state: "paused",
    paused: "balance",
    connection_id: first.id,
    spent: { minor: 0 },
  });
  book.length = 0;
  await call(
    stack,
    smsConnections.update,
    {
      params: { id: other.id },
      body: { sender_id: "KIKOI", part_price_minor: partMinor, version: 1 },
    },
    shop,
  );
  answerBy(() => ({ kind: "unknown" }));
  const second = await startCampaign(stack, shop);
  await sendCampaigns(stack, shop, sms, noon);
  await sendCampaigns(stack, shop, sms, () => new Date(noon().getTime() + 60_000));
  expect([book.length, new Set(book.map(({ to }) => to)).size]).toEqual([60, 60]);
  expect((await get(second.id)).counts.unknown).toBe(60);
});
