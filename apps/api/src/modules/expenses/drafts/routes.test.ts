import { type DraftConfirmation, type ExpenseDraft, expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { transactions } from "@mauzo/contract/ledger/transactions";
import pLimit from "p-limit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addExpensePhone, listDrafts } from "../../../../test/expense-draft-fixtures.ts";
import { addExpense, dayBefore } from "../../../../test/expense-fixtures.ts";
import { makePicture } from "../../../../test/picture-uploads.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  newWaId,
  newWamid,
  openTestInbound,
  type SentMessage,
  secondsNow,
  type TestNumber,
  textOf,
  write,
} from "../../../../test/whatsapp-number.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { fetchFile } from "../../conversations/files/fetch-file.ts";

let stack: Stack;
let shop: OpenedShop;
let number: TestNumber;
let inbound: ReturnType<typeof openTestInbound>;
let waId: string;
beforeAll(async () => {
  stack = await startStack();
  inbound = openTestInbound(stack);
});
beforeEach(async () => {
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
  waId = newWaId();
  await addExpensePhone(stack, shop, { phone: `0${waId.slice(3)}` });
});
afterAll(async () => {
  await inbound.stop();
  await stack.stop();
});

const send = async (message: SentMessage, from = waId) => {
  await write(stack, number, { waId: from }, message);
  await inbound.handleDue();
};
const say = (text: string, from = waId) => send({ content: textOf(text) }, from);
const pictureOf = (caption?: string) => ({
  type: "image",
  image: { id: `m-${newWamid()}`, mime_type: "image/jpeg", ...(caption !== undefined && { caption }) },
});
/** Who answered somebody, and what was said to them last. */
async function answersTo(who: string) {
  const { rows } = await stack.db.query<{ author: string; body: { actions?: { send_message?: string }[] } }>(
    `select m.author, m.body from messages m
     join conversations c on c.shop_id = m.shop_id and c.id = m.conversation_id
     join contacts k on k.shop_id = c.shop_id and k.id = c.contact_id
     where m.shop_id = $1 and k.wa_id = $2 and m.author <> 'customer' order by m.seq`,
    [shop.shopId, who],
  );
  return rows.map(({ author, body }) => [author, body.actions?.[0]?.send_message]);
}
const confirmation = (draft: ExpenseDraft, part: Partial<DraftConfirmation> = {}): DraftConfirmation => ({
  ...{ category: draft.category, amount_minor: draft.amount.minor, spent_on: draft.spent_on, note: draft.note },
  ...{ method: "cash", ...part },
});
const only = async (): Promise<ExpenseDraft> => {
  const [draft, ...more] = await listDrafts(stack, shop);
  if (!draft || more.length > 0) throw new Error("there is not one draft");
  return draft;
};
const cash = async () => (await call(stack, transactions.balances, {}, shop)).cash.minor;

it("is a draft of what a member wrote, answered in their language, and an expense once somebody confirms it", async () => {
  await say("Matumizi 12,000 boda");
  const draft = await only();
  expect(draft).toMatchObject({
    ...{ category: "travel", amount: { minor: 1_200_000, currency: "TZS" }, note: "boda", spent_on: dayBefore() },
    ...{ by: "Asha", picture: "none" },
  });
  expect(await answersTo(waId)).toEqual([
    ["workflow", expect.stringMatching(/^Rasimu imehifadhiwa: 12,000\.00 TZS · boda\./)],
  ]);
  expect(await cash()).toBe(0);
  const body = confirmation(draft, { amount_minor: 1_300_000, method: "cash" });
  const at = { params: { id: draft.id } };
  const made = await call(stack, expenseDrafts.confirm, { ...at, body }, shop);
  expect(made).toMatchObject({ amount: { minor: 1_300_000 }, category: "travel", note: "boda", source: "person" });
  expect([await cash(), await listDrafts(stack, shop)]).toEqual([-1_300_000, []]);
  for (const endpoint of [expenseDrafts.discard, expenseDrafts.restore])
    expect((await request(stack, endpoint, at, shop)).body).toMatchObject({ code: "expense_draft_decided" });
  expect((await request(stack, expenseDrafts.confirm, { ...at, body }, shop)).body).toMatchObject({
    code: "expense_draft_decided",
  });
  await say("expense 5k fuel");
  expect((await answersTo(waId)).at(-1)).toEqual([
    "workflow",
    expect.stringMatching(/^Draft saved: 5,000\.00 TZS · fuel\./),
  ]);
});

