import { customers } from "@mauzo/contract/customers/customers";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { cart } from "@mauzo/contract/orders/cart";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orders } from "@mauzo/contract/orders/orders";
import { sales } from "@mauzo/contract/pos/sales";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { actions, resources } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call, endpoints } from "../../test/endpoints.ts";
import { openEventStream } from "../../test/event-stream.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { addressOf, freshBody, makeSampleRequests } from "../../test/sample-requests.ts";
import { addMember } from "../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../test/stack.ts";
import { mayNameCustomers } from "../http/phones/hide-numbers.ts";

const digits = "765432198";
const spelled = ["0765432198", "+255 765 432 198", "0765-432-198", "wa.me/255765432198"] as const;
let stack: Stack;
let shop: FullShop;
let helper: { token: string };
let orderId: string;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;

/** Puts the number wherever people may have written it. */
async function plant(): Promise<void> {
  const [plain, grouped, dashed, link] = spelled;
  const set = (statement: string, ...values: string[]) => stack.db.query(statement, [shop.shopId, ...values]);
  const phone = `+255${digits}`;
  await set("update contacts set phone = $2, name = $3 where phone = '+255712345678' and shop_id = $1", phone, plain);
  await set(
    "update customers set phone = $2, name = $3, place = $4, tags = array[$5] where shop_id = $1 and phone is not null",
    ...[phone, `Asha ${plain}`, `Mbezi, piga ${grouped}`, `mteja ${dashed}`],
  );
  await set(
    `update orders set customer_id = coalesce(customer_id, (select id from customers where shop_id = $1 limit 1)),
      conversation_id = (select conversation_id from messages where shop_id = $1 and direction = 'in' limit 1), customer_phone = $2, customer_name = $3, note = $4, delivery_method = 'Boda', delivery_place = $5 where shop_id = $1`,
    ...[phone, `Juma ${dashed}`, `Piga ${plain} ukifika`, `Mbezi ${grouped}`],
  );
  await set("update conversation_notes set text = $2 where shop_id = $1", `Namba yake ${plain}`);
  await set("update customer_notes set text = $2 where shop_id = $1", `Mume wake ni ${grouped}`);
  await set(
    "update customer_changes set changes = $2::jsonb where shop_id = $1 and tag_change_id is null",
    JSON.stringify([{ field: "phone", before: plain, after: grouped }]),
  );
  await set("update order_changes set reason = $2 where shop_id = $1", `Alipiga ${dashed}`);
  await set("update order_messages set text = $2 where shop_id = $1", `Habari, ${link}`);
  await set("update debt_answers set reason = $2 where shop_id = $1 and kind = 'disputed'", `Piga ${grouped}`);
  await set("update planned_messages set text = $2 where shop_id = $1", `Piga ${dashed}`);
  await set("update expense_drafts set note = $2 where shop_id = $1", `Boda wa ${plain}`);
  await set("update payment_claims set reference = $2, reason = $3 where shop_id = $1", plain, dashed);
  await set("update messages set body = jsonb_set(body, '{text}', to_jsonb($2::text)) where shop_id = $1", grouped);
  await set("update list_views set query = $2 where shop_id = $1", `search=${plain}`);
  await set(
    "update segments set name = $2 where shop_id = $1 and id = (select id from segments where shop_id = $1 order by id limit 1)",
    `Wa ${plain}`,
  );
  await set(
    "update receipts set payer_phone = $2, text = $3, dismiss_reason = $4 where shop_id = $1",
    ...[phone, `Umepokea Tsh1,000 kutoka ${plain}`, `Ya ${dashed}`],
  );
  await set("update payments set phone = $2 where shop_id = $1", phone);
  await set("update stock_movements set note = $2 where shop_id = $1", `Ya ${grouped}`);
}

beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "fiche");
  helper = await addMember(
    stack,
    shop,
    resources.map((resource) => ({ resource, action: [...actions] })),
  );
  await plant();
  sampleOf = await makeSampleRequests(stack, shop);
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  orderId = (await call(stack, orders.list, {}, shop)).items[0]?.id ?? "";
});
afterAll(() => stack.stop());

/** Six digits of the number in a row, however they are written. */
const reveals = (shown: string) => {
  const plain = shown.replace(/[\s().-]/g, "");
  return [0, 1, 2, 3].some((at) => plain.includes(digits.slice(at, at + 6)));
};

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type === "application/pdf") return JSON.stringify(await readPdf(new Uint8Array(await response.arrayBuffer())));
  return type.startsWith("image/") ? "" : response.text();
}

/** Those for members that may name customers. */
const naming = endpoints.filter(
  ({ endpoint: { path, access, streams } }) =>
    !streams && mayNameCustomers(path) && (access === "member" || typeof access === "object"),
);
/** Those that read: with GET, and those that ask with a body but change nothing. */
const reads = ({ endpoint: { method, path } }: (typeof endpoints)[number]) =>
  method === "GET" || /\/(?:preview|count)$/.test(path);
const reading = naming.filter(reads);

