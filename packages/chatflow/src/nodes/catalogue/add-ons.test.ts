import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom, type CatalogueProduct } from "../../../test/answer-from-catalogue.ts";
import { shop } from "../../../test/example-shop.ts";
import { type ChatState, newChatState } from "../../chat-state.ts";
import { defaultFlow } from "../../default-flow.ts";
import { runConversation } from "../../run-conversation.ts";

const free = { minor: 0, currency: "TZS" };
const group = (id: string) =>
  fc
    .record({
      min: fc.integer({ min: 0, max: 4 }),
      more: fc.integer({ min: 0, max: 3 }),
      stocks: fc.array(fc.constantFrom(null, 0, 1, 2, 3, 5), { minLength: 1, maxLength: 12 }),
    })
    .map(({ min, more, stocks }) => ({
      id,
      name: id,
      min,
      max: Math.max(1, min + more),
      add_ons: stocks.map((stock, index) => ({ id: `${id}-${index}`, name: `${id} ${index}`, price: free, stock })),
    }));

const product = fc.tuple(group("first"), group("second")).map(
  (groups): CatalogueProduct => ({
    id: "p",
    name: "Plate",
    description: "",
    category: "home",
    image_url: null,
    variants: [{ id: "v", name: "", price: free, stock: 50 }],
    add_on_groups: groups,
  }),
);

it("lets nothing into the cart whose groups are not within their least and most, or out of stock", async () => {
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(
      product,
      fc.array(fc.nat(11), { maxLength: 25 }),
      fc.integer({ min: 1, max: 4 }),
      async (one, taps, count) => {
        const answer = answerFrom([one]);
        const send = (state: ChatState, id: string) =>
          runConversation(defaultFlow, state, { kind: "pick", id }, shop, async (ask) => answer(ask));
        let { state } = await send(newChatState(), "products:p:p");
        for (const tap of taps) {
          if (state.node !== "add-ons") break;
          state = (await send(state, state.offers[tap % state.offers.length]?.id ?? "")).state;
        }
        // A quantity button must not work before the add-ons are finished.
        state = (await send(state, `quantity:q:v:${count}`)).state;
        for (const line of state.cart) {
          bought += 1;
          for (const { id, min, max, add_ons } of one.add_on_groups) {
            const chosen = line.add_ons.filter((each) => each.id.startsWith(id));
            const perUnit = chosen.reduce((sum, each) => sum + each.quantity, 0) / line.quantity;
            expect(perUnit).toBeGreaterThanOrEqual(min);
            expect(perUnit).toBeLessThanOrEqual(max);
            for (const { id: addOn, quantity } of chosen) {
              const stock = add_ons.find((each) => each.id === addOn)?.stock ?? Number.POSITIVE_INFINITY;
              expect(quantity).toBeLessThanOrEqual(stock);
            }
          }
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(bought).toBeGreaterThan(20);
}, 60_000);
