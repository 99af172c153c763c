import { type TransactionFilter, transactions } from "@mauzo/contract/ledger/transactions";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addClaim, addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addMember, addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { postEntry } from "../journal/post-entry.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const money = (minor: number) => ({ minor, currency: "TZS" });
const list = async (query: Partial<TransactionFilter> = {}, by: { token: string } = shop) =>
  (await call(stack, transactions.list, { query }, by)).items;
const get = (id: string) => call(stack, transactions.get, { params: { id } }, shop);
const pay = (id: string, amount_minor: number, more: object = {}, kind: "create" | "refund" = "create") =>
  call(stack, orderPayments[kind], { params: { id }, body: { amount_minor, method: "cash" as const, ...more } }, shop);
const post = (...entry: [Parameters<typeof postEntry>[2]]) =>
  inShop(stack.pool, shop.shopId, (tx) => postEntry(tx, shop.shopId, ...entry));
const by = { userId: null, name: "" };

it("has one entry for each payment and refund, from wherever it comes, and for nothing else", async () => {
  const product = await addProduct(stack, shop, { price_minor: 10_000, stock: 20 });
  const order = await addOrder(stack, shop, { product, customer: { name: "Neema", phone: "0712345678" } });
  await pay(order.id, 6_000, { method: "mobile_money", reference: "DFJ9B1FX2B" });
  await pay(order.id, 1_000, {}, "refund");
  const written = await createManualOrder(stack, shop, {
    ...{ ...selectProduct(product), payment: { amount_minor: 10_000, method: "cash" } },
  });
  const claim = await addClaim(stack, shop, { amount_minor: 100, method: "mobile_money", reference: "R7" });
  await call(stack, paymentClaims.confirm, { params: { id: claim.id }, body: { record: true } }, shop);
  const at = { params: { id: written.id } };
  await call(stack, orders.move, { ...at, body: { from: "new", to: "delivered" } }, shop);
  const { version, lines } = await call(stack, orders.get, at, shop);
  const refund = { amount_minor: 4_000, method: "cash" as const, reference: "" };
  const back = { version, lines: [{ id: lines[0]?.id ?? "", quantity: 1, restock: true }], refund };
  await call(stack, orderEdits.return, { ...at, body: back }, shop);

  const found = await list();
  const told = found.map(({ kind, direction, amount, method, reference }) => [
    ...[kind, direction, amount.minor, method, reference],
  ]);
  expect(told).toEqual([
    ["refund", "out", 4_000, "cash", ""],
    ["payment", "in", 100, "mobile_money", "R7"],
    ["payment", "in", 10_000, "cash", ""],
    ["refund", "out", 1_000, "cash", ""],
    ["payment", "in", 6_000, "mobile_money", "DFJ9B1FX2B"],
  ]);
  const { payments } = await call(stack, orders.get, { params: { id: order.id } }, shop);
  expect(payments.map(({ id, amount }) => [id, amount.minor])).toEqual([
    [found[4]?.id, 6_000],
    [found[3]?.id, -1_000],
  ]);
  expect(found[4]).toEqual({
    ...{ id: payments[0]?.id, kind: "payment", direction: "in", amount: money(6_000), method: "mobile_money" },
    ...{ network: null, reference: "DFJ9B1FX2B", order: { id: order.id, number: order.order_id } },
    ...{ customer: { id: order.customer?.id, name: "Neema" }, by: "Asha", at: payments[0]?.at },
  });
  expect(await countRows(stack, "transfers where shop_id = $1", [shop.shopId])).toBe(5);
  expect(await call(stack, transactions.balances, {}, shop)).toMatchObject({
    ...{ cash: money(10_000 - 4_000 - 1_000), till: money(6_100), gateway: money(0), available: money(0) },
  });
});

