import type { FlowCondition, FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { answerFrom, segmentOfAll } from "../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../test/example-shop.ts";
import { newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import { insertFirst, insertStep } from "./edit/edit-flow.ts";
import { type NewStepKind, newStep } from "./edit/new-step.ts";
import type { FlowRequest, ShopFacts } from "./flow-requests.ts";
import { flowErrors } from "./problems/find-flow-problems.ts";
import { runConversation } from "./run-conversation.ts";

const asked = (settings: Partial<Extract<FlowNode, { kind: "ask" }>>): FlowNode => {
  const node = newStep("ask", "ask");
  if (node.kind !== "ask") throw new Error("no question");
  return { ...node, text: { en: "Well?", sw: "Je?" }, name: "jibu", tries: 2, ...settings };
};
const says = (id: string, words: string): FlowNode => ({ id, kind: "message", text: { en: words, sw: words } });

/** A flow that begins with this step, and says by which way it was left. */
function beginsWith(node: FlowNode, ways: Record<string, string>): FlowDocument {
  return Object.entries(ways).reduce(
    (flow, [outlet, words]) => insertStep(flow, { from: node.id, outlet }, says(`said-${outlet}`, words)),
    insertFirst(defaultFlow, node),
  );
}

function talk(flow: FlowDocument, facts: Partial<ShopFacts> = {}) {
  const requests: FlowRequest[] = [];
  let state = newChatState("en");
  const answer = answerFrom(catalogue);
  const send = async (input: { kind: "text"; text: string } | { kind: "pick"; id: string }) => {
    const turn = await runConversation(flow, state, input, { ...shop, ...facts }, async (ask) => {
      requests.push(ask);
      return answer(ask);
    });
    state = turn.state;
    return turn.actions.map((action) => ("send_message" in action ? action.send_message : JSON.stringify(action)));
  };
  return {
    requests,
    state: () => state,
    say: (text: string) => send({ kind: "text", text }),
    pick: (id: string) => send({ kind: "pick", id }),
  };
}

const ways = { next: "Noted: {jibu}", failed: "Never mind" };

it.each([
  ["text", "  Asha   wa *Kariakoo* ", "Noted: Asha wa Kariakoo"],
  ["text", "Hello Kitty", "Noted: Hello Kitty"],
  ["number", "25,000", "Noted: 25000"],
  ["number", "tatu", "Noted: 3"],
  ["phone", "0712 345 678", "Noted: +255712345678"],
  ["phone", "+254 700 123 456", "Noted: +254700123456"],
  ["email", "Asha@Example.co.tz", "Noted: asha@example.co.tz"],
  ["date", "kesho", "Noted: 2026-11-28"],
  ["date", "3 Desemba", "Noted: 2026-12-03"],
  ["date", "1/2", "Noted: 2027-02-01"],
  ["date", "29.02.2028", "Noted: 2028-02-29"],
] as const)("asks for a %s, and takes %j", async (expects, typed, noted) => {
  const flow = beginsWith(asked({ expects }), ways);
  expect(flowErrors(flow)).toEqual([]);
  const { say } = talk(flow, { today: "2026-11-27" });
  expect(await say("Hi")).toEqual(["Well?"]);
  expect((await say(typed))[0]).toBe(noted);
});

it.each([
  ["number", "many"],
  ["phone", "12345"],
  ["email", "asha at example"],
  ["date", "31/2/2027"],
  ["text", "?!"],
] as const)("asks again where a %s is %j, and gives up after so many tries", async (expects, typed) => {
  const { say } = talk(beginsWith(asked({ expects, unfit: { en: "Once more", sw: "Tena" } }), ways));
  await say("Hi");
  expect(await say(typed)).toEqual(["Once more"]);
  expect((await say(typed))[0]).toBe("Never mind");
});

it("offers the answers of a choice, as a list where buttons are too few, and takes them typed", async () => {
  const options = ["Nyekundu", "Bluu", "Kijani", "Nyeupe"].map((sw, at) => ({ id: `c-${at}`, label: { sw } }));
  const { say, pick } = talk(beginsWith(asked({ expects: "choice", options }), ways));
  expect((await say("Hi"))[0]).toContain('"button":"Choose"');
  expect((await say("manjano"))[0]).toContain("I did not get that");
  expect((await say("bluu"))[0]).toBe("Noted: Bluu");
  await say("menu");
  const again = talk(beginsWith(asked({ expects: "choice", options: options.slice(0, 2) }), ways));
  await again.say("Hi");
  expect((await again.pick("ask:c-0"))[0]).toBe("Noted: Nyekundu");
  expect(pick).toBeDefined();
});

it("lets the customer leave a question by a word of the flow, and asks the shop something in between", async () => {
  const { say, state } = talk(beginsWith(asked({}), ways));
  await say("Hi");
  expect((await say("Where are you located?"))[0]).toContain("Kariakoo");
  expect(state().node).toBe("ask");
  await say("menu");
  expect([state().node, state().values]).toEqual(["menu", []]);
});

const conditions: [FlowCondition, "Yes" | "No"][] = [
  [{ of: "hours", days: [1], from: 540, until: 1080 }, "Yes"],
  [{ of: "hours", days: [0], from: 1200, until: 660 }, "Yes"],
  [{ of: "hours", days: [1], from: 601, until: 660 }, "No"],
  [{ of: "channel", channel: "whatsapp" }, "Yes"],
  [{ of: "channel", channel: "web" }, "No"],
  [{ of: "language", language: "en" }, "Yes"],
  [{ of: "tag", tag: "Jumla" }, "Yes"],
  [{ of: "tag", tag: "rejareja" }, "No"],
  [{ of: "cart", least: 1 }, "No"],
  [{ of: "orders", least: 1 }, "No"],
  [{ of: "owed" }, "No"],
  [{ of: "segment", segment: segmentOfAll }, "Yes"],
  [{ of: "segment", segment: "01a00000-0000-7000-8000-000000000002" }, "No"],
  [{ of: "value", name: "jibu", is: "known", to: "" }, "No"],
];
it.each(conditions)("goes on by what holds: %j", async (test, way) => {
  const flow = beginsWith({ id: "if", kind: "condition", test }, { yes: "Yes", no: "No" });
  expect(flowErrors(flow)).toEqual([]);
  expect((await talk(flow, { channel: "whatsapp" }).say("Hi"))[0]).toBe(way);
});

it.each([
  ["number", "12", "least", "12", "Yes"],
  ["number", "9", "least", "12", "No"],
  ["number", "9", "most", "10", "Yes"],
  ["date", "2026-12-24", "most", "2026-12-31", "Yes"],
  ["text", "dar es SALAAM", "same", "Dar es Salaam", "Yes"],
  ["text", "Mwanza", "same", "Dar es Salaam", "No"],
] as const)("knows what was answered: a %s %j is %s %j", async (expects, typed, is, to, way) => {
  const test = { of: "value", name: "jibu", is, to } as const;
  const ask = insertFirst(defaultFlow, asked({ expects }));
  const flow = [
    insertStep(ask, { from: "ask", outlet: "next" }, { id: "if", kind: "condition", test }),
    (["yes", "no"] as const).map((outlet) => ({ outlet, words: outlet === "yes" ? "Yes" : "No" })),
  ] as const;
  const whole = flow[1].reduce(
    (grown, { outlet, words }) => insertStep(grown, { from: "if", outlet }, says(outlet, words)),
    flow[0],
  );
  const { say } = talk(whole);
  await say("Hi");
  expect((await say(typed))[0]).toBe(way);
});

const filled = (kind: NewStepKind, settings: object): FlowNode => Object.assign(newStep(kind, "new"), settings);
it.each([
  [
    "a picture",
    filled("media", { product: "khanga", text: { en: "Ours" } }),
    '{"send_images":[{"link":"https://mauzo.example/khanga.jpg","caption":"Ours"}]}',
    undefined,
  ],
  [
    "the words of a picture that is gone",
    filled("media", { product: "gone", text: { en: "Ours" } }),
    "Ours",
    undefined,
  ],
  ["where it is", filled("location", {}), "You find us here:", undefined],
  ["nothing of a tag", filled("tag", { tag: "jumla" }), undefined, { kind: "tag", tag: "jumla", change: "add" }],
  [
    "nothing of a note",
    filled("notify", { note: "From {shop}" }),
    undefined,
    { kind: "notify", note: "From Duka la Asha" },
  ],
] as const)("shows %s", async (_what, node, words, request) => {
  const { say, requests } = talk(beginsWith(node, { next: "Then" }));
  const told = await say("Hi");
  if (words !== undefined) expect(told[0]).toBe(words);
  expect(told).toContain("Then");
  if (request) expect(requests).toContainEqual(request);
});

it("ends a conversation: the next word begins a new one that remembers nothing but the cart", async () => {
  const flow = insertStep(insertFirst(defaultFlow, asked({})), { from: "ask", outlet: "next" }, newStep("end", "bye"));
  const { say, state } = talk(flow);
  await say("Hi");
  expect(await say("Asha")).toEqual(["Thank you. Talk to you soon."]);
  expect(state()).toEqual({ ...newChatState("en") });
  expect(await say("Hi")).toEqual(["Well?"]);
});

it("hands over with a reason for the staff, and remembers what was set", async () => {
  const flow = insertFirst(defaultFlow, filled("handover", { reason: "Wants {kiasi}", text: { en: "Wait" } }));
  const { say, requests } = talk(insertFirst(flow, { id: "set", kind: "set", name: "kiasi", value: "ten" }));
  expect(await say("Hi")).toEqual(["Wait"]);
  expect(requests).toEqual([{ kind: "notify", note: "Wants ten" }]);
});

it("sends nobody elsewhere who writes where the shop's people read: a person answers what it has not said", async () => {
  const own = { ...shop, answersHere: true };
  const answer = answerFrom(catalogue);
  const ask = (facts: ShopFacts) =>
    runConversation(
      defaultFlow,
      newChatState("sw"),
      { kind: "text", text: "Mnafunga saa ngapi?" },
      facts,
      async (each) => answer(each),
    );
  const here = await ask(own);
  expect([here.callsPerson, here.actions]).toEqual([
    true,
    [{ send_message: "Hilo silijui. Mtu wa Duka la Asha atakujibu hapa hapa." }],
  ]);
  const elsewhere = await ask(shop);
  expect([elsewhere.callsPerson, JSON.stringify(elsewhere.actions)]).toEqual([false, expect.stringContaining("wa.me")]);
});

it("fills in what is known, and what stands there else", async () => {
  const flow = insertStep(
    insertFirst(defaultFlow, says("first", "Hi {jibu|friend}, {jibu} {nobody}")),
    { from: "first", outlet: "next" },
    asked({}),
  );
  expect((await talk(flow).say("Hi"))[0]).toBe("Hi friend, … {nobody}");
});
