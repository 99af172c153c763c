import { consents } from "@mauzo/contract/customers/consents";
import { customers } from "@mauzo/contract/customers/customers";
import { campaignLists } from "@mauzo/contract/marketing/campaign-lists";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { connectSms, draft, sendCampaigns, startCampaign } from "../../../../test/campaign-fixtures.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openSmsBook } from "../../../../test/sms-book.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const { sms, book, acceptAll } = openSmsBook();
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

const row = (phone: string, name = "") => ({ phone, name });
const how = "Walijiandikisha dukani";
const check = (rows: ReturnType<typeof row>[]) => call(stack, campaignLists.check, { body: { rows } }, shop);
const add = (rows: ReturnType<typeof row>[]) => call(stack, campaignLists.add, { body: { rows, how } }, shop);
const addCustomer = async (name: string, phone: string, state?: "given" | "withdrawn") => {
  const { id } = await call(stack, customers.create, { body: { name, phone } }, shop);
  if (state)
    await call(stack, consents.record, { params: { id }, body: { channel: "sms", state, how: "Dukani" } }, shop);
  return id;
};
const saidOf = async (id: string) =>
  (await call(stack, consents.list, { params: { id }, query: {} }, shop)).items.map(({ state, how, by }) => [
    ...[state, how, by],
  ]);

it("takes numbers in every spelling for one, and says of each bad row why it is none", async () => {
  await addCustomer("Asha", "0712345678", "given");
  const rows = ["0712345678", "+255712345678", "255712345678", "712 345 678", "00255 712-345-678", "0754000111"];
  const bad = ["Asha", "07123", "07123456789012", "2.55712E+11", ""];
  expect(await check([...rows, ...bad].map((phone) => row(phone)))).toEqual({
    ...{ people: 2, known: 1, agreed: 1, withdrew: 0, strangers: 1, stranger_rows: [5] },
    repeated: [1, 2, 3, 4].map((at) => ({ at, first: 0 })),
    bad: [
      ...[
        { at: 6, why: "missing" },
        { at: 7, why: "short" },
        { at: 8, why: "long" },
      ],
      ...[
        { at: 9, why: "wrong" },
        { at: 10, why: "missing" },
      ],
    ],
  });
  expect((await call(stack, customers.list, { query: {} }, shop)).items).toHaveLength(1);
});

it("tells where those stand who are nobody's yet: only of them it is said that they agreed", async () => {
  const known = await addCustomer("Asha", "0712345678");
  const rows = [row("0754000111"), row("0712345678"), row("abc"), row("+255754000111", "Neema")];
  const { stranger_rows } = await check(rows);
  expect(stranger_rows).toEqual([0, 3]);
  expect(await add(rows.filter((_, at) => stranger_rows.includes(at)))).toMatchObject({ added: 1, consented: 1 });
  expect(await saidOf(known)).toEqual([]);
});

it("makes customers of strangers who agreed, with how that is known, and they get the campaign", async () => {
  await connectSms(stack, shop);
  const rows = [row("0754000111", "Neema"), row("255754000222", ""), row("+255754000222", "Juma"), row("abc", "Nani")];
  expect(await add(rows)).toMatchObject({ people: 2, added: 2, consented: 2, known: 2, agreed: 2, strangers: 0 });
  expect(await add(rows)).toMatchObject({ added: 0, consented: 0, agreed: 2 });
  const { items } = await call(stack, customers.list, { query: {} }, shop);
  expect(items.map(({ name, phone }) => [name, phone]).toSorted()).toEqual([
    ["Juma", "+255754000222"],
    ["Neema", "+255754000111"],
  ]);
  for (const { id } of items) expect(await saidOf(id)).toEqual([["given", how, expect.any(String)]]);
  const numbers = rows.slice(0, 3).map(({ phone }) => phone);
  await startCampaign(stack, shop, { audience: { ...draft.audience, everyone: false, numbers } });
  await sendCampaigns(stack, shop, sms);
  expect(book.map(({ to }) => to).toSorted()).toEqual(["+255754000111", "+255754000222"]);
});