it("tells the way of a claimed payment, of one that was learnt of later, and of one with several parts", async () => {
  const claim = await addClaim(stack, shop, { amount_minor: 100, method: "mobile_money", reference: "R7" });
  await call(stack, paymentClaims.confirm, { params: { id: claim.id }, body: { record: true } }, shop);
  const [confirmed] = await list();
  const detail = await get(confirmed?.id ?? "");
  expect(detail.steps.map(({ step, reference, by }) => [step, reference, by])).toEqual([
    ["claimed", "R7", ""],
    ["received", "R7", "Asha"],
  ]);
  expect(detail).toMatchObject({ ...confirmed, reverses: null, reversed_by: null });
  expect(detail.transfers).toMatchObject([{ id: confirmed?.id, debit: "till", credit: "orders", kind: "payment" }]);

  const first = { kind: "unmatched", debit: "till", credit: "unmatched", amountMinor: 500 } as const;
  const fee = { kind: "fee", debit: "mauzo", credit: "fees", amountMinor: 20 } as const;
  const at = "2026-11-01T09:00:00.000Z";
  const id = await post({ transfers: [{ ...first, network: "M-Pesa", reference: "Q1" }, first, fee], by, at });
  const late = await get(id);
  expect(late).toMatchObject({ ...{ amount: money(1_000), network: "M-Pesa", direction: "in", at } });
  expect(late.transfers.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ...[
      ["unmatched", 500],
      ["unmatched", 500],
      ["fee", 20],
    ],
  ]);
  expect(late.steps.map(({ step }) => step)).toEqual(["received", "recorded"]);

  const undo = { ...first, debit: "unmatched", credit: "till", kind: "reversal", reverses: id } as const;
  const undoneBy = await post({ transfers: [undo], by });
  expect(await get(id)).toMatchObject({ reversed_by: undoneBy });
  expect((await get(id)).steps.map(({ step }) => step)).toEqual(["received", "recorded", "reversed"]);
  expect(await get(undoneBy)).toMatchObject({ reverses: id, direction: "out" });
  await expect(post({ transfers: [undo], by })).rejects.toMatchObject({ code: "23505" });
  // A part of a transaction leads to the whole.
  const part = late.transfers[1]?.id ?? "";
  expect(await get(part)).toEqual(await get(id));
});

it("finds by reference, order number, name and number, and filters combine", async () => {
  const product = await addProduct(stack, shop, { price_minor: 10_000, stock: 20 });
  const neema = await addOrder(stack, shop, { product, customer: { name: "Neema", phone: "0712345678" } });
  const juma = await addOrder(stack, shop, { product, customer: { name: "Juma", phone: "0754000111" } });
  await pay(neema.id, 1_000, { method: "mobile_money", reference: "DFJ9B1FX2B" });
  await pay(neema.id, 2_000);
  await pay(juma.id, 3_000, { reference: "50%_off" });
  await pay(juma.id, 500, {}, "refund");
  const amounts = async (query: Partial<TransactionFilter>) => (await list(query)).map(({ amount }) => amount.minor);
  expect(await amounts({ search: "fj9b1" })).toEqual([1_000]);
  expect(await amounts({ search: "%_" })).toEqual([3_000]);
  expect(await amounts({ search: neema.order_id.toLowerCase() })).toEqual([2_000, 1_000]);
  expect(await amounts({ search: "juma" })).toEqual([500, 3_000]);
  expect(await amounts({ search: "0754 000" })).toEqual([500, 3_000]);
  expect(await amounts({ search: "nobody" })).toEqual([]);
  expect(await amounts({ search: "juma", direction: "out" })).toEqual([500]);
  expect(await amounts({ kind: "payment", method: "cash" })).toEqual([3_000, 2_000]);
  expect(await amounts({ account: "till" })).toEqual([1_000]);
  expect(await amounts({ account: "cash", direction: "in", search: "neema" })).toEqual([2_000]);
  const pages = await call(stack, transactions.list, { query: { limit: 3 } }, shop);
  expect(await amounts({ limit: 3, ...(pages.next && { cursor: pages.next }) })).toEqual([1_000]);
  expect(await amounts({ sort: "at" })).toEqual([1_000, 2_000, 3_000, 500]);
});

it("knows the days of the shop", async () => {
  const moments = ["2026-11-09T20:59:59Z", "2026-11-09T21:00:00Z", "2026-11-10T20:59:59Z", "2026-11-10T21:00:00Z"];
  for (const [index, at] of moments.entries()) {
    const transfer = { kind: "unmatched", debit: "till", credit: "unmatched", amountMinor: index + 1 } as const;
    await post({ transfers: [transfer], by, at });
  }
  const amounts = async (query: Partial<TransactionFilter>) => (await list(query)).map(({ amount }) => amount.minor);
  expect((await call(stack, shops.get, {}, shop)).time_zone).toBe("Africa/Dar_es_Salaam");
  expect(await amounts({ from: "2026-11-10", to: "2026-11-10" })).toEqual([3, 2]);
  expect(await amounts({ to: "2026-11-09" })).toEqual([1]);
  expect(await amounts({ from: "2026-11-11" })).toEqual([4]);
});

