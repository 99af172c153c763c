import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom } from "../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../test/example-shop.ts";
import { expectSendable } from "../test/expect-sendable.ts";
import { propertyRuns } from "../test/property-runs.ts";
import { advanceConversation } from "./advance-conversation.ts";
import { ChatState, newChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import { defaultFlow } from "./default-flow.ts";
import type { FlowResponse } from "./flow-requests.ts";
import { readChatState } from "./read-chat-state.ts";
import { runConversation } from "./run-conversation.ts";

const ids = catalogue.flatMap((product) => [
  product.id,
  ...product.variants.map((variant) => variant.id),
  ...product.add_on_groups.flatMap((group) => [group.id, ...group.add_ons.map((addOn) => addOn.id)]),
]);
const id = fc.oneof(fc.constantFrom(...ids), fc.string({ minLength: 1, maxLength: 20 }));
const nodeId = fc.oneof(fc.constantFrom(...defaultFlow.nodes.map((node) => node.id), "deleted-node"), fc.string());
const chosen = fc.array(fc.record({ id, quantity: fc.integer({ min: 1, max: 50 }) }), { maxLength: 5 });
const verb = fc.constantFrom("p", "c", "v", "a", "q", "r", "page", "done", "reset", "back", "all", "products", "order");
const part = fc.oneof(id, verb, fc.constantFrom("0", "1", "999999", "-1", "category", "search"), fc.string());
const what = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(":"));
const heard = fc.oneof(
  fc.record({ kind: fc.constant("text" as const), text: fc.string({ maxLength: 100 }) }),
  fc.record({ kind: fc.constant("pick" as const), what: what.map((text) => text.slice(0, 200)) }),
);

const wellShaped = fc.record({
  format: fc.constant(1),
  language: fc.constantFrom("en", "sw"),
  node: nodeId.map((text) => text.slice(0, 40)),
  cart: fc.array(
    fc.record({ product_id: id, variant_id: id, quantity: fc.integer({ min: 1, max: 10_000 }), add_ons: chosen }),
    { maxLength: 30 },
  ),
  order_id: fc.constantFrom(null, "7K4Q9-DXM2T", "gone"),
  draft: fc.option(
    fc.record({
      product_id: id,
      variant_id: fc.option(id),
      add_ons: chosen,
      closed: fc.array(id, { maxLength: 5 }),
      quantity: fc.option(fc.integer({ min: 1, max: 10_000 })),
    }),
  ),
  browse: fc.option(
    fc.record({
      by: fc.constantFrom("category", "search"),
      words: fc.string({ maxLength: 80 }),
      offset: fc.nat(1000),
      only: fc.boolean(),
    }),
  ),
  offers: fc.array(fc.record({ id: what.map((text) => text.slice(0, 200)), title: fc.string({ maxLength: 24 }) }), {
    maxLength: 13,
  }),
  asking: fc.option(
    fc.record({
      node: nodeId.map((text) => text.slice(0, 40)),
      heard: fc.option(heard),
      lost: fc.boolean(),
      settle: fc.boolean(),
    }),
  ),
});
const stored = fc.oneof(wellShaped, fc.anything(), fc.constant(null));

const answers: FlowResponse[] = [
  { kind: "failed" },
  { kind: "categories", categories: [], sets: [] },
  { kind: "set", set: null, products: catalogue, total: 3 },
  {
    kind: "set",
    set: {
      id: "x",
      title: { en: "", sw: "*" },
      body: { en: "\n".repeat(2_000), sw: "*".repeat(2_000) },
      footer: { en: "_", sw: "" },
    },
    products: [],
    total: -1,
  },
  { kind: "products", products: catalogue, total: 1_000_000 },
  { kind: "product", product: null },
  ...catalogue.map((product): FlowResponse => ({ kind: "product", product })),
  { kind: "price-cart", cart: { lines: [], total: { minor: Number.NaN, currency: "TZS" } } },
  { kind: "create-cart-link", link: null },
  {
    kind: "find-orders",
    orders: [{ order_id: "*", status: "toString", total: { minor: 1, currency: "TZS" }, placed_at: "?" }],
    told: false,
  },
];
const input: fc.Arbitrary<ConversationInput> = fc.oneof(
  fc.record({
    kind: fc.constant("text" as const),
    text: fc.oneof(
      fc.string({ unit: "binary", maxLength: 1500 }),
      fc.constantFrom("", " ", "\u0000", "1", "cart", "7K4Q9-DXM2T", "x\ud800"),
    ),
  }),
  fc.record({
    kind: fc.constant("pick" as const),
    id: fc.oneof(
      fc.tuple(nodeId, what).map((parts) => parts.join(":")),
      fc.string({ unit: "binary", maxLength: 400 }),
    ),
  }),
  fc.record({ kind: fc.constant("answer" as const), answer: fc.constantFrom(...answers) }),
);

/** Whether PostgreSQL refuses the value in jsonb. */
const unstorable = (value: unknown) => /\\u0000|\\ud[89a-f][0-9a-f]{2}/i.test(JSON.stringify(value));

it("never throws, whatever was stored and whatever comes in", () => {
  fc.assert(
    fc.property(stored, input, (state, said) => {
      const turn = advanceConversation(defaultFlow, readChatState(state).state, said, shop);
      expect(ChatState.safeParse(turn.state).success, JSON.stringify(turn.state)).toBe(true);
      for (const action of turn.actions) expectSendable(action);
    }),
    { numRuns: propertyRuns(3000) },
  );
}, 60_000);

it("keeps only what a database can store", () => {
  fc.assert(
    fc.property(input, input, (first, second) => {
      const begun = advanceConversation(defaultFlow, { ...newChatState(), node: "categories" }, first, shop);
      expect(unstorable(begun.state)).toBe(false);
      expect(unstorable(begun.request ?? null)).toBe(false);
      expect(unstorable(advanceConversation(defaultFlow, begun.state, second, shop).state)).toBe(false);
    }),
    { numRuns: propertyRuns(2000) },
  );
}, 60_000);

it("always comes back to the customer with something to pick", async () => {
  await fc.assert(
    fc.asyncProperty(stored, input, async (state, said) => {
      fc.pre(said.kind !== "answer");
      const answer = answerFrom(catalogue);
      const {
        state: kept,
        actions,
        next_state,
      } = await runConversation(defaultFlow, readChatState(state).state, said, shop, async (ask) => answer(ask));
      expect(actions.length).toBeGreaterThan(0);
      // A person answers at a handover, who offers what they like.
      const isHandover = defaultFlow.nodes.some(({ id, kind }) => id === kept.node && kind === "handover");
      if (!isHandover) expect(kept.offers.length).toBeGreaterThan(0);
      expect(next_state).toBe(kept.node);
      expect(kept.asking).toBeNull();
    }),
    { numRuns: propertyRuns(1500) },
  );
}, 60_000);
