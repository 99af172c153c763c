import { type Product, products } from "@mauzo/contract/catalogue/products";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import type { CartItem } from "@mauzo/selling/cart-item";
import { priceOfItem } from "@mauzo/selling/price/price-of-item";
import { cartProblems } from "@mauzo/selling/problems/cart-problems";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const addIceCream = (stock: number) =>
  addProduct(stack, shop, {
    ...{ name: "Aiskrimu", price_minor: undefined, stock: undefined },
    variants: ["Vanila", "Embe"].map((name, at) => ({ name, price_minor: 200_000 + at, stock })),
    add_on_groups: [
      { name: "Vionjo", min: 0, max: 2, add_ons: [{ name: "Karanga", price_minor: 30_000, stock: 4 }] },
      { name: "Koni", min: 1, max: 1, add_ons: [{ name: "Kubwa", price_minor: 0, stock: null }] },
    ],
  });

const units = (most: number) => fc.integer({ min: 0, max: most });
/** Often right, so that some orders are accepted: as many cones as units. */
const wish = fc.record({ vanilla: units(3), mango: units(3), nuts: units(5), cones: fc.option(units(6)) });

type Wish = typeof wish extends fc.Arbitrary<infer Of> ? Of : never;
function itemOf({ id, variants, add_on_groups }: Product, { vanilla, mango, nuts, cones }: Wish) {
  const some = (choices: readonly { id: string }[], quantities: number[]) =>
    choices.map((choice, at) => ({ id: choice.id, quantity: quantities[at] ?? 0 }));
  const addOns = add_on_groups.flatMap((group) => group.add_ons);
  return {
    ...{ id, variants: some(variants, [vanilla, mango]) },
    add_ons: some(addOns, [nuts, cones ?? vanilla + mango]),
  } satisfies CartItem;
}

it("accepts what has no problems, at its price, and refuses everything else", { timeout: 120_000 }, async () => {
  const accepted = new Set<number>();
  let product = await addIceCream(8);
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 3 }), async (wishes) => {
      const now = await call(stack, products.get, { params: { id: product.id } }, shop);
      const items = wishes.map((each) => itemOf(now, each));
      const problems = cartProblems(items.map((item) => ({ item, product: now }))).flat();
      const isEmpty = wishes.every(({ vanilla, mango }) => vanilla + mango === 0);
      const body = { language: "en", products: items };
      const { status, body: written } = await request(stack, manualOrders.create, { body }, shop);
      const isGroup = problems.some((problem) => "group" in problem);
      expect(status).toBe(isGroup || isEmpty ? 422 : problems.length > 0 ? 409 : 201);
      accepted.add(status);
      if (status !== 201) return;
      const total = items.reduce((sum, item) => sum + priceOfItem(now, item), 0);
      expect(manualOrders.create.reply.parse(written).total.minor).toBe(total);
      product = await addIceCream(8);
    }),
    { numRuns: 60 },
  );
  expect(accepted).toContain(201);
});