it("is confirmed by one of two at the same moment", async () => {
  await say("matumizi 900 maji");
  const draft = await only();
  const both = await Promise.all(
    [1, 2].map(() =>
      request(stack, expenseDrafts.confirm, { params: { id: draft.id }, body: confirmation(draft) }, shop),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await cash()).toBe(-90_000);
});

it("is discarded, and comes back", async () => {
  await say("matumizi 900 maji");
  const at = { params: { id: (await only()).id } };
  for (const _ of [1, 2]) await call(stack, expenseDrafts.discard, at, shop);
  expect(await listDrafts(stack, shop)).toEqual([]);
  for (const _ of [1, 2]) await call(stack, expenseDrafts.restore, at, shop);
  expect(await listDrafts(stack, shop)).toMatchObject([{ note: "maji", category: "utilities" }]);
  expect(await cash()).toBe(0);
});

it("has the category of what the same words were for before", async () => {
  await addExpense(stack, shop, { category: "marketing", note: "Boda" });
  await say("matumizi 2000 boda");
  expect(await only()).toMatchObject({ category: "marketing" });
});

it("is one for its message, however often and wherever it is delivered", async () => {
  const message = { id: newWamid(), content: textOf("matumizi 3000 chai") };
  await Promise.all(Array.from({ length: 9 }, () => write(stack, number, { waId }, message)));
  await inbound.handleDue();
  await stack.db.query("delete from channel_events where external_id = $1", [message.id]);
  await send(message);
  expect(await listDrafts(stack, shop)).toHaveLength(1);
  expect(await answersTo(waId)).toHaveLength(1);
});

it("is nothing of a stranger's, of what is only sent on, of words that are none, or of who may not write expenses", async () => {
  const stranger = newWaId();
  await say("matumizi 12,000 boda", stranger);
  expect((await answersTo(stranger)).map(([author]) => author)).toEqual(["bot"]);
  await send({ content: { ...textOf("matumizi 12,000 boda"), context: { forwarded: true } } });
  await say("matumizi gani?");
  expect((await answersTo(waId)).map(([author]) => author)).not.toContain("workflow");
  const clerk = await addMember(stack, shop, [{ resource: "transactions", action: ["read"] }]);
  const clerkId = newWaId();
  await addExpensePhone(stack, shop, { phone: `+${clerkId}`, email: clerk.email });
  await say("matumizi 12,000 boda", clerkId);
  expect((await answersTo(clerkId)).map(([author]) => author)).toEqual(["bot"]);
  expect(await listDrafts(stack, shop)).toEqual([]);
  await stack.db.query("update memberships set permissions = $2 where shop_id = $1 and not is_admin", [
    shop.shopId,
    JSON.stringify([{ resource: "transactions", action: "create" }]),
  ]);
  await say("matumizi 12,000 boda", clerkId);
  expect(await listDrafts(stack, shop)).toHaveLength(1);
  // Who left the shop writes nothing more.
  await stack.db.query("delete from memberships where shop_id = $1 and not is_admin", [shop.shopId]);
  await say("matumizi 12,000 boda", clerkId);
  expect(await listDrafts(stack, shop)).toHaveLength(1);
});

it("is of the shop whose member it is: the same phone is a customer's at another", async () => {
  const other = await openShop(stack);
  const theirs = await connectNumber(stack, other);
  await write(stack, theirs, { waId }, { content: textOf("matumizi 12,000 boda") });
  await inbound.handleDue();
  expect([await listDrafts(stack, shop), await listDrafts(stack, other)]).toEqual([[], []]);
  await say("matumizi 12,000 boda");
  const at = { params: { id: (await only()).id } };
  for (const endpoint of [expenseDrafts.discard, expenseDrafts.restore, expenseDrafts.picture])
    expect((await request(stack, endpoint, at, other)).status).toBe(404);
  const body = confirmation(await only());
  expect((await request(stack, expenseDrafts.confirm, { ...at, body }, other)).status).toBe(404);
});

it("has the picture that it is the caption of, or that came right after, which becomes the receipt", async () => {
  const bytes = new Uint8Array(await makePicture(60, 40).jpeg().toBuffer());
  const fetchAll = async () => {
    const { rows } = await stack.db.query<{ data: JobPayloads["fetch-file"] }>(
      "delete from pgboss.job where name = 'fetch-file' returning data",
    );
    const download = async () => ({ result: "downloaded" as const, bytes, type: "image/jpeg", sha256: "" });
    const uses = { ...stack.deps, pool: stack.pool, channels: { download }, drawing: pLimit(1) };
    for (const { data } of rows) await fetchFile(uses, data);
  };
  const at = secondsNow() - 2_000;
  await send({ at, content: textOf("matumizi 4000 luku") });
  await send({ at: at + 601, content: pictureOf() });
  expect(await only()).toMatchObject({ picture: "none" });
  await send({ at: at + 700, content: pictureOf("matumizi 6000 umeme") });
  await send({ at: at + 710, content: textOf("matumizi 7000 maji") });
  await send({ at: at + 1_310, content: pictureOf() });
  // A second one is of nothing.
  await send({ at: at + 1_311, content: pictureOf() });
  const pictures = async () => (await listDrafts(stack, shop)).map(({ note, picture }) => [note, picture]);
  expect(await pictures()).toEqual([
    ["maji", "coming"],
    ["umeme", "coming"],
    ["luku", "none"],
  ]);
  expect((await answersTo(waId)).filter(([, text]) => text?.startsWith("Picha imewekwa"))).toHaveLength(1);
  await fetchAll();
  expect(await pictures()).toEqual([
    ["maji", "here"],
    ["umeme", "here"],
    ["luku", "none"],
  ]);
  const [draft] = await listDrafts(stack, shop);
  if (!draft) throw new Error("there is no draft");
  const show = (path: string, by: { token: string }) =>
    fetch(stack.url + path, { headers: { authorization: `Bearer ${by.token}` } });
  const path = pathOf(expenseDrafts.picture, { params: { id: draft.id } });
  const shown = await show(path, shop);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await show(path, await addMember(stack, shop, []))).status).toBe(403);
  const made = await call(stack, expenseDrafts.confirm, { params: { id: draft.id }, body: confirmation(draft) }, shop);
  expect(made.picture_id).not.toBeNull();
  expect((await show(pathOf(expenses.picture, { params: { id: made.id } }), shop)).status).toBe(200);
  // Of the expense it is taken off, and stays where it was sent.
  const { category, method, spent_on, supplier, note, version } = made;
  const body = { category, method, spent_on, supplier, note, version, amount_minor: 1, picture_id: null };
  await call(stack, expenses.update, { params: { id: made.id }, body }, shop);
  expect(await countRows(stack, "media where id = $1", [made.picture_id])).toBe(1);
});

