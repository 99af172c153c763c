import { products } from "@mauzo/contract/catalogue/products";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
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

const step = fc.oneof(
  fc.record({ kind: fc.constant("sell" as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant("set" as const), stock: fc.integer({ min: 0, max: 12 }) }),
  fc.record({
    kind: fc.constant("edit" as const),
    stock: fc.integer({ min: 0, max: 12 }),
    was: fc.integer({ min: 0, max: 12 }),
  }),
  fc.record({ kind: fc.constant("count" as const), stock: fc.option(fc.integer({ min: 0, max: 5 })) }),
);

it("is the sum of its movements, and what the steps say, after any sequence of them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const made = await addProduct(stack, shop, {
        stock: 5,
        add_on_groups: [{ name: "Extra", min: 0, max: 1, add_ons: [{ name: "Nuts", price_minor: 1, stock: 5 }] }],
      });
      const [variant] = made.variants;
      const [group] = made.add_on_groups;
      const [addOn] = group?.add_ons ?? [];
      let expected = 5;
      let nuts: number | null = 5;
      const edit = (change: { stock: number; stock_was?: number }) => {
        const addOns = [{ id: addOn?.id, name: "Nuts", price_minor: 1, stock: nuts }];
        const groups = [{ id: group?.id, name: "Extra", min: 0, max: 1, add_ons: addOns }];
        const body = { name: "Kikoi", category: "home", price_minor: 100, add_on_groups: groups, ...change };
        return requestSave(stack, products.update, { params: { id: made.id }, body }, shop);
      };
      for (const each of steps) {
        if (each.kind === "sell") {
          const token = await addCart(stack, shop, [makeCartLine(made, each.quantity)]);
          const cart = await stack.call("GET", `/api/v1/order?token=${token}`);
          const { status } = await stack.call("POST", `/api/v1/order?token=${token}`, { body: cart.body });
          expect(status).toBe(each.quantity <= expected ? 200 : 409);
          if (status === 200) expected -= each.quantity;
        } else if (each.kind === "set") {
          expect((await edit({ stock: each.stock })).status).toBe(200);
          expected = each.stock;
        } else if (each.kind === "edit") {
          const after = expected + each.stock - each.was;
          expect((await edit({ stock: each.stock, stock_was: each.was })).status).toBe(after < 0 ? 409 : 200);
          if (after >= 0) expected = after;
        } else {
          nuts = each.stock;
          expect((await edit({ stock: expected })).status).toBe(200);
        }
      }
      expect(await stockOf(stack, variant?.id ?? "")).toEqual({ stock: expected, moved: expected });
      expect(await stockOf(stack, addOn?.id ?? "")).toEqual({ stock: nuts, moved: nuts ?? 0 });
      expect((await call(stack, products.get, { params: { id: made.id } }, shop)).stock).toBe(expected);
    }),
    { numRuns: 15, seed: 712, endOnFailure: true },
  );
});
