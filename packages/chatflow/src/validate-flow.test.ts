import { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { defaultFlow } from "./default-flow.ts";
import type { FlowProblem } from "./problems/flow-problem.ts";
import { validateFlow } from "./validate-flow.ts";

const text = (words: string) => ({ en: words, sw: words });
const small = (change: Partial<FlowDocument>): FlowDocument => ({
  format: 7,
  start: "hello",
  fallback: text("Sorry"),
  keywords: [],
  nodes: [
    { id: "hello", kind: "message", text: text("Hello, this is {shop}") },
    { id: "ask", kind: "choice", text: text("What now?"), options: [{ id: "again", label: text("Again") }] },
  ],
  edges: [
    { from: "hello", outlet: "next", to: "ask" },
    { from: "ask", outlet: "again", to: "hello" },
  ],
  ...change,
});

it("finds nothing wrong with the default flow, which fits its own schema", () => {
  expect(FlowDocument.safeParse(defaultFlow).error).toBeUndefined();
  expect(validateFlow(defaultFlow)).toEqual([]);
  expect(validateFlow(small({}))).toEqual([]);
});

it("takes a text in one language, which is not empty", () => {
  const oneLanguage = { ...small({}), fallback: { sw: "Samahani" } };
  expect(FlowDocument.safeParse(oneLanguage).success).toBe(true);
  expect(FlowDocument.safeParse({ ...oneLanguage, fallback: {} }).success).toBe(false);
  expect(validateFlow(oneLanguage)).toEqual([]);
});

const [hello, ask] = small({}).nodes;
const nodes = hello && ask ? [hello, ask] : [];
const edges = small({}).edges;
const option = (id: string, words: string) => ({ id, label: text(words) });

type Said = FlowProblem extends infer P ? (P extends FlowProblem ? Omit<P, "node"> : never) : never;

it.each<[string, Partial<FlowDocument>, string | null, Said]>([
  ["a missing start", { start: "gone" }, null, { code: "start_missing", start: "gone" }],
  ["two steps of one name", { nodes: [...nodes, ...nodes.slice(0, 1)] }, "hello", { code: "name_twice" }],
  [
    "a step nothing leads to",
    { nodes: [...nodes, { id: "alone", kind: "product" }] },
    "alone",
    { code: "unreachable" },
  ],
  ["an outlet that leads nowhere", { edges: edges.slice(0, 1) }, "ask", { code: "outlet_open", outlet: "again" }],
  [
    "a line from nowhere",
    { edges: [...edges, { from: "x", outlet: "next", to: "ask" }] },
    null,
    { code: "edge_from_nowhere", from: "x" },
  ],
  [
    "a line to nowhere",
    { edges: [{ from: "hello", outlet: "next", to: "x" }, ...edges.slice(1)] },
    "hello",
    { code: "edge_to_nowhere", outlet: "next", to: "x" },
  ],
  [
    "a line from an unknown outlet",
    { edges: [...edges, { from: "hello", outlet: "odd", to: "ask" }] },
    "hello",
    { code: "outlet_unknown", outlet: "odd" },
  ],
  [
    "two lines from one outlet",
    { edges: [...edges, { from: "hello", outlet: "next", to: "hello" }] },
    "hello",
    { code: "outlet_twice", outlet: "next" },
  ],
  [
    "a keyword to nowhere",
    { keywords: [{ words: ["hi"], match: "alone", language: null, to: "x" }] },
    null,
    { code: "keyword_to_nowhere", word: "hi", to: "x" },
  ],
  [
    "a long label",
    {
      nodes: [
        ...nodes.slice(0, 1),
        { id: "ask", kind: "choice", text: text("?"), options: [option("again", "One more time, please")] },
      ],
    },
    "ask",
    { code: "label_too_long", label: "One more time, please", most: 20 },
  ],
  [
    "two buttons that read the same",
    {
      nodes: [
        ...nodes.slice(0, 1),
        { id: "ask", kind: "choice", text: text("?"), options: [option("again", "Yes"), option("b", "yes")] },
      ],
    },
    "ask",
    { code: "labels_alike", language: "en" },
  ],
  [
    "an unknown value",
    { nodes: [{ id: "hello", kind: "message", text: text("Pay {total}") }, ...nodes.slice(1)] },
    "hello",
    { code: "placeholder_unknown", name: "total" },
  ],
  [
    "an empty text",
    { nodes: [{ id: "hello", kind: "message", text: { en: "Hi", sw: " " } }, ...nodes.slice(1)] },
    "hello",
    { code: "text_empty", language: "sw" },
  ],
  [
    "a circle that never waits",
    { edges: [{ from: "hello", outlet: "next", to: "hello" }, ...edges.slice(1)] },
    "hello",
    { code: "loop_without_pause" },
  ],
])("finds %s", (_name, change, node, problem) => {
  expect(validateFlow(small(change))).toContainEqual({ node, ...problem });
});