async function answerOf(endpoint: Endpoint, { token }: { token: string }): Promise<[status: number, text: string]> {
  const sample = sampleOf(endpoint);
  const body = await freshBody(stack, endpoint, sample, shop.token);
  const response = await fetch(stack.url + addressOf(endpoint, sample), {
    method: endpoint.method,
    redirect: "manual",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return [response.status, await textOf(response)];
}

async function answersTo({ token }: { token: string }): Promise<[name: string, status: number, text: string][]> {
  const answers: [string, number, string][] = [];
  for (const { name, endpoint } of reading) {
    answers.push([name, ...(await answerOf(endpoint, { token }))]);
  }
  return answers;
}
const revealing = (answers: Awaited<ReturnType<typeof answersTo>>) =>
  answers.filter(([, , text]) => reveals(text)).map(([name]) => name);

it("no endpoint that reads tells a number to who does not see them, wherever it was written", async () => {
  const shown = await answersTo(shop);
  expect(revealing(shown)).toEqual(
    expect.arrayContaining([
      ...["GET /orders", "GET /orders/:id", "GET /orders/:id/timeline", "GET /orders/:id/claims", "GET /customers"],
      ...["GET /customers/:id", "GET /customers/:id/timeline", "GET /orders/:id/documents/:kind", "GET /list-views"],
      ...["GET /order-exports/orders.csv", "GET /customer-exports/customers.csv", "POST /segments/count"],
      "GET /transaction-exports/statements/:format",
    ]),
  );
  const hidden = await answersTo(helper);
  expect(revealing(hidden)).toEqual([]);
  // A file of customers is nothing for who may not see their numbers.
  const statusOf = (name: string, status: number) => (name.startsWith("GET /contact-imports") ? 403 : status);
  expect(hidden.map(([name, status]) => [name, status])).toEqual(
    shown.map(([name, status]) => [name, statusOf(name, status)]),
  );
});

it("links and documents that such a member makes show no number to whoever opens them", async () => {
  const at = { params: { id: orderId } };
  const open = async (by: { token: string }) => {
    const { url, text } = await call(stack, orderLinks.create, at, by);
    const token = new URL(url).searchParams.get("token") ?? "";
    const shared = await call(stack, orderDocuments.share, { ...at, body: { kind: "invoice" } }, by);
    const { pathname, search } = new URL(shared.url);
    const [page, receipt, document] = await Promise.all([
      call(stack, cart.get, { query: { token } }),
      fetch(`${stack.url}/api/v1/order/receipt?token=${token}`).then(textOf),
      fetch(stack.url + pathname.replace(/^\/api/, "") + search).then(textOf),
    ]);
    return [text, JSON.stringify(page), receipt, document].map(reveals);
  };
  expect(await open(shop)).toEqual([true, true, true, true]);
  expect(await open(helper)).toEqual([false, false, false, false]);
});

it("nor does the receipt of a sale that such a member sends on", async () => {
  const text = "select id from pos_sales where shop_id = $1 and order_id is not null limit 1";
  const { rows } = await stack.db.query<{ id: string }>(text, [shop.shopId]);
  const open = async (by: { token: string }) => {
    const { phone, ...shared } = await call(stack, sales.share, { params: { id: rows[0]?.id ?? "" } }, by);
    const { pathname, search } = new URL(shared.url);
    const document = await fetch(stack.url + pathname.replace(/^\/api/, "") + search).then(textOf);
    return [JSON.stringify(phone), shared.text, document].map(reveals);
  };
  expect((await open(shop)).includes(true)).toBe(true);
  expect(await open(helper)).toEqual([false, false, false]);
});

it("who saves a text that was shown masked changes nothing in it", async () => {
  const at = { params: { id: shop.editableOrder.id } };
  const masked = await call(stack, orders.get, at, helper);
  expect(masked.note).toBe("Piga 0765 ••• 198 ukifika");
  const body = { version: masked.version, charges: [], note: masked.note, reason: "Bila ada" };
  await call(stack, orderEdits.save, { ...at, body }, helper);
  expect((await call(stack, orders.get, at, shop)).note).toBe("Piga 0765432198 ukifika");
});

it("no endpoint that writes tells one either, and neither do the live events of all of them", {
  timeout: 120_000,
}, async () => {
  const stream = await openEventStream(stack, helper.token);
  const masked: string[] = [];
  for (const each of naming.filter((one) => !reads(one))) {
    await plant();
    const [status, text] = await answerOf(each.endpoint, helper);
    expect([each.name, status < 500, reveals(text)]).toEqual([each.name, true, false]);
    if (text.includes("0765 ••• 198")) masked.push(each.name);
  }
  // These would have told it: their answers name customers.
  expect(masked).toEqual(
    expect.arrayContaining([
      ...["POST /orders/:id/notes", "POST /orders/:id/links", "POST /orders/:id/moves"],
      ...["POST /order-claims/:id/confirm", "POST /order-claims/:id/decline"],
    ]),
  );
  const last = await call(stack, customers.create, { body: { name: "Wa mwisho" } }, shop);
  await vi.waitFor(() => expect(stream.heard).toContainEqual({ topic: "customers", id: last.id }), { timeout: 5_000 });
  stream.stop();
  const topics = stream.heard.map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(["orders", "customers", "conversations"]));
  expect(reveals(stream.told.text)).toBe(false);
});