it("is a file with the list's transactions, in either language, without a formula", async () => {
  const product = await addProduct(stack, shop, { price_minor: 1_500_050, stock: 9 });
  const order = await addOrder(stack, shop, { product, customer: { name: "=1+1", phone: "0712345678" } });
  await pay(order.id, 1_000_050, { method: "mobile_money", reference: "@SUM(A1)" });
  await pay(order.id, 50, {}, "refund");
  const download = async (language: string, query = "") => {
    const answer = await fetch(`${stack.url}/transaction-exports/transactions.csv${query}`, {
      headers: { authorization: `Bearer ${shop.token}`, "accept-language": language },
    });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="transactions.csv"');
    const rows: string[][] = parse(await answer.text(), { bom: true });
    return rows;
  };
  const rows = await download("en");
  const named = ["'=1+1", "Asha"];
  expect(rows.map((cells) => cells.slice(2, -1))).toEqual([
    [...["What", "In", "Out", "Currency", "Method", "Network", "Reference", "Order", "Customer", "Recorded by"]],
    ["Refund", "", "0.50", "TZS", "Cash", "", "", order.order_id, ...named],
    ["Payment", "10000.50", "", "TZS", "Mobile money", "", "'@SUM(A1)", order.order_id, ...named],
  ]);
  expect((await download("sw", "?direction=out"))[1]?.slice(2, 5)).toEqual(["Pesa iliyorudishwa", "", "0.50"]);
  // A debt is no money that came or went; between two accounts with money it does both.
  const owed = { kind: "opening", amount_minor: 700 } as const;
  await call(stack, manualDebts.create, { params: { id: order.customer?.id ?? "" }, body: owed }, shop);
  await post({ transfers: [{ kind: "difference", debit: "cash", credit: "drawer", amountMinor: 900 }], by });
  expect((await download("en", "?direction=none")).slice(1).map((cells) => cells.slice(2, 5))).toEqual([
    ["Debt written down", "", ""],
  ]);
  expect((await download("en", "?direction=within")).slice(1).map((cells) => cells.slice(3, 5))).toEqual([
    ["9.00", "9.00"],
  ]);
  const [debt] = await list({ direction: "none" });
  expect(debt).toMatchObject({ direction: "none", amount: money(700) });
  expect((await get(debt?.id ?? "")).steps.map(({ step }) => step)).toEqual(["written_down"]);
});

it("is for who may read transactions, of their own shop", async () => {
  const order = await addOrder(stack, shop);
  await pay(order.id, 100);
  const [{ id = "" } = {}] = await list();
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  const other = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
  const stranger = await openShop(stack);
  const statuses = async (caller: { token: string }) => [
    (await request(stack, transactions.list, {}, caller)).status,
    (await request(stack, transactions.balances, {}, caller)).status,
    (await request(stack, transactions.get, { params: { id } }, caller)).status,
  ];
  expect(await statuses(reader)).toEqual([200, 200, 200]);
  expect(await statuses(other)).toEqual([403, 403, 403]);
  expect(await statuses(stranger)).toEqual([200, 200, 404]);
  expect(await list({}, stranger)).toEqual([]);
});

it("is announced to who may read it, and to nobody else", async () => {
  const order = await addOrder(stack, shop);
  const reader = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
  const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const [told, untold] = [await openEventStream(stack, reader.token), await openEventStream(stack, packer.token)];
  await pay(order.id, 100);
  const topicsOf = ({ heard }: typeof told) => heard.map(({ topic }) => topic);
  await vi.waitFor(() => expect(topicsOf(told)).toEqual(["transactions"]), { timeout: 2_000 });
  await vi.waitFor(() => expect(topicsOf(untold)).toEqual(["orders"]), { timeout: 2_000 });
  for (const stream of [told, untold]) stream.stop();
});
