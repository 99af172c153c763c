import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { defaultFlow } from "../default-flow.ts";
import { addOption, connect, insertFirst, insertStep, removeStep, setStep } from "../edit/edit-flow.ts";
import { newStep } from "../edit/new-step.ts";
import { findFlowProblems, flowErrors } from "./find-flow-problems.ts";

const at = { from: "greeting", outlet: "more" };
const said = { en: "Where?", sw: "Wapi?" };
const codes = (flow: FlowDocument) => findFlowProblems(flow).map(({ code, level, node }) => `${level} ${node} ${code}`);

it("finds nothing in the flow that every shop begins with, at 300 steps in no time", () => {
  expect(findFlowProblems(defaultFlow)).toEqual([]);
  let flow = defaultFlow;
  for (let index = 0; flow.nodes.length < 300; index += 1)
    flow = insertStep(flow, at, { id: `m-${index}`, kind: "message", text: said });
  const began = performance.now();
  expect(flowErrors(flow)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(500);
});

it("names what has no words, and where one language is missing", () => {
  expect(codes(insertStep(defaultFlow, at, newStep("message", "new")))).toEqual(["error new text_missing"]);
  const half = { id: "new", kind: "message" as const, text: { sw: "Karibu" } };
  expect(codes(insertStep(defaultFlow, at, half))).toEqual(["warning new language_missing"]);
  const blank = { ...half, text: { en: " ", sw: "Karibu" } };
  expect(codes(insertStep(defaultFlow, at, blank))).toEqual(["error new text_empty"]);
});

it("names words that no customer can have as a tag", () => {
  const tag = (words: string) =>
    codes(insertStep(defaultFlow, at, { id: "new", kind: "tag", tag: words, change: "add" }));
  expect(tag(" VIP ")).toEqual([]);
  expect(tag(" ")).toEqual(["error new words_missing"]);
  expect(tag("x".repeat(31))).toEqual(["error new tag_unfit"]);
  expect(tag("#jumla")).toEqual(["error new tag_unfit"]);
});

it("names what a channel cuts off", () => {
  const long = { id: "new", kind: "message" as const, text: { en: "x".repeat(1_025), sw: "y" } };
  expect(findFlowProblems(insertStep(defaultFlow, at, long))).toEqual([
    { level: "error", node: "new", code: "text_too_long", length: 1_025, most: 1_024 },
  ]);
  const label = { en: "See all of our products", sw: "Ona" };
  const four = addOption(defaultFlow, "greeting", { id: "o-4", label });
  expect(codes(four)).toEqual(["error greeting label_too_long", "error greeting too_many_options"]);
});

it("names circles in which nobody waits, ways to nowhere, and what nobody reaches", () => {
  const one = insertFirst(defaultFlow, { id: "one", kind: "message", text: said });
  const circle = connect(
    insertStep(one, { from: "one", outlet: "next" }, { id: "two", kind: "message", text: said }),
    { from: "two", outlet: "next" },
    "one",
  );
  expect(codes(circle)).toContain("error one loop_without_pause");
  expect(codes(circle)).toContain("error two loop_without_pause");
  // A cart that is shown again and again, too.
  expect(codes(connect(defaultFlow, { from: "cart", outlet: "full" }, "cart"))).toContain(
    "error cart loop_without_pause",
  );
  const open = { ...defaultFlow, edges: defaultFlow.edges.filter(({ from }) => from !== "thanks") };
  expect(codes(open)).toEqual(["error thanks outlet_open"]);
  const lonely = { ...one, start: "greeting", keywords: defaultFlow.keywords };
  expect(codes(lonely)).toEqual(["warning one unreachable"]);
});

it("bridges a step that is removed, and brings who greets to a new first one", () => {
  const first = insertFirst(defaultFlow, { id: "one", kind: "message", text: said });
  expect(first.keywords.find(({ words }) => words.includes("habari"))?.to).toBe("one");
  expect(removeStep(first, "one")).toEqual({ ...defaultFlow, nodes: first.nodes.slice(1) });
  const kept = removeStep(defaultFlow, "other-language");
  expect(findFlowProblems(kept)).toEqual([]);
  const fewer = setStep(defaultFlow, { id: "menu", kind: "message", text: said });
  expect(fewer.edges.some(({ from }) => from === "menu")).toBe(false);
});
