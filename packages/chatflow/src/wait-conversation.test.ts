import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { answerFrom } from "../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../test/example-shop.ts";
import { type ChatState, newChatState } from "./chat-state.ts";
import type { ConversationInput } from "./conversation-input.ts";
import type { FlowRequest } from "./flow-requests.ts";
import { flowErrors } from "./problems/find-flow-problems.ts";
import { runConversation } from "./run-conversation.ts";

const say = (id: string) => ({ id, kind: "message" as const, text: { en: id, sw: id } });
const flow: FlowDocument = {
  format: 7,
  start: "ask",
  fallback: { en: "Sorry", sw: "Samahani" },
  keywords: [
    { words: ["help"], match: "alone", language: null, to: "help" },
    { words: ["kiswahili"], match: "alone", language: "sw", to: null },
  ],
  nodes: [
    {
      id: "ask",
      kind: "choice",
      text: { en: "Later?", sw: "Baadaye?" },
      options: [{ id: "yes", label: { en: "Yes" } }],
    },
    say("soon"),
    { id: "wait", kind: "wait", minutes: 90, text: { en: "Later, {shop}", sw: "Baadaye" } },
    { id: "help", kind: "choice", text: { en: "What?", sw: "Nini?" }, options: [{ id: "on", label: { en: "On" } }] },
    ...["reminded", "answered"].map(say),
    { id: "over", kind: "end", text: { en: "Bye", sw: "Kwaheri" } },
  ],
  edges: [
    { from: "ask", outlet: "yes", to: "soon" },
    { from: "soon", outlet: "next", to: "wait" },
    { from: "help", outlet: "on", to: "wait" },
    { from: "wait", outlet: "next", to: "reminded" },
    { from: "wait", outlet: "wrote", to: "answered" },
    { from: "reminded", outlet: "next", to: "over" },
    { from: "answered", outlet: "next", to: "over" },
  ],
};
const text = (words: string) => ({ kind: "text", text: words }) as const;
const time = (id = "wait-1", goesOn = true) => ({ kind: "time", wait: { id, goesOn } }) as const;

/** A conversation that waits. */
async function startWaiting() {
  let state: ChatState = newChatState("en");
  let waits = 0;
  const asked: FlowRequest[] = [];
  const others = answerFrom(catalogue);
  const hear = async (input: Exclude<ConversationInput, { kind: "answer" }>) => {
    const turn = await runConversation(flow, state, input, shop, async (ask) => {
      asked.push(ask);
      if (ask.kind !== "wait") return others(ask);
      waits += 1;
      return { kind: "wait", id: `wait-${waits}` };
    });
    // As it is stored between two messages.
    state = JSON.parse(JSON.stringify(turn.state));
    return JSON.stringify(turn.actions);
  };
  await hear(text("hello"));
  expect(await hear({ kind: "pick", id: "ask:yes" })).toContain("Later, ");
  return { hear, asked, state: () => state };
}

it("goes on once when its time has come", async () => {
  const { hear, asked, state } = await startWaiting();
  expect(asked).toEqual([{ kind: "wait", minutes: 90 }]);
  expect(state()).toMatchObject({ node: "wait", timer: { node: "wait", id: "wait-1" } });
  expect(await hear(time("another"))).toBe("[]");
  expect(await hear(time())).toContain("reminded");
  expect(await hear(time())).toBe("[]");
  expect(state().timer).toBeNull();
});

it.each(["I am back", "kiswahili"])("ends when the customer writes %s: no reminder comes", async (words) => {
  const { hear, asked } = await startWaiting();
  expect(await hear(text(words))).toContain("answered");
  expect(await hear(time())).toBe("[]");
  expect(asked).toHaveLength(1);
});

it("says nothing to who has gone elsewhere, and waits anew when they come back", async () => {
  const { hear, state } = await startWaiting();
  await hear(text("help"));
  await hear({ kind: "pick", id: "help:on" });
  expect(state().timer).toEqual({ node: "wait", id: "wait-2" });
  expect(await hear(time("wait-1"))).toBe("[]");
  expect(await hear(time("wait-2"))).toContain("reminded");
  const other = await startWaiting();
  await other.hear(text("help"));
  expect(await other.hear(time())).toBe("[]");
  expect(other.state()).toMatchObject({ node: "help", timer: null });
});

it("is over where the bot cannot go on: what is written next leaves the step", async () => {
  const { hear } = await startWaiting();
  expect(await hear(time("wait-1", false))).toBe("[]");
  expect(await hear(text("hello again"))).toContain("answered");
});

it("has no errors, but says so of no time and of a circle that would remind for ever", () => {
  expect(flowErrors(flow)).toEqual([]);
  const nodes = flow.nodes.map((node) => (node.kind === "wait" ? { ...node, minutes: 0 } : node));
  expect(flowErrors({ ...flow, nodes })).toMatchObject([{ node: "wait", code: "time_missing" }]);
  const edges = flow.edges.map((edge) => (edge.from === "reminded" ? { ...edge, to: "wait" } : edge));
  expect(flowErrors({ ...flow, edges }).map(({ code }) => code)).toContain("loop_without_pause");
});
