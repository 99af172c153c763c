import type { Product } from "@mauzo/contract/catalogue/products";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { debtAnswers, disputeOutcomes, isDisputed, saidKinds } from "@mauzo/contract/orders/debt-answers";
import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { instalmentsOf, nextDayOf, orderPlans, owedUntil, splitEvenly } from "@mauzo/contract/orders/order-plans";
import { fulfilmentStatuses, isVoid, owedMinorOf } from "@mauzo/contract/orders/order-states";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { expectOwedEverywhere } from "../../../../test/owed-everywhere.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { readWrittenDebts, sumOf, type WrittenDebt } from "../../../../test/written-debts.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const phones = ["0712345671", "0712345672", "0712345673"];
const which = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    phone: fc.constantFrom(...phones),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant("move" as const), which, to: fc.constantFrom(...fulfilmentStatuses) }),
  fc.record({ kind: fc.constant("pay" as const), which, percent: fc.constantFrom(30, 100) }),
  fc.record({ kind: fc.constant("refund" as const), which, percent: fc.constantFrom(30, 100) }),
  fc.record({ kind: fc.constant("edit" as const), which, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("return" as const), which }),
  fc.record({ kind: fc.constant("forgive" as const), which, percent: fc.constantFrom(30, 100) }),
  fc.record({ kind: fc.constant("unforgive" as const), which, percent: fc.constantFrom(30, 100) }),
  fc.record({ kind: fc.constant("pay all" as const), which, percent: fc.constantFrom(30, 100, 120) }),
  fc.record({ kind: fc.constant("use credit" as const), which }),
  fc.record({ kind: fc.constant("due" as const), which, days: fc.integer({ min: -40, max: 40 }) }),
  fc.record({
    kind: fc.constant("plan" as const),
    which,
    count: fc.integer({ min: 2, max: 4 }),
    days: fc.integer({ min: -60, max: 20 }),
  }),
  fc.record({ kind: fc.constant("end plan" as const), which }),
  fc.record({ kind: fc.constant("answer" as const), which, said: fc.constantFrom(...saidKinds) }),
  fc.record({ kind: fc.constant("settle" as const), which, outcome: fc.constantFrom(...disputeOutcomes) }),
  fc.record({
    kind: fc.constant("write" as const),
    which,
    amount: fc.integer({ min: 1, max: 30_000 }),
    days: fc.option(fc.integer({ min: -40, max: 40 })),
  }),
  fc.record({ kind: fc.constant("strike" as const), which }),
  fc.record({ kind: fc.constant("forgive written" as const), which, percent: fc.constantFrom(30, 100) }),
  fc.record({ kind: fc.constant("merge" as const), which, with: which }),
  fc.record({ kind: fc.constant("part" as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const share = (minor: number, percent: number) => Math.max(1, Math.floor((minor * percent) / 100));

const people = async () => (await call(stack, customers.list, {}, shop)).items;
/** Merges two customers, or undoes a merge; returns the merges there are. */
async function mergeOrPart(one: Extract<Step, { kind: "merge" | "part" }>, merges: string[]): Promise<string[]> {
  if (one.kind === "part") {
    const id = merges[one.which % merges.length];
    if (id === undefined) return merges;
    const { status } = await request(stack, customerMerges.undo, { params: { id } }, shop);
    expect([200, 409]).toContain(status);
    return merges;
  }
  const known = await people();
  const [id, other_id] = [known[one.which % known.length]?.id, known[one.with % known.length]?.id];
  if (id === undefined || other_id === undefined || id === other_id) return merges;
  const version = async (of: string) => (await call(stack, customers.get, { params: { id: of } }, shop)).version;
  const body = { other_id, version: await version(id), other_version: await version(other_id) };
  return [...merges, (await call(stack, customerMerges.merge, { params: { id }, body }, shop)).merge_id];
}

/** Does one step; what the order's state does not allow is refused, and changes nothing. */
async function run(one: Exclude<Step, { kind: "merge" | "part" }>, ids: string[]): Promise<void> {
  if (one.kind === "place") {
    const customer = { name: "Amina", phone: one.phone };
    ids.push((await createManualOrder(stack, shop, { ...selectProduct(product, one.quantity), customer })).id);
    return;
  }
  const id = ids[one.which % ids.length];
  if (id === undefined) return;
  const order = await read(id);
  const at = { params: { id } };
  const answer = await sent(one, order, at);
  expect([200, 201, 204, 403, 404, 409, 422]).toContain(answer.status);
}

async function sent(
  one: Exclude<Step, { kind: "place" | "merge" | "part" }>,
  order: Order,
  at: { params: { id: string } },
) {
  const { version, total, paid } = order;
  switch (one.kind) {
    case "move":
      return request(stack, orders.move, { ...at, body: { from: order.fulfilment, to: one.to } }, shop);
    case "pay": {
      const amount_minor = share(total.minor - paid.minor, one.percent);
      return request(stack, orderPayments.create, { ...at, body: { amount_minor, method: "cash" } }, shop);
    }
    case "refund": {
      const amount_minor = share(paid.minor, one.percent);
      return request(stack, orderPayments.refund, { ...at, body: { amount_minor, method: "cash" } }, shop);
    }
    case "forgive": {
      const amount_minor = share(owedMinorOf(order), one.percent);
      return request(stack, orderCredit.forgive, { ...at, body: { amount_minor, reason: "Basi" } }, shop);
    }
    case "unforgive": {
      const amount_minor = share(order.forgiven.minor, one.percent);
      return request(stack, orderCredit.unforgive, { ...at, body: { amount_minor } }, shop);
    }
    case "pay all": {
      const id = order.customer?.id ?? "";
      const { owed } = await call(stack, debts.get, { params: { id } }, shop);
      const body = { amount_minor: share(owed.minor, one.percent), method: "cash" as const, surplus: true };
      return request(stack, debts.pay, { params: { id }, body }, shop);
    }
    case "use credit": {
      const body = { amount_minor: Math.max(1, Math.min(order.credit.minor, owedMinorOf(order))) };
      return request(stack, orderPayments.useCredit, { ...at, body }, shop);
    }
    case "write": {
      const due_on = one.days === null ? null : new Date(Date.now() + one.days * 86_400_000).toISOString().slice(0, 10);
      const body = { kind: "opening" as const, amount_minor: one.amount, due_on };
      return request(stack, manualDebts.create, { params: { id: order.customer?.id ?? "" }, body }, shop);
    }
    case "strike":
    case "forgive written": {
      const { manual } = await call(stack, debts.get, { params: { id: order.customer?.id ?? "" } }, shop);
      const debt = manual[one.which % Math.max(1, manual.length)];
      const params = { id: debt?.id ?? order.id };
      if (one.kind === "strike") return request(stack, manualDebts.void, { params, body: { reason: "Kosa" } }, shop);
      const body = { amount_minor: share(debt?.owed.minor ?? 1, one.percent), reason: "Basi" };
      return request(stack, manualDebts.forgive, { params, body }, shop);
    }
    case "due": {
      const due_on = new Date(Date.now() + one.days * 86_400_000).toISOString().slice(0, 10);
      return request(stack, orderCredit.change, { ...at, body: { due_on } }, shop);
    }
    case "plan": {
      const parts = splitEvenly(owedMinorOf(order), one.count, 1);
      const dayOf = (place: number) => Date.now() + (one.days + 30 * place) * 86_400_000;
      const instalments = parts.map((amount_minor, place) => ({
        due_on: new Date(dayOf(place)).toISOString().slice(0, 10),
        amount_minor,
      }));
      return request(stack, orderPlans.split, { ...at, body: { instalments } }, shop);
    }
    case "end plan":
      return request(stack, orderPlans.end, at, shop);
    case "answer": {
      const { url } = await call(stack, balanceLinks.create, { params: { id: order.customer?.id ?? "" } }, shop);
      const link = new URL(url).pathname.split("/").at(-1) ?? "";
      return request(stack, balanceLinks.answer, {
        params: { link },
        body: { order_id: order.id, said: one.said, reason: "Nimeshalipa" },
      });
    }
    case "settle":
      return request(stack, debtAnswers.settle, { ...at, body: { outcome: one.outcome, answer: "Sawa" } }, shop);
    case "edit": {
      const products = [{ id: product.id, variants: [{ id: product.variants[0]?.id ?? "", quantity: one.quantity }] }];
      return request(stack, orderEdits.save, { ...at, body: { version, products, charges: [], note: "" } }, shop);
    }
    case "return": {
      const lines = [{ id: order.lines[0]?.id ?? "", quantity: 1, restock: true }];
      return request(stack, orderEdits.return, { ...at, body: { version, lines } }, shop);
    }
  }
}

/** Debts are what is owed: each customer's, all of them together, and by age. */
async function expectDebts(all: Order[], known: Awaited<ReturnType<typeof people>>, written: WrittenDebt[]) {
  const owing = known.filter(({ owed }) => owed.minor > 0);
  const { items } = await call(stack, debts.list, { query: { limit: 100 } }, shop);
  expect(items.map(({ id, owed }) => [id, owed.minor]).toSorted()).toEqual(
    owing.map(({ id, owed }) => [id, owed.minor]).toSorted(),
  );
  for (const { id, owed } of known) {
    const debt = await call(stack, debts.get, { params: { id } }, shop);
    expect(debt.owed.minor).toBe(owed.minor);
    const row = items.find((each) => each.id === id);
    const today = debt.today;
    const overdue = (order: Order) =>
      owedUntil(
        { ...order, owed: { minor: owedMinorOf(order) } },
        new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10),
      );
    const mine = all.filter(({ customer }) => customer?.id === id);
    const open = written.filter(({ customer_id, owed }) => customer_id === id && owed > 0);
    expect(debt.manual.map((each) => [each.id, each.owed.minor]).toSorted()).toEqual(
      open.map((each) => [each.id, each.owed]).toSorted(),
    );
    const lateWritten = open.filter(({ due_on }) => due_on !== null && due_on < today);
    const late = mine.reduce((minor, order) => minor + overdue(order), sumOf(lateWritten));
    expect([debt.overdue.minor, row?.overdue.minor ?? 0]).toEqual([late, late]);
    expect(row?.disputed ?? false).toBe(mine.some((order) => owedMinorOf(order) > 0 && isDisputed(order.said)));
    for (const order of mine.filter(({ plan }) => plan.length > 0)) {
      const owed = { minor: owedMinorOf(order) };
      expect(instalmentsOf({ ...order, owed }).reduce((sum, { leftMinor }) => sum + leftMinor, 0)).toBe(owed.minor);
      if (owed.minor > 0) expect(order.due_on).toBe(nextDayOf({ ...order, owed }));
    }
    const theirs = all.filter(({ customer }) => customer?.id === id).map((order) => [order.id, owedMinorOf(order)]);
    expect(debt.orders.map((order) => [order.id, order.owed.minor]).toSorted()).toEqual(
      theirs.filter(([, minor]) => minor !== 0).toSorted(),
    );
  }
  const sums = await call(stack, debts.summary, {}, shop);
  const sum = all.reduce((minor, order) => minor + owedMinorOf(order), sumOf(written));
  expect([sums.owed.minor, sums.customers, sums.ages.week.minor]).toEqual([sum, owing.length, sum]);
  expect(sums.overdue.minor).toBe(items.reduce((minor, { overdue }) => minor + overdue.minor, 0));
  expect(
    (await call(stack, debts.list, { query: { state: "disputed", limit: 100 } }, shop)).items
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(
    items
      .filter(({ disputed }) => disputed)
      .map(({ id }) => id)
      .toSorted(),
  );
}

/** The totals counted again from every order, and what was written down. */
function recount(all: Order[], written: WrittenDebt[], id: string) {
  const theirs = all.filter(({ customer }) => customer?.id === id);
  const counted = theirs.filter((order) => !isVoid(order));
  const own = written.filter(({ customer_id }) => customer_id === id);
  const placed = counted.map(({ placed_at }) => placed_at).toSorted();
  return {
    total: counted.reduce((sum, { total }) => sum + total.minor, 0),
    owed: counted.reduce((sum, order) => sum + owedMinorOf(order), sumOf(own)),
    orders: counted.length,
    first: placed[0] ?? null,
    last: placed.at(-1) ?? null,
  };
}

it("totals are what the orders come to, after any history", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      shop = await openShop(stack);
      product = await addProduct(stack, shop, { stock: 1000, price_minor: 10_000 });
      const ids: string[] = [];
      let merges: string[] = [];
      for (const one of steps)
        if (one.kind === "merge" || one.kind === "part") merges = await mergeOrPart(one, merges);
        else await run(one, ids);
      const all = await Promise.all(ids.map(read));
      const known = await people();
      // Nobody's order is lost: each is somebody's of the list.
      expect(all.filter(({ customer }) => !known.some(({ id }) => id === customer?.id))).toEqual([]);
      const written = await readWrittenDebts(stack, shop);
      await expectDebts(all, known, written);
      await expectOwedEverywhere(stack, shop, all, known);
      for (const customer of known)
        expect({
          total: customer.total.minor,
          owed: customer.owed.minor,
          orders: customer.total_orders,
          first: customer.first_order_at,
          last: customer.last_order_at,
        }).toEqual(recount(all, written, customer.id));
    }),
    { numRuns: Math.ceil(25 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
  );
});
