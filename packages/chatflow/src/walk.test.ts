import type { ChatAction } from "@mauzo/contract/conversations/chat";
import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom, type Stocked } from "../test/catalogue.ts";
import { frozen } from "../test/frozen.ts";
import { hostileCatalogue, name } from "../test/hostile.ts";
import { expectSendable } from "../test/wire-limits.ts";
import { advance } from "./advance.ts";
import { ChatState, newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import type { Input } from "./input.ts";

const facts = { name: `Duka *la* {link} ${"Asha ".repeat(30)}`, whatsappNumber: "+255712345678", currency: "TZS" };

/** What a customer does next: mostly taps something on show, sometimes writes, sometimes taps in an old list. */
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

/** Every line can be ordered: known variant in stock, and per unit every group within its least and most. */
function expectOrderable(state: ChatState, catalogue: Stocked[]): void {
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
      const turn = (input: Input): ChatAction[] => {
        const once = advance(frozen(defaultFlow), frozen(state), frozen(input), facts);
        expect(advance(defaultFlow, state, input, facts)).toEqual(once);
        expect(ChatState.safeParse(once.state).success, JSON.stringify(once.state)).toBe(true);
        expect(JSON.parse(JSON.stringify(once.state))).toEqual(once.state);
        state = once.state;
        if (!once.ask) return once.actions;
        return [...once.actions, ...turn({ kind: "answer", answer: frozen(answer(once.ask)) })];
      };
      turn({ kind: "text", text: "hello" });
      for (const each of steps) {
        const offer = each.kind === "tap" ? state.offers[each.at % Math.max(1, state.offers.length)] : undefined;
        const id = each.kind === "old" ? (seen[each.at % seen.length] ?? "") : (offer?.id ?? "greeting:products");
        const actions = turn(each.kind === "say" ? { kind: "text", text: each.text } : { kind: "pick", id });
        expect(actions.length).toBeGreaterThan(0);
        for (const action of actions) expectSendable(action);
        expect(defaultFlow.nodes.some((node) => node.id === state.node)).toBe(true);
        expect(state.offers.length).toBeGreaterThan(0);
        seen.push(...state.offers.map((each) => each.id));
        expectOrderable(state, catalogue);
      }
      added += state.cart.length;
    }),
    // All of them: of a fifth, none may come to buy anything.
    { numRuns: 150 },
  );
  expect(added).toBeGreaterThan(0);
}, 120_000);
