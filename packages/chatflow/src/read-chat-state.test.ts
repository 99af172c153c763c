import { describe, expect, it } from "vitest";
import { playOn } from "../test/samples/play-on.ts";
import { newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import { readChatState } from "./read-chat-state.ts";

const line = { product_id: "khanga", variant_id: "khanga-v", quantity: 2, add_ons: [] };
const open = { ...newChatState("sw"), node: "added", cart: [line] };

it.each([[null], [{}]])("begins a conversation where %j is stored", (stored) => {
  expect(readChatState(stored, "sw")).toEqual({ state: newChatState("sw"), restarted: null });
});

describe("a state that cannot be read", () => {
  const { order_id: _, ...short } = open;
  it.each([
    ["of a later format", { ...open, format: 99 }],
    ["of no format", { ...open, format: undefined }],
    ["with a field too many", { ...open, mood: "good" }],
    ["without a field", short],
    ["of format 1 with a broken draft", { ...open, flow: undefined, format: 1, draft: { product_id: 7 } }],
  ])("%s starts over with its cart, says so, and goes on to the order", async (_name, stored) => {
    const { state, restarted } = readChatState(stored);
    expect(state).toEqual({ ...newChatState("sw"), cart: [line] });
    expect(restarted?.actions).toEqual([
      { send_message: "Samahani, mazungumzo yameanza upya. Kikapu chako bado kipo, kina bidhaa 1." },
    ]);
    const { lines } = await playOn(defaultFlow, state, ["> kikapu changu", ">> Pata kiungo cha oda"]);
    expect(lines).toEqual([line]);
  });

  it("keeps the order that its cart may have become, so that nothing is ordered twice", () => {
    expect(readChatState({ ...open, format: 99, order_id: "7K4Q9-DXM2T" }).state.order_id).toBe("7K4Q9-DXM2T");
  });

  it("keeps the lines that can be read", () => {
    const { state, restarted } = readChatState({ language: "en", cart: [{ product_id: 1 }, line, null] });
    expect(state.cart).toEqual([line]);
    expect(restarted?.actions).toEqual([
      { send_message: "Sorry, this chat had to start over. Your cart is still here, with 1 product." },
    ]);
  });

  it.each([["text"], [7], [[1]], [true]])("%j starts over in the language of the page", (stored) => {
    const { state, restarted } = readChatState(stored, "sw");
    expect(state).toEqual(newChatState("sw"));
    expect(restarted?.actions).toEqual([{ send_message: "Samahani, mazungumzo yameanza upya." }]);
  });

  it("is told by the names of its fields, never by what the customer wrote", () => {
    const { restarted } = readChatState({ ...open, browse: { by: "siri", words: "siri", offset: 0, only: false } });
    expect(restarted?.problem).toMatch(/^format 6, today's format: browse\.by: /);
    expect(restarted?.problem).not.toContain("siri");
  });
});
