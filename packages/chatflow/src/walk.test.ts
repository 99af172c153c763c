import type { ChatAction } from "@mauzo/contract/conversations/chat";
import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom, type CatalogueProduct } from "../test/answer-from-catalogue.ts";
import { deepFreeze } from "../test/deep-freeze.ts";
import { expectSendable } from "../test/expect-sendable.ts";
import { hostileCatalogue, name } from "../test/hostile-catalogue.ts";
import { advanceConversation } from "./advance-conversation.ts";
import { ChatState, newChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import { defaultFlow } from "./default-flow.ts";
import { priceCart } from "./price-cart.ts";

const facts = { name: `Duka *la* {link} ${"Asha ".repeat(30)}`, whatsappNumber: "+255712345678", currency: "TZS" };

/** A customer's next step: mostly picks an option on screen, sometimes writes, sometimes picks from an old list. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("tap" as const), at: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("old" as const), at: fc.nat(400) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("say" as const),
      text: fc.oneof(
        name,
        fc.constantFrom("1", "2", "3", "99", "cart", "order", "menyu", "bidhaa", "change cart", "english"),
      ),
    }),
  },
);

/**
 * Expects that every line can be ordered: known variant in stock, and every group's minimum and maximum met per unit.
 */
function expectOrderable(state: ChatState, catalogue: CatalogueProduct[]): void {
  for (const { problem } of priceCart(state.cart, catalogue, "TZS").lines) expect(problem).toBeNull();
  const taken = new Map<string, number>();
  for (const line of state.cart) {
    const product = catalogue.find((each) => each.id === line.product_id);
    const variant = product?.variants.find((each) => each.id === line.variant_id);
    expect(variant).toBeDefined();
    const used = (taken.get(line.variant_id) ?? 0) + line.quantity;
    taken.set(line.variant_id, used);
    expect(used).toBeLessThanOrEqual(variant?.stock ?? 0);
    for (const group of product?.add_on_groups ?? []) {
      const ids = new Set(group.add_ons.map((addOn) => addOn.id));
      const count = line.add_ons.filter((each) => ids.has(each.id)).reduce((sum, each) => sum + each.quantity, 0);
      expect(count % line.quantity).toBe(0);
      expect(count / line.quantity).toBeGreaterThanOrEqual(group.min);
      expect(count / line.quantity).toBeLessThanOrEqual(group.max);
    }
    for (const addOn of product?.add_on_groups.flatMap((group) => group.add_ons) ?? []) {
      const all = state.cart.flatMap((each) => each.add_ons).filter((each) => each.id === addOn.id);
      const sum = all.reduce((total, each) => total + each.quantity, 0);
      if (addOn.stock !== null) expect(sum).toBeLessThanOrEqual(addOn.stock);
    }
  }
}

it("stays within every limit, sells only what there is, and is pure, wherever a customer wanders", () => {
  let added = 0;
  fc.assert(
    fc.property(hostileCatalogue, fc.array(step, { minLength: 5, maxLength: 40 }), (catalogue, steps) => {
      const answer = answerFrom(catalogue);
      const seen: string[] = ["menu:products"];
      let state = newChatState();
      const turn = (input: ConversationInput): ChatAction[] => {
        const once = advanceConversation(deepFreeze(defaultFlow), deepFreeze(state), deepFreeze(input), facts);
        expect(advanceConversation(defaultFlow, state, input, facts)).toEqual(once);
        expect(ChatState.safeParse(once.state).success, JSON.stringify(once.state)).toBe(true);
        expect(JSON.parse(JSON.stringify(once.state))).toEqual(once.state);
        state = once.state;
        if (!once.request) return once.actions;
        return [...once.actions, ...turn({ kind: "answer", answer: deepFreeze(answer(once.request)) })];
      };
      turn({ kind: "text", text: "hello" });
      for (const each of steps) {
        const offer = each.kind === "tap" ? state.offers[each.at % Math.max(1, state.offers.length)] : undefined;
        const id = each.kind === "old" ? (seen[each.at % seen.length] ?? "") : (offer?.id ?? "greeting:products");
        const actions = turn(each.kind === "say" ? { kind: "text", text: each.text } : { kind: "pick", id });
        expect(actions.length).toBeGreaterThan(0);
        for (const action of actions) expectSendable(action);
        const here = defaultFlow.nodes.find((node) => node.id === state.node);
        expect(here).toBeDefined();
        // A person answers there, who offers what they like.
        if (here?.kind !== "handover") expect(state.offers.length).toBeGreaterThan(0);
        seen.push(...state.offers.map((each) => each.id));
        expectOrderable(state, catalogue);
      }
      added += state.cart.length;
    }),
    // Always the full number: with a fifth of the runs, none might get to buy anything.
    { numRuns: 150 },
  );
  expect(added).toBeGreaterThan(0);
}, 120_000);
