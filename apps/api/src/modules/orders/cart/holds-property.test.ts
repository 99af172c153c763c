import { stock } from "@mauzo/contract/catalogue/stock";
import { cart } from "@mauzo/contract/orders/cart";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addCartLink,
  addConversation,
  type CartLink,
  expireHold,
  holdWithPhone,
  openShopWithHolds,
  runReleaseJob,
  showCart,
  stockUnits,
} from "../../../../test/cart-holds.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  shop = await openShopWithHolds(stack);
});
afterAll(() => stack.stop());

type Units = { units: number; extras: number };
type Buyer = {
  /** In WhatsApp, or in a browser on its own network. */
  isKnown: boolean;
  conversation: string;
  link: CartLink | undefined;
  wanted: Units;
  held: Units;
  isHolding: boolean;
};
const nothing = { units: 0, extras: 0 };
const opening = { units: 5, extras: 4 };

const who = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("link" as const),
    who,
    renews: fc.boolean(),
    units: fc.integer({ min: 1, max: 4 }),
    extras: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ kind: fc.constant("number" as const), who }),
  fc.record({ kind: fc.constant("expire" as const), who, times: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ kind: fc.constant("look" as const), who }),
  fc.record({ kind: fc.constant("submit" as const), who }),
);

it("units are on the shelf, held or sold, and the stock is the sum of its movements, after every step of any sequence", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const extra = { name: "Zawadi", min: 0, max: 4, add_ons: [{ name: "Karatasi", price_minor: 1, stock: 4 }] };
      const product = await addProduct(stack, shop, { stock: 5, add_on_groups: [extra] });
      const variantId = product.variants[0]?.id ?? "";
      const addOnId = product.add_on_groups[0]?.add_ons[0]?.id ?? "";
      const buyers: Buyer[] = [];
      for (let index = 0; index < 3; index++)
        buyers.push({
          isKnown: index === 0,
          conversation: await addConversation(stack, shop, index === 0 ? "whatsapp" : "web"),
          link: undefined,
          ...{ wanted: nothing, held: nothing, isHolding: false },
        });
      let shelf = opening;
      let sold = nothing;
      const move = (from: Units, by: Units, sign: 1 | -1) => ({
        units: from.units + sign * by.units,
        extras: from.extras + sign * by.extras,
      });
      const release = (buyer: Buyer) => {
        shelf = move(shelf, buyer.held, 1);
        buyer.held = nothing;
        buyer.isHolding = false;
      };
      const hold = (buyer: Buyer, isWithin: (held: Units, left: Units) => boolean) => {
        const { units, extras } = buyer.wanted;
        const held = { units: Math.min(shelf.units, units), extras: Math.min(shelf.extras, extras) };
        const left = move(shelf, held, -1);
        if (held.units + held.extras === 0 || !isWithin(held, left)) return;
        [buyer.held, buyer.isHolding, shelf] = [held, true, left];
      };
      const isHalf = (held: Units, left: Units) =>
        held.units <= Math.max(1, left.units) && held.extras <= Math.max(1, left.extras);
      for (const each of steps) {
        const buyer = buyers[each.who];
        if (!buyer) throw new Error("no such buyer");
        const { link } = buyer;
        if (each.kind === "link") {
          const wanted = { units: each.units, extras: each.extras };
          const lines = [makeCartLine(product, wanted.units)];
          if (wanted.extras > 0) lines.push({ ...makeCartLine(product, wanted.extras), variantId: null, addOnId });
          const replaces = (each.renews && link?.number) || null;
          buyer.link = await addCartLink(stack, shop, buyer.conversation, lines, replaces);
          const { units, extras } = buyer.wanted;
          const isSame = replaces !== null && units === wanted.units && extras === wanted.extras;
          buyer.wanted = wanted;
          if (buyer.isKnown || !isSame) release(buyer);
          if (buyer.isKnown) hold(buyer, () => true);
        } else if (link && each.kind === "number") {
          const number = `071234567${each.who}`;
          const until = await holdWithPhone(stack, link, number, `203.0.113.${each.who}`);
          if (!buyer.isHolding) hold(buyer, isHalf);
          expect(until !== null).toBe(buyer.isHolding);
        } else if (link && each.kind === "expire") {
          await expireHold(stack, shop, link);
          for (let time = 0; time < each.times; time++) await runReleaseJob(stack, shop, link);
          if (each.times > 0) release(buyer);
        } else if (link && each.kind === "look") {
          const overdue = "select from carts where number = $1 and held_until <= now()";
          const isOverdue = (await stack.db.query(overdue, [link.number])).rows.length > 0;
          await runReleaseJob(stack, shop, link);
          if (isOverdue) release(buyer);
        } else if (link) {
          const { status } = await request(stack, cart.submit, {
            query: { token: link.token },
            body: await showCart(stack, link),
          });
          const there = move(shelf, buyer.held, 1);
          const isEnough = there.units >= buyer.wanted.units && there.extras >= buyer.wanted.extras;
          expect(status).toBe(isEnough ? 200 : 409);
          if (isEnough) {
            release(buyer);
            shelf = move(shelf, buyer.wanted, -1);
            sold = move(sold, buyer.wanted, 1);
            buyer.link = undefined;
          }
        }
        const held = buyers.reduce((sum, { held }) => move(sum, held, 1), nothing);
        for (const [id, part] of [
          [variantId, "units"],
          [addOnId, "extras"],
        ] as const) {
          const now = { stock: shelf[part], moved: shelf[part], held: held[part], sold: sold[part] };
          expect(await stockUnits(stack, id)).toEqual(now);
          expect(now.stock + now.held + now.sold).toBe(opening[part]);
          const told = { stock: now.stock, held: now.held, ordered: now.sold };
          expect(await call(stack, stock.get, { params: { id } }, shop)).toMatchObject(told);
        }
      }
    }),
    { numRuns: 25, seed: 19, endOnFailure: true },
  );
});
