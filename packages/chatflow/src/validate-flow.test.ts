import { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { defaultFlow } from "./default-flow.ts";
import { validateFlow } from "./validate-flow.ts";

const text = (words: string) => ({ en: words, sw: words });
const small = (change: Partial<FlowDocument>): FlowDocument => ({
  format: 2,
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

it.each<[string, Partial<FlowDocument>, string | null, string]>([
  ["a missing start", { start: "gone" }, null, "The first step gone is missing"],
  ["two steps of one name", { nodes: [...nodes, ...nodes.slice(0, 1)] }, "hello", "Two steps have this name"],
  [
    "a step nothing leads to",
    { nodes: [...nodes, { id: "alone", kind: "product" }] },
    "alone",
    "Nothing leads to this step",
  ],
  ["an outlet that leads nowhere", { edges: edges.slice(0, 1) }, "ask", "again leads nowhere"],
  [
    "a line from nowhere",
    { edges: [...edges, { from: "x", outlet: "next", to: "ask" }] },
    null,
    "A line starts at x, which does not exist",
  ],
  [
    "a line to nowhere",
    { edges: [{ from: "hello", outlet: "next", to: "x" }, ...edges.slice(1)] },
    "hello",
    "next leads to x, which does not exist",
  ],
  [
    "a line from an unknown outlet",
    { edges: [...edges, { from: "hello", outlet: "odd", to: "ask" }] },
    "hello",
    "It has no way out called odd",
  ],
  [
    "two lines from one outlet",
    { edges: [...edges, { from: "hello", outlet: "next", to: "hello" }] },
    "hello",
    "next leads to two places",
  ],
  [
    "a keyword to nowhere",
    { keywords: [{ words: ["hi"], match: "alone", language: null, to: "x" }] },
    null,
    "The word “hi” leads to x, which does not exist",
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
    "“One more time, please” is longer than 20 characters",
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
    "Two buttons read the same (en)",
  ],
  [
    "an unknown value",
    { nodes: [{ id: "hello", kind: "message", text: text("Pay {total}") }, ...nodes.slice(1)] },
    "hello",
    "{total} is not known here",
  ],
  [
    "an empty text",
    { nodes: [{ id: "hello", kind: "message", text: { en: "Hi", sw: " " } }, ...nodes.slice(1)] },
    "hello",
    "A text is empty (sw)",
  ],
  [
    "a circle that never waits",
    { edges: [{ from: "hello", outlet: "next", to: "hello" }, ...edges.slice(1)] },
    "hello",
    "From here the conversation goes in a circle without a pause",
  ],
])("finds %s", (_name, change, node, problem) => {
  expect(validateFlow(small(change))).toContainEqual({ node, problem });
});
