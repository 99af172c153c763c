import { consents } from "@mauzo/contract/customers/consents";
import { campaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { optOuts } from "@mauzo/contract/marketing/opt-outs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBuyers, connectSms, startCampaign } from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { linkCode } from "./steps/link-code.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await connectSms(stack, shop);
});
afterAll(() => stack.stop());

/** A campaign under way, with the code in the link of its first recipient, and who that is. */
async function openLink() {
  await addBuyers(stack, shop, 1);
  const { id } = await startCampaign(stack, shop);
  const { rows } = await stack.db.query<{ code: string; n: number; customerId: string }>(
    `select c.code, r.n, k.customer_id as "customerId" from campaigns c
     join campaign_recipients r on r.shop_id = c.shop_id and r.campaign_id = c.id
     join contacts k on k.shop_id = r.shop_id and k.id = r.contact_id
     where c.id = $1 and r.state = 'prepared' limit 1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error("nobody gets it");
  return { id, ...row, link: linkCode(stack.deps.env.authSecret, "opt-out", row.code, row.n) };
}

it("asks before anything happens, takes consent back for good, and stays done", async () => {
  const { id, customerId, link } = await openLink();
  const at = { params: { code: link } };
  await stack.db.query("update customers set consents = '{mail,sms,whatsapp}' where id = $1", [customerId]);
  for (let twice = 0; twice < 2; twice++)
    expect(await call(stack, optOuts.get, at)).toMatchObject({ shop_name: "Duka la Majaribio", is_out: false });
  const answers = await Promise.all([1, 2, 3].map(() => call(stack, optOuts.withdraw, at)));
  for (const answer of [...answers, await call(stack, optOuts.get, at)]) expect(answer.is_out).toBe(true);
  const { items } = await call(stack, consents.list, { params: { id: customerId }, query: {} }, shop);
  expect(items.map(({ channel, state, by }) => [channel, state, by]).toSorted()).toEqual([
    ["sms", "withdrawn", ""],
    ["whatsapp", "withdrawn", ""],
  ]);
  expect((await call(stack, campaignResults.get, { params: { id } }, shop)).opted_out).toBe(1);
  const next = await call(stack, campaigns.quote, { params: { id: (await draftAgain()).id } }, shop);
  expect(next.skipped).toContainEqual({ why: "opted_out", count: 1 });
});

const draftAgain = () =>
  call(
    stack,
    campaigns.create,
    {
      body: {
        ...{ channel: "sms", name: "Tena" },
        message: { en: { text: "", fallback: "" }, sw: { text: "Karibu", fallback: "" } },
        audience: {
          ...{ everyone: true, segments: [], tags: [], match: "all", not_within_days: null, numbers: [] },
        },
      },
    },
    shop,
  );

it("is opened by no code that was not sent", async () => {
  const { link } = await openLink();
  const signs = [...link];
  for (let at = 0; at < signs.length; at++) {
    const code = signs.with(at, signs[at] === "a" ? "b" : "a").join("");
    expect((await request(stack, optOuts.get, { params: { code } })).status).toBe(404);
    expect((await request(stack, optOuts.withdraw, { params: { code } })).status).toBe(404);
  }
  const { code, n } = await openLink();
  const other = linkCode("another secret of thirty-two characters", "opt-out", code, n);
  expect((await request(stack, optOuts.withdraw, { params: { code: other } })).status).toBe(404);
});