it("is written from phones that admins list, each of one member", async () => {
  const add = (phone: string, user_id: string, by: { token: string } = shop) =>
    request(stack, expensePhones.add, { body: { phone, user_id } }, by);
  const [own] = (await call(stack, expensePhones.list, {}, shop)).items;
  const clerk = await addMember(stack, shop, [{ resource: "transactions", action: ["read", "create"] }]);
  const { rows } = await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [clerk.email]);
  const clerkId = rows[0]?.id ?? "";
  expect((await add("0754 111 222", clerkId, clerk)).status).toBe(403);
  expect((await add("123", clerkId)).body).toMatchObject({ detail: [{ code: "phone_invalid" }] });
  expect((await add(`+${waId}`, own?.user_id ?? "")).body).toEqual(own);
  expect((await add(`+${waId}`, clerkId)).body).toMatchObject({ code: "expense_phone_taken" });
  const other = await openShop(stack);
  expect((await add("0754 111 222", clerkId, other)).body).toMatchObject({
    detail: [{ code: "expense_phone_of_nobody" }],
  });
  expect((await request(stack, expensePhones.remove, { params: { id: own?.id ?? "" } }, other)).status).toBe(404);
  await call(stack, expensePhones.remove, { params: { id: own?.id ?? "" } }, shop);
  await say("matumizi 12,000 boda");
  expect(await listDrafts(stack, shop)).toEqual([]);
  expect(
    await countRows(stack, "record_entries where shop_id = $1 and event like 'expense_phone_%'", [shop.shopId]),
  ).toBe(2);
});
