import { products } from "@mauzo/contract/catalogue/products";
import { type CountedLine, stock } from "@mauzo/contract/catalogue/stock";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const few = fc.integer({ min: 0, max: 8 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("sell" as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant("restock" as const), quantity: fc.integer({ min: 1, max: 8 }), extra: fc.boolean() }),
  fc.record({
    kind: fc.constant("adjust" as const),
    delta: fc.integer({ min: -8, max: 8 }).filter((delta) => delta !== 0),
    extra: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("count" as const), expected: few, counted: few, extras: fc.tuple(few, few) }),
  fc.record({ kind: fc.constant("edit" as const), wanted: few, was: few }),
);

it("is the sum of its movements, and what the steps say, after any sequence of them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const made = await addProduct(stack, shop, {
        stock: 5,
        add_on_groups: [{ name: "Extra", min: 0, max: 1, add_ons: [{ name: "Nuts", price_minor: 1, stock: 5 }] }],
      });
      const variantId = made.variants[0]?.id ?? "";
      const [group] = made.add_on_groups;
      const addOnId = group?.add_ons[0]?.id ?? "";
      const left = new Map([
        [variantId, 5],
        [addOnId, 5],
      ]);
      /** Predicts a step: it is done exactly when there is enough stock. */
      const tryOn = (id: string, delta: number) => {
        const after = (left.get(id) ?? 0) + delta;
        if (after >= 0) left.set(id, after);
        return after >= 0;
      };
      for (const each of steps) {
        if (each.kind === "sell") {
          const token = await addCart(stack, shop, [makeCartLine(made, each.quantity)]);
          const cart = await stack.call("GET", `/api/v1/order?token=${token}`);
          const { status } = await stack.call("POST", `/api/v1/order?token=${token}`, { body: cart.body });
          expect(status).toBe(tryOn(variantId, -each.quantity) ? 200 : 409);
        } else if (each.kind === "edit") {
          const { id, name, min, max } = group ?? {};
          const groups = [{ id, name, min, max, add_ons: [{ id: addOnId, name: "Nuts", price_minor: 1, stock: 3 }] }];
          const change = { stock: each.wanted, stock_was: each.was, add_on_groups: groups };
          const body = { name: "Kikoi", category: "home", price_minor: 100, ...change };
          const { status } = await requestSave(stack, products.update, { params: { id: made.id }, body }, shop);
          const done = tryOn(variantId, each.wanted - each.was);
          expect(status).toBe(done ? 200 : 409);
          if (done) left.set(addOnId, 3);
        } else if (each.kind === "count") {
          const pairs = [
            [variantId, each.expected, each.counted],
            [addOnId, ...each.extras],
          ] as const;
          const lines = pairs.map(([id, expected, counted]) => ({ id, expected, counted }));
          const answer = await call(stack, stock.count, { body: { lines } }, shop);
          const said = pairs.map(([id, expected, counted]): CountedLine => {
            const result = tryOn(id, counted - expected) ? "done" : "below_zero";
            return { id, result, stock: left.get(id) ?? 0 };
          });
          expect(answer.lines).toEqual(said);
        } else {
          const id = each.extra ? addOnId : variantId;
          const restocks = each.kind === "restock";
          const body = restocks ? { quantity: each.quantity } : { delta: each.delta, cause: "other" };
          const endpoint = restocks ? stock.restock : stock.adjust;
          const { status } = await request(stack, endpoint, { params: { id }, body }, shop);
          expect(status).toBe(tryOn(id, restocks ? each.quantity : each.delta) ? 201 : 409);
        }
      }
      for (const [id, expected] of left) {
        expect(await stockOf(stack, id)).toEqual({ stock: expected, moved: expected });
        const { items } = await call(stack, stock.movements, { params: { id }, query: { limit: 100 } }, shop);
        let running = 0;
        for (const { delta, stock_after } of items.toReversed()) {
          running += delta;
          expect(stock_after).toBe(running);
        }
        expect(running).toBe(expected);
      }
    }),
    { numRuns: 15, seed: 715, endOnFailure: true },
  );
});
