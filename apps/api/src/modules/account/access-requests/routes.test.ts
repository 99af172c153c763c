import { accessRequests } from "@mauzo/contract/account/access-requests";
import { staff } from "@mauzo/contract/account/invites";
import { record } from "@mauzo/contract/account/record";
import type { Grant } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openMailbox } from "../../../../test/mailbox.ts";
import { addMember, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let asker: Awaited<ReturnType<typeof addMember>>;
const product: Grant = { resource: "product", action: ["read"] };
const wanted = { resource: "orders", action: "update" } as const;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  asker = await addMember(stack, shop, [product]);
});
afterAll(() => stack.stop());

const ask = (body: object = wanted, by = asker) => request(stack, accessRequests.create, { body }, by);
const open = async (by: { token: string } = shop) => (await call(stack, accessRequests.list, {}, by)).items;
const own = async () => (await call(stack, accessRequests.own, {}, asker)).items;
const grant = (id: string, by: { token: string } = shop) =>
  request(stack, accessRequests.grant, { params: { id } }, by);
const refuse = (id: string, by: { token: string } = shop) =>
  request(stack, accessRequests.refuse, { params: { id } }, by);
const jobs = (name: string) =>
  countRows(stack, "pgboss.job where name = $1 and data->>'shopId' = $2", [name, shop.shopId]);
const idOf = async () => (await open())[0]?.id ?? "";

it("reaches the admins once, however often it is asked, and nobody's rights change by it", async () => {
  expect((await ask()).status).toBe(201);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(countByStatus(answers)).toEqual({ 201: 5 });
  expect(await jobs("access-request-mail")).toBe(1);
  expect(await open()).toMatchObject([{ by: { name: expect.any(String) }, ...wanted }]);
  expect(await own()).toMatchObject([{ ...wanted, state: "open" }]);
  expect((await stack.call("GET", "/orders", asker)).status).toBe(403);
  expect(await ask({ resource: "product", action: "read" })).toMatchObject({
    status: 409,
    body: { code: "access_given" },
  });
});

it("is granted with one call: the right is added to those they have, recorded, and told to them", async () => {
  await ask();
  const id = await idOf();
  expect((await grant(id)).status).toBe(200);
  const members = (await call(stack, staff.list, {}, shop)).items;
  const member = members.find(({ email }) => email === asker.email);
  expect(member?.permissions).toEqual([product, { resource: "orders", action: ["read", "update"] }]);
  expect((await stack.call("GET", "/orders", asker)).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await own()).toMatchObject([{ state: "granted" }]);
  const [entry] = (await call(stack, record.list, { query: { kind: "rights" } }, shop)).items;
  expect(entry).toMatchObject({ event: "member_changed", subject: { id: member?.id } });
  expect(await grant(id)).toMatchObject({ status: 409, body: { code: "access_request_answered" } });
  expect(await refuse(id)).toMatchObject({ status: 409 });
  expect(await jobs("access-answer-mail")).toBe(1);
});

it("is refused for a day, and may be asked again after it", async () => {
  await ask();
  expect((await refuse(await idOf())).status).toBe(200);
  expect((await stack.call("GET", "/orders", asker)).status).toBe(403);
  expect(await ask()).toMatchObject({ status: 409, body: { code: "access_refused_lately" } });
  await stack.db.query("update access_requests set decided_at = now() - interval '25 hours' where shop_id = $1", [
    shop.shopId,
  ]);
  expect((await ask()).status).toBe(201);
  expect(await own()).toMatchObject([{ state: "open" }]);
  expect(await jobs("access-request-mail")).toBe(2);
});

it("is answered once: of two who press at the same moment one does", async () => {
  await ask();
  const id = await idOf();
  const answers = await Promise.all([grant(id), refuse(id), grant(id), refuse(id)]);
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 3 });
  expect(await jobs("access-answer-mail")).toBe(1);
});

it("is seen and answered by who looks after staff alone, who gives no more than they have", async () => {
  await ask();
  const id = await idOf();
  expect((await request(stack, accessRequests.list, {}, asker)).status).toBe(403);
  expect((await grant(id, asker)).status).toBe(403);
  const chief = await addMember(stack, shop, [{ resource: "staffs", action: ["read", "update"] }]);
  expect(await open(chief)).toHaveLength(1);
  expect(await grant(id, chief)).toMatchObject({ status: 403, body: { code: "grants_beyond_own" } });
  expect(await own()).toMatchObject([{ state: "open" }]);
  const other = await openShop(stack);
  expect(await open(other)).toEqual([]);
  expect([(await grant(id, other)).status, (await refuse(id, other)).status]).toEqual([404, 404]);
  expect((await refuse(id, chief)).status).toBe(200);
});

it("goes with who asked", async () => {
  await ask();
  const members = (await call(stack, staff.list, {}, shop)).items;
  const member = members.find(({ email }) => email === asker.email);
  await call(stack, staff.remove, { params: { id: member?.id ?? "" } }, shop);
  expect(await open()).toEqual([]);
});

it("mails the admins, and the answer to who asked, in the shop's language", async () => {
  const mailbox = await openMailbox(stack);
  await ask();
  const [letter = ""] = await mailbox.letters(shop.email);
  expect(letter).toMatch(/asks to change orders|anaomba ruhusa ya kubadilisha oda/);
  expect(letter).toContain("/dashboard/profile/staff-accounts");
  await grant(await idOf());
  expect((await mailbox.letters(asker.email)).join()).toMatch(/may change orders now|Umeruhusiwa kubadilisha oda/);
  await mailbox.close();
});
