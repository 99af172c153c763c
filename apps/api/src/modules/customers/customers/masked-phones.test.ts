import { staff } from "@mauzo/contract/account/invites";
import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customerNotes } from "@mauzo/contract/customers/customer-notes";
import { customers } from "@mauzo/contract/customers/customers";
import { segments } from "@mauzo/contract/customers/segments";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { actions, type Grant, resources } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let helper: { token: string; email: string; id: string };
let customerId: string;
let orderId: string;
const everything: Grant[] = resources.map((resource) => ({ resource, action: [...actions] }));
const digits = "712345678";

beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  const member = await addMember(stack, shop, everything);
  const { items } = await call(stack, staff.list, {}, shop);
  helper = { ...member, id: items.find(({ email }) => email === member.email)?.id ?? "" };
  const order = await addOrder(stack, shop, { customer: { name: "Amina", phone: `0${digits}` } });
  [orderId, customerId] = [order.id, order.customer?.id ?? ""];
  const paid = { amount_minor: 1, method: "mobile_money" as const, reference: `0${digits}` };
  await call(stack, orderPayments.create, { params: { id: orderId }, body: paid }, shop);
  const text = `Mpigie mumewe, 0${digits} au +255 712 345 678`;
  await call(stack, customerNotes.create, { params: { id: customerId }, body: { text } }, shop);
  const edit = { phone: `0${digits.slice(0, -1)}9`, version: 0 };
  await call(stack, customers.update, { params: { id: customerId }, body: edit }, shop);
  await call(stack, customers.update, { params: { id: customerId }, body: { phone: `0${digits}`, version: 1 } }, shop);
});
afterAll(() => stack.stop());

const sees = (sees_phones: boolean, by: { token: string } = shop) =>
  requestSave(stack, staff.update, { params: { id: helper.id }, body: { permissions: everything, sees_phones } }, by);

/** What a member is shown of customers and orders, as text. */
async function shownTo(by: { token: string }): Promise<string> {
  const document = {
    match: "all" as const,
    rules: [{ criterion: "total_orders" as const, operator: "ge" as const, value: 1 }],
  };
  const answers: unknown[] = [
    await call(stack, customers.list, {}, by),
    await call(stack, customers.get, { params: { id: customerId } }, by),
    await call(stack, customerTimeline.list, { params: { id: customerId } }, by),
    await call(stack, segments.count, { body: { document } }, by),
    await call(stack, orders.list, {}, by),
    await call(stack, orders.get, { params: { id: orderId } }, by),
    (await stack.call("GET", "/customer-exports/customers.csv", by)).body,
    (await stack.call("GET", "/order-exports/orders.csv", by)).body,
    await call(stack, transactions.list, {}, by),
    (await stack.call("GET", "/transaction-exports/transactions.csv", by)).body,
  ];
  return JSON.stringify(answers);
}
/** Six digits of the number in a row, however they are written. */
const reveals = (shown: string) => {
  const plain = shown.replace(/[\s().-]/g, "");
  return Array.from({ length: 4 }, (_, at) => digits.slice(at, at + 6)).some((run) => plain.includes(run));
};

it("a member without the right sees no number whole, and finds nobody by one", async () => {
  expect(reveals(await shownTo(helper))).toBe(true);
  expect((await sees(false)).status).toBe(200);
  const shown = await shownTo(helper);
  expect(reveals(shown)).toBe(false);
  expect(shown).toContain("0712 ••• 678");
  for (const search of [`0${digits}`, digits.slice(0, 4), "+255712"]) {
    expect((await call(stack, customers.list, { query: { search } }, helper)).items).toEqual([]);
    expect((await call(stack, orders.list, { query: { search } }, helper)).items).toEqual([]);
    expect((await call(stack, transactions.list, { query: { search } }, helper)).items).toEqual([]);
    expect((await call(stack, customers.list, { query: { search } }, shop)).items).toHaveLength(1);
    expect((await call(stack, transactions.list, { query: { search } }, shop)).items.length).toBeGreaterThan(0);
  }
  expect((await call(stack, customers.list, { query: { search: "amina" } }, helper)).items).toHaveLength(1);
  const edit = { params: { id: customerId }, body: { phone: "0754111222", version: 2 } };
  expect(await request(stack, customers.update, edit, helper)).toMatchObject({
    status: 403,
    body: { code: "phones_hidden" },
  });
  expect(reveals(await shownTo(shop))).toBe(true);
});

it("who does not see numbers lets nobody see them, and admins always do", async () => {
  await sees(false);
  const other = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  const { items } = await call(stack, staff.list, {}, shop);
  const id = items.find(({ email }) => email === other.email)?.id ?? "";
  const permissions = [{ resource: "customers" as const, action: ["read" as const] }];
  await callSave(stack, staff.update, { params: { id }, body: { permissions, sees_phones: false } }, shop);
  const grant = { params: { id }, body: { permissions, sees_phones: true } };
  expect((await requestSave(stack, staff.update, grant, helper)).status).toBe(403);
  const admin = await callSave(
    stack,
    staff.update,
    { params: { id }, body: { permissions: { is_admin: true } } },
    shop,
  );
  expect(admin).toMatchObject({ sees_phones: true });
  expect(reveals(await shownTo(other))).toBe(true);
});