it("brings back no consent that was taken back, renames nobody, and asks nobody twice", async () => {
  await connectSms(stack, shop);
  const out = await addCustomer("Asha", "0712345678", "withdrawn");
  const silent = await addCustomer("Baraka", "0712345679");
  const agreed = await addCustomer("Chausiku", "0712345670", "given");
  const rows = [row("0712345678", "Mwingine"), row("0712345679", "Mwingine"), row("0712345670", "Mwingine")];
  expect(await add(rows)).toMatchObject({ added: 0, consented: 1, known: 3, agreed: 2, withdrew: 1 });
  expect((await saidOf(out)).map(([state]) => state)).toEqual(["withdrawn"]);
  expect((await saidOf(silent)).map(([state, how]) => [state, how])).toEqual([["given", how]]);
  expect((await saidOf(agreed)).map(([, how]) => how)).toEqual(["Dukani"]);
  const { items } = await call(stack, customers.list, { query: {} }, shop);
  expect(items.map(({ name }) => name).toSorted()).toEqual(["Asha", "Baraka", "Chausiku"]);
  const numbers = rows.map(({ phone }) => phone);
  await startCampaign(stack, shop, { audience: { ...draft.audience, everyone: false, numbers } });
  await sendCampaigns(stack, shop, sms);
  expect(book.map(({ to }) => to).toSorted()).toEqual(["+255712345670", "+255712345679"]);
});

it("adds each once when two people add the same list at the same moment", async () => {
  const rows = Array.from({ length: 200 }, (_, n) => row(`0754${String(n).padStart(6, "0")}`, `Mteja ${n}`));
  const both = await Promise.all([add(rows), add(rows.toReversed())]);
  expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(200);
  const { rows: said } = await stack.db.query(
    "select count(*)::int as said, count(distinct customer_id)::int as people from customer_consents where shop_id = $1",
    [shop.shopId],
  );
  expect(said).toEqual([{ said: 200, people: 200 }]);
});

it("is one more segment: any of it besides the tags, or only whoever is on both", async () => {
  await connectSms(stack, shop);
  for (const [name, phone] of [
    ["Asha", "0712345678"],
    ["Baraka", "0712345679"],
    ["Chausiku", "0712345670"],
  ] as const)
    await addCustomer(name, phone, "given");
  await stack.db.query("update customers set tags = '{vip}' where shop_id = $1 and name in ('Asha', 'Baraka')", [
    shop.shopId,
  ]);
  const audience = { ...draft.audience, everyone: false, tags: ["vip"] };
  const reached = async (match: "any" | "all", numbers: string[]) => {
    const { id } = await call(
      stack,
      campaigns.create,
      { body: { ...draft, audience: { ...audience, match, numbers } } },
      shop,
    );
    const { matched, reached, skipped } = await call(stack, campaigns.quote, { params: { id } }, shop);
    return [matched, reached, skipped.length];
  };
  expect(await reached("any", ["255712345679", "0712345670"])).toEqual([3, 3, 0]);
  expect(await reached("all", ["255712345679", "0712345670"])).toEqual([1, 1, 0]);
  // A list of nobody narrows to nobody.
  expect(await reached("all", ["0754000111"])).toEqual([0, 0, 0]);
  expect(await reached("any", ["0754000111"])).toEqual([2, 2, 0]);
});

it("wants to know how, and is an admin's", async () => {
  const rows = [row("0754000111", "Neema")];
  for (const body of [{ rows }, { rows, how: " " }])
    expect((await request(stack, campaignLists.add, { body }, shop)).status).toBe(422);
  const member = await addMember(stack, shop, [{ resource: "customers", action: "create" }]);
  expect((await request(stack, campaignLists.add, { body: { rows, how } }, member)).status).toBe(403);
  const { items } = await call(stack, campaigns.list, { query: {} }, shop);
  expect(items).toEqual([]);
});
