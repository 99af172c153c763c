import {
  askKinds,
  type FlowCondition,
  FlowDocument,
  FlowDraft,
  type FlowNode,
  waitMost,
} from "@mauzo/contract/conversations/chatflow";
import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom } from "../../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../../test/example-shop.ts";
import { expectSendable } from "../../test/expect-sendable.ts";
import { propertyRuns } from "../../test/property-runs.ts";
import { ChatState, newChatState } from "../chat-state.ts";
import type { ConversationInput } from "../conversation-input.ts";
import { defaultFlow } from "../default-flow.ts";
import { nodeOutlets } from "../flow/node-outlets.ts";
import { flowErrors } from "../problems/find-flow-problems.ts";
import { runConversation } from "../run-conversation.ts";
import {
  addOption,
  connect,
  insertFirst,
  insertStep,
  leadsTo,
  moveStep,
  removeStep,
  setStep,
  setWords,
} from "./edit-flow.ts";
import { newStep, newStepKinds } from "./new-step.ts";
import { outlineOf, waysOf } from "./outline-of.ts";

const words = fc.oneof(
  fc.constantFrom(
    "Habari",
    "Karibu {shop}",
    "{jina}",
    "Sawa {jina|rafiki}",
    "{nani} *x",
    " ",
    "x".repeat(30),
    "x".repeat(1_100),
  ),
  fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
);
const text = fc.record({ en: words, sw: words }, { requiredKeys: [] });
const edit = fc.record({
  what: fc.constantFrom("add", "first", "remove", "move", "write", "connect", "option", "words"),
  kind: fc.constantFrom(...newStepKinds),
  at: fc.nat(500),
  to: fc.nat(500),
  text,
  word: words,
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** As long as a field of the editor lets a label be. */
const inField = (said: Edit["text"]) =>
  Object.fromEntries(Object.entries(said).map(([language, each]) => [language, each.slice(0, 60).toWellFormed()]));

const tests: readonly FlowCondition[] = [
  { of: "hours", days: [0, 3], from: 600, until: 60 },
  { of: "channel", channel: "whatsapp" },
  { of: "language", language: "sw" },
  { of: "tag", tag: "jumla" },
  { of: "cart", least: 1 },
  { of: "orders", least: 2 },
  { of: "owed" },
  { of: "segment", segment: "01a00000-0000-7000-8000-000000000001" },
  { of: "value", name: "jina", is: "known", to: "" },
  { of: "value", name: "jina", is: "same", to: "Habari" },
  { of: "value", name: "kiasi", is: "least", to: "2" },
  { of: "value", name: "kiasi", is: "most", to: "2026-11-27" },
];

/** A step as its owner fills it in: with these words, and settings that follow from a number. */
function written(node: FlowNode, said: Edit["text"], seed: number): FlowNode {
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[]): T | undefined => all[seed % all.length];
  const name = pick(["jina", "kiasi", "tarehe"]) ?? "jina";
  const own = (longest: number) => (said.en ?? said.sw ?? "neno").slice(0, longest).toWellFormed();
  switch (node.kind) {
    case "choice":
      return { ...node, text: said, options: node.options.map((option) => ({ ...option, label: inField(said) })) };
    case "message":
    case "end":
      return { ...node, text: said };
    case "handover":
      return { ...node, text: said, reason: own(200) };
    case "ask": {
      const options = Array.from({ length: seed % 11 }, (_, at) => ({
        id: `o-${at}`,
        label: inField({ en: `${at} ${own(9)}` }),
      }));
      const [expects, tries] = [pick(askKinds) ?? "text", (seed % 5) + 1];
      return { ...node, text: said, ...(seed % 2 === 0 && { unfit: said }), name, expects, tries, options };
    }
    case "condition":
      return { ...node, test: pick(tests) ?? node.test };
    case "media":
      return { ...node, text: said, product: pick(["01900000-0000-7000-8000-000000000001", "khanga"]) ?? "" };
    case "location":
      return { ...node, text: said, at: pick([null, { latitude: -6.8, longitude: 39.28 }]) ?? null };
    case "set":
      return { ...node, name, value: own(200) };
    case "tag":
      return { ...node, tag: own(40) };
    case "notify":
      return { ...node, note: own(300) };
    case "pay":
      return { ...node, text: said, amount_minor: pick([null, 0, 1, 2_500_000]) ?? null };
    case "wait":
      return { ...node, text: said, minutes: pick([0, 1, 60, waitMost]) ?? 1 };
    case "request":
      return {
        ...node,
        text: said,
        url: pick(["https://duka.co.tz/bei", "http://localhost/", "https://10.0.0.1/", ""]) ?? "",
        fields: [{ key: "nani", value: own(200) }],
        answers: [{ path: "data.0.bei", name }],
      };
    default:
      return node;
  }
}

function make(flow: FlowDocument, { what, kind, at, to, text: said, word }: Edit, index: number): FlowDocument {
  const pick = <T>(all: readonly T[], from: number) => all[from % all.length];
  const way = pick(waysOf(flow), at)?.at;
  const node = pick(flow.nodes, to);
  if (!way || !node) return flow;
  const id = `n-${index}`;
  switch (what) {
    case "add":
      return insertStep(flow, way, written(newStep(kind, id), said, to));
    case "first":
      return insertFirst(flow, written(newStep(kind, id), said, to));
    case "remove":
      return removeStep(flow, node.id);
    case "move":
      return moveStep(flow, node.id, way);
    case "write":
      return setStep(flow, written(node, said, at));
    case "connect":
      return connect(flow, way, node.id);
    case "option":
      return node.kind === "choice" && node.options.length < 3
        ? addOption(flow, node.id, { id, label: inField(said) })
        : flow;
    case "words":
      return setWords(flow, node.id, [word]);
  }
}

const edited = fc
  .array(edit, { maxLength: 25 })
  .map((edits) => edits.reduce((flow, each, index) => make(flow, each, index), defaultFlow));

it("is a draft whatever is done to it, and shows each of its steps once", () => {
  fc.assert(
    fc.property(edited, (flow) => {
      expect(FlowDraft.safeParse(flow).success).toBe(true);
      const steps = outlineOf(flow).flatMap((row) => (row.kind === "step" ? [row.node.id] : []));
      expect(steps.toSorted()).toEqual(flow.nodes.map(({ id }) => id).toSorted());
    }),
    { numRuns: propertyRuns(1000) },
  );
}, 60_000);

it("moves a step without touching the ways of the others", () => {
  fc.assert(
    fc.property(edited, fc.nat(500), fc.nat(500), (flow, which, where) => {
      const node = flow.nodes[which % flow.nodes.length];
      const at = waysOf(flow)[where % waysOf(flow).length]?.at;
      fc.pre(node !== undefined && at !== undefined);
      const isOther = (edge: { from: string; outlet: string; to: string }) =>
        edge.from !== node.id && edge.to !== node.id && !(edge.from === at.from && edge.outlet === at.outlet);
      const moved = moveStep(flow, node.id, at);
      expect(moved.edges).toEqual(expect.arrayContaining(flow.edges.filter(isOther)));
      if (nodeOutlets(node).length !== 1) expect(moved).toBe(flow);
      else if (at.from !== node.id) expect(leadsTo(moved, at)).toBe(node.id);
    }),
    { numRuns: propertyRuns(500) },
  );
}, 60_000);

const said = fc.array(
  fc.oneof(
    fc
      .constantFrom("Habari", "menu", "1", "2", "3", "bidhaa", "kikapu", "xyz", "0712 345 678", "a@b.co", "kesho")
      .map((each) => ({
        kind: "text" as const,
        text: each,
      })),
    fc.string({ maxLength: 30 }).map((each) => ({ kind: "text" as const, text: each })),
    fc.nat(12).map((at) => ({ kind: "offer" as const, at })),
    fc
      .tuple(fc.constantFrom("paid", "declined", "unpaid"), fc.boolean(), fc.boolean())
      .map(([outcome, goesOn, isOther]) => ({ kind: "phone" as const, outcome, goesOn, isOther })),
    fc
      .tuple(fc.boolean(), fc.constantFrom(null, 200, 204, 500), fc.constantFrom("", "[1]", '{"data":[{"bei":5}]}'))
      .map(([goesOn, status, body]) => ({ kind: "reply" as const, goesOn, status, body })),
    fc.tuple(fc.boolean(), fc.boolean()).map(([goesOn, isOther]) => ({ kind: "time" as const, goesOn, isOther })),
  ),
  { minLength: 1, maxLength: 8 },
);

type Said = typeof said extends fc.Arbitrary<(infer T)[]> ? T : never;
/** What was said, the button on screen that was pressed, what became of a payment, or that a time has come. */
function inputOf(each: Said, { offers, waiting, timer }: ChatState): Exclude<ConversationInput, { kind: "answer" }> {
  if (each.kind === "text") return each;
  if (each.kind === "time") {
    const id = each.isOther ? "other" : (timer?.id ?? "none");
    return { kind: "time", wait: { id, goesOn: each.goesOn } };
  }
  if (each.kind === "reply") return { kind: "reply", reply: { ...each, id: timer?.id ?? "none" } };
  if (each.kind === "phone") {
    const { outcome, goesOn, isOther } = each;
    const id = isOther ? "other" : (waiting?.id ?? "none");
    const amount = { minor: 2_500_000, currency: "TZS" };
    return { kind: "payment", payment: { id, order_id: "7K4Q9-DXM2T", amount, outcome, goesOn } };
  }
  return { kind: "pick", id: offers[each.at % Math.max(1, offers.length)]?.id ?? "nowhere:a" };
}

it("runs if it has no errors: never throws, and says only what a channel takes", async () => {
  const answer = answerFrom(catalogue);
  await fc.assert(
    fc.asyncProperty(edited, said, async (flow, inputs) => {
      fc.pre(flowErrors(flow).length === 0);
      expect(FlowDocument.safeParse(flow).success).toBe(true);
      let state = newChatState();
      for (const each of inputs) {
        const input = inputOf(each, state);
        const turn = await runConversation(flow, state, input, shop, async (ask) => answer(ask));
        for (const action of turn.actions) expectSendable(action);
        expect(ChatState.safeParse(turn.state).success).toBe(true);
        state = turn.state;
      }
    }),
    { numRuns: propertyRuns(500) },
  );
}, 60_000);

it("never throws on a draft with errors either: its owner tries it out", async () => {
  const answer = answerFrom(catalogue);
  await fc.assert(
    fc.asyncProperty(edited, said, async (flow, inputs) => {
      let state = newChatState();
      for (const input of inputs)
        ({ state } = await runConversation(flow, state, inputOf(input, state), shop, async (ask) => answer(ask)));
      expect(state.asking).toBeNull();
    }),
    { numRuns: propertyRuns(500) },
  );
}, 60_000);
