import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const line = fc.record({ at: fc.nat(5), quantity: fc.nat(6) });
const charge: fc.Arbitrary<ChargeInput> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("charge" as const, "delivery" as const, "discount" as const),
    ...{
      name: fc.constantFrom("A", "B"),
      type: fc.constant("fixed" as const),
      value: fc.integer({ min: 1, max: 999 }),
    },
  }),
  fc.record({
    kind: fc.constantFrom("charge" as const, "discount" as const),
    ...{ name: fc.constantFrom("A", "B"), type: fc.constant("percentage" as const) },
    value: fc.integer({ min: 1, max: 10_000 }),
  }),
);
const step = fc.oneof(
  fc.record({
    do: fc.constant("edit" as const),
    ...{ lines: fc.array(line, { maxLength: 3 }), more: fc.array(line, { maxLength: 2 }) },
    charges: fc.array(charge, { maxLength: 3 }),
  }),
  fc.record({ do: fc.constant("return" as const), lines: fc.array(line, { maxLength: 2 }), restock: fc.boolean() }),
  fc.record({ do: fc.constant("move" as const), to: fc.constantFrom(...fulfilmentStatuses) }),
  fc.record({ do: fc.constant("price" as const), at: fc.nat(2), minor: fc.integer({ min: 0, max: 5_000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

it("whatever is changed, moved, cancelled and taken back: stock is the sum of movements, a total its lines and charges", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const shelf = await Promise.all(
        [7, 9, 11].map((price) => addProduct(stack, shop, { price_minor: price, stock: 12 })),
      );
      const itemOf = (at: number) => shelf[at % 3]?.variants[0]?.id ?? "";
      const chosen = (lines: { at: number; quantity: number }[]): NewOrder["products"] =>
        [...new Map(lines.map((one) => [one.at % 3, one])).values()]
          .filter(({ quantity }) => quantity > 0)
          .map(({ at, quantity }) => ({ id: shelf[at % 3]?.id ?? "", variants: [{ id: itemOf(at), quantity }] }));
      const wanted = {
        products: chosen([
          { at: 0, quantity: 2 },
          { at: 1, quantity: 1 },
        ]),
        language: "en" as const,
      };
      const { id } = await call(stack, manualOrders.create, { body: wanted }, shop);
      const read = () => call(stack, orders.get, { params: { id } }, shop);

      async function take(one: Step) {
        const order = await read();
        const at = { params: { id } };
        const pick = (lines: { at: number; quantity: number }[]) =>
          [...new Map(lines.map((each) => [order.lines[each.at % order.lines.length]?.id, each])).entries()].map(
            ([id, { quantity }]) => ({ id, quantity }),
          );
        const { version } = order;
        if (one.do === "price")
          return stack.db.query("update variants set price_minor = $2 where id = $1", [itemOf(one.at), one.minor]);
        if (one.do === "move")
          return request(stack, orders.move, { ...at, body: { from: order.fulfilment, to: one.to } }, shop);
        if (one.do === "return") {
          const lines = pick(one.lines).map((each) => ({ ...each, restock: one.restock }));
          const answer = await request(stack, orderEdits.return, { ...at, body: { version, lines } }, shop);
          expect([201, 409, 422]).toContain(answer.status);
          return answer;
        }
        const body = { version, lines: pick(one.lines), products: chosen(one.more), charges: one.charges, note: "" };
        const shown = await request(stack, orderEdits.preview, { ...at, body }, shop);
        const answer = await request(stack, orderEdits.save, { ...at, body }, shop);
        if (answer.status === 201) {
          const preview = orderEdits.preview.reply.parse(shown.body);
          expect((await read()).total).toEqual(preview.total_to);
          expect(preview.stock.every(({ enough }) => enough)).toBe(true);
        } else expect([409, 422]).toContain(answer.status);
        return answer;
      }

      for (const one of steps) {
        await take(one);
        const order = await read();
        const goods = order.lines.reduce((sum, { total }) => sum + total.minor, 0);
        const sum = order.charges.reduce(
          (sum, { kind, amount }) => (kind === "discount" ? sum - amount.minor : sum + amount.minor),
          goods,
        );
        expect(order.total.minor).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(order.quantity).toBe(order.lines.reduce((units, { quantity }) => units + quantity, 0));
        for (const at of [0, 1, 2]) {
          const { stock, moved } = await stockOf(stack, itemOf(at));
          expect(stock).toBe(moved);
          const { rows } = await stack.db.query<{ out: number }>(
            "select coalesce(-sum(delta), 0)::int as out from stock_movements where order_id = $1 and variant_id = $2",
            [id, itemOf(at)],
          );
          const kept = order.lines.reduce((n, line) => (line.item_id === itemOf(at) ? n + line.quantity : n), 0);
          expect(rows[0]?.out).toBe(order.fulfilment === "cancelled" ? 0 : kept);
        }
      }
    }),
    { numRuns: Math.ceil(40 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
  );
}, 120_000);
