import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { answerFrom } from "../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../test/example-shop.ts";
import { type ChatState, newChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import type { EndedPayment, FlowRequest, FlowResponse } from "./flow-requests.ts";
import { flowErrors } from "./problems/find-flow-problems.ts";
import { runConversation } from "./run-conversation.ts";

const say = (id: string) => ({ id, kind: "message" as const, text: { en: id, sw: id } });
const flow: FlowDocument = {
  format: 7,
  start: "ask",
  fallback: { en: "Sorry", sw: "Samahani" },
  keywords: [{ words: ["help"], match: "alone", language: null, to: "help" }],
  nodes: [
    {
      ...{ id: "pay", kind: "pay", amount_minor: 1_000_000 },
      text: { en: "{payer}: {total} for {order}", sw: "{payer}: {total} kwa {order}" },
    },
    { id: "ask", kind: "choice", text: { en: "Pay?", sw: "Ulipe?" }, options: [{ id: "yes", label: { en: "Yes" } }] },
    { id: "over", kind: "end", text: { en: "Bye", sw: "Kwaheri" } },
    { id: "help", kind: "choice", text: { en: "What?", sw: "Nini?" }, options: [{ id: "pay", label: { en: "Pay" } }] },
    ...["is-paid", "is-declined", "is-unpaid"].map(say),
  ],
  edges: [
    { from: "ask", outlet: "yes", to: "pay" },
    { from: "help", outlet: "pay", to: "pay" },
    ...["paid", "declined", "unpaid"].flatMap((outlet) => [
      { from: "pay", outlet, to: `is-${outlet}` },
      { from: `is-${outlet}`, outlet: "next", to: "over" },
    ]),
  ],
};
const amount = { minor: 1_000_000, currency: "TZS" };
const became = (outcome: EndedPayment["outcome"], id = "pay-1", goesOn = true) =>
  ({ kind: "payment", payment: { id, order_id: "7K4Q9-DXM2T", amount, outcome, goesOn } }) as const;

function talk(answer: (ask: FlowRequest) => FlowResponse = answerFrom(catalogue)) {
  let state: ChatState = newChatState("en");
  const asked: FlowRequest[] = [];
  return {
    asked,
    state: () => state,
    hear: async (input: Exclude<ConversationInput, { kind: "answer" }>) => {
      const turn = await runConversation(flow, state, input, shop, async (ask) => {
        asked.push(ask);
        return answer(ask);
      });
      // As it is stored between two messages.
      state = JSON.parse(JSON.stringify(turn.state));
      return JSON.stringify(turn.actions);
    },
  };
}
const yes = { kind: "pick", id: "ask:yes" } as const;
const text = (words: string) => ({ kind: "text", text: words }) as const;

it("has no errors, and says so of a deposit without an amount", () => {
  expect(flowErrors(flow)).toEqual([]);
  const nodes = flow.nodes.map((node) => (node.kind === "pay" ? { ...node, amount_minor: 0 } : node));
  expect(flowErrors({ ...flow, nodes })).toMatchObject([{ node: "pay", code: "amount_missing" }]);
});

it.each(["paid", "declined", "unpaid"] as const)("waits until it is known, and goes on once: %s", async (outcome) => {
  const one = talk();
  await one.hear(text("hello"));
  expect(await one.hear(yes)).toContain("…678: 10,000.00 TZS for 7K4Q9-DXM2T");
  expect(one.asked).toEqual([{ kind: "pay", amount_minor: 1_000_000 }]);
  expect(await one.hear(became(outcome, "another"))).toBe("[]");
  const said = await one.hear(became(outcome));
  expect(said).toMatch(/10,000.00 TZS for order \*7K4Q9-DXM2T\*/);
  expect(said).toContain(`is-${outcome}`);
  expect(await one.hear(became(outcome))).toBe("[]");
  expect(one.asked).toHaveLength(1);
});

it("asks nobody again while it waits, whatever is said", async () => {
  const one = talk();
  await one.hear(text("hello"));
  await one.hear(yes);
  expect(await one.hear(text("is it done?"))).toContain("still waiting");
  expect(await one.hear({ kind: "pick", id: "nowhere:x" })).toContain("still waiting");
  expect(one.asked).toHaveLength(1);
  expect(await one.hear({ kind: "pick", id: "pay:later" })).toContain("is-unpaid");
  // What came of it after all is said, and nothing else.
  const said = await one.hear(became("paid"));
  expect(said).toContain("We have received your payment");
  expect(said).not.toContain("is-paid");
});

it("leaves who has gone elsewhere meanwhile there, and only tells them; a person's conversation, too", async () => {
  const one = talk();
  await one.hear(text("hello"));
  await one.hear(yes);
  await one.hear(text("help"));
  expect(await one.hear(became("declined"))).toContain("did not go through");
  expect(one.state()).toMatchObject({ node: "help", waiting: null });
  const other = talk();
  await other.hear(text("hello"));
  await other.hear(yes);
  const said = await other.hear(became("paid", "pay-1", false));
  expect(said).not.toContain("is-paid");
  expect(said).toContain("We have received");
});

it.each([
  [{ kind: "pay", asked: null, paid: true }, "is-paid"],
  [{ kind: "pay", asked: null, paid: false }, "is-unpaid"],
] as const)("goes on at once where nobody is asked: %j", async (answer, said) => {
  const one = talk(() => answer);
  await one.hear(text("hello"));
  expect(await one.hear(yes)).toContain(said);
  expect(one.state().waiting).toBeNull();
});
