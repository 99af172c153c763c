import type { FlowDocument, FlowKeyword, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { edgesFrom, nodeById } from "../flow/graph/look-ups.ts";
import { nodeOutlets } from "../flow/node-outlets.ts";

/** The way out of a step. */
export type Outlet = { from: string; outlet: string };
type Option = Extract<FlowNode, { kind: "choice" }>["options"][number];

const isAt =
  ({ from, outlet }: Outlet) =>
  (edge: Outlet) =>
    edge.from === from && edge.outlet === outlet;

/** Where an outlet leads, if it leads anywhere. */
export const leadsTo = (flow: FlowDocument, at: Outlet): string | undefined =>
  edgesFrom(flow, at.from).find(isAt(at))?.to;

/** The same step with other contents; outlets that it no longer has lead nowhere any more. */
export function setStep(flow: FlowDocument, node: FlowNode): FlowDocument {
  const outlets = nodeOutlets(node);
  return {
    ...flow,
    nodes: flow.nodes.map((each) => (each.id === node.id ? node : each)),
    edges: flow.edges.filter((edge) => edge.from !== node.id || outlets.includes(edge.outlet)),
  };
}

/** Leads an outlet to another step. */
export function connect(flow: FlowDocument, at: Outlet, to: string): FlowDocument {
  const edge = { from: at.from, outlet: at.outlet, to };
  const index = flow.edges.findIndex(isAt(at));
  return { ...flow, edges: index < 0 ? [...flow.edges, edge] : flow.edges.with(index, edge) };
}

/** Puts a step between an outlet and where it led: each way out of the new one goes on there. */
export function insertStep(flow: FlowDocument, at: Outlet, node: FlowNode): FlowDocument {
  const to = leadsTo(flow, at) ?? flow.start;
  const after = nodeOutlets(node).map((outlet) => ({ from: node.id, outlet, to }));
  const grown = { ...flow, nodes: [...flow.nodes, node], edges: [...flow.edges, ...after] };
  return connect(grown, at, node.id);
}

/** Puts a step before everything else; who greets comes to it, too. */
export function insertFirst(flow: FlowDocument, node: FlowNode): FlowDocument {
  const after = nodeOutlets(node).map((outlet) => ({ from: node.id, outlet, to: flow.start }));
  const keywords = flow.keywords.map((each) => (each.to === flow.start ? { ...each, to: node.id } : each));
  return { ...flow, start: node.id, keywords, nodes: [node, ...flow.nodes], edges: [...flow.edges, ...after] };
}

/** Removes a step; what led to it leads to what came after it. The last one stays. */
export function removeStep(flow: FlowDocument, id: string): FlowDocument {
  const node = nodeById(flow, id);
  if (!node || flow.nodes.length === 1) return flow;
  const after = nodeOutlets(node)
    .map((outlet) => leadsTo(flow, { from: id, outlet }))
    .find((to) => to !== undefined && to !== id && nodeById(flow, to));
  const nodes = flow.nodes.filter((each) => each !== node);
  const heir = after ?? nodes[0]?.id ?? flow.start;
  const leads = <T extends { to: string | null }>(way: T): T => (way.to === id ? { ...way, to: heir } : way);
  return {
    ...flow,
    start: flow.start === id ? heir : flow.start,
    nodes,
    edges: flow.edges.filter((edge) => edge.from !== id).map(leads),
    keywords: flow.keywords.map(leads),
  };
}

/** Whether a step can stand elsewhere: one with several ways out would lose where its answers lead. */
export const isMovable = (node: FlowNode): boolean => nodeOutlets(node).length === 1;

/** Takes a step with one way out from its place and puts it behind another outlet. */
export function moveStep(flow: FlowDocument, id: string, at: Outlet): FlowDocument {
  const node = nodeById(flow, id);
  if (!node || !isMovable(node) || at.from === id || flow.nodes.length === 1) return flow;
  const lifted = removeStep(flow, id);
  const keywords = flow.keywords;
  const start = flow.start === id ? lifted.start : flow.start;
  return { ...insertStep(lifted, at, node), keywords, start };
}

/** Adds an answer to a question; it goes where the question's first answer goes. */
export function addOption(flow: FlowDocument, id: string, option: Option): FlowDocument {
  const node = nodeById(flow, id);
  if (node?.kind !== "choice") return flow;
  const [first] = node.options;
  const to = (first && leadsTo(flow, { from: id, outlet: first.id })) ?? flow.start;
  const grown = setStep(flow, { ...node, options: [...node.options, option] });
  return connect(grown, { from: id, outlet: option.id }, to);
}

/** The words that lead to a step; the first row of words that the owner wrote for it, without a language of its own. */
const isOwn = (id: string) => (keyword: FlowKeyword) => keyword.to === id && keyword.language === null;

export const wordsTo = (flow: FlowDocument, id: string): readonly string[] =>
  flow.keywords.find(isOwn(id))?.words ?? [];

/** Sets the words by which a customer comes to a step from anywhere. */
export function setWords(flow: FlowDocument, id: string, words: readonly string[]): FlowDocument {
  const index = flow.keywords.findIndex(isOwn(id));
  const kept = [...new Set(words.map((word) => word.trim().slice(0, 40)).filter(Boolean))].slice(0, 40);
  if (kept.length === 0) return { ...flow, keywords: flow.keywords.filter((_, at) => at !== index) };
  const keyword: FlowKeyword = { words: kept, match: "alone", language: null, to: id };
  const old = flow.keywords[index];
  return { ...flow, keywords: old ? flow.keywords.with(index, { ...old, words: kept }) : [...flow.keywords, keyword] };
}

/** The most words of a row, and rows of a flow. */
const [wordsMost, rowsMost] = [40, 100];

/** Adds words by which a customer comes to a step from anywhere; the flow itself where it has no room for more. */
export function addWords(flow: FlowDocument, id: string, words: readonly string[]): FlowDocument {
  const added = [...new Set(words.map((word) => word.trim()).filter((word) => word !== "" && word.length <= 40))];
  const index = flow.keywords.findIndex(
    (row) => isOwn(id)(row) && row.match === "alone" && row.words.length + added.length <= wordsMost,
  );
  const row = flow.keywords[index];
  if (added.length === 0 || !nodeById(flow, id)) return flow;
  if (row)
    return {
      ...flow,
      keywords: flow.keywords.with(index, { ...row, words: [...new Set([...row.words, ...added])] }),
    };
  if (flow.keywords.length >= rowsMost || added.length > wordsMost) return flow;
  return { ...flow, keywords: [...flow.keywords, { words: added, match: "alone", language: null, to: id }] };
}

/** Adds a step that words lead to from anywhere; each way out of it goes on where conversations begin. */
export function addAnswer(flow: FlowDocument, node: FlowNode, words: readonly string[]): FlowDocument {
  const after = nodeOutlets(node).map((outlet) => ({ from: node.id, outlet, to: flow.start }));
  const grown = { ...flow, nodes: [...flow.nodes, node], edges: [...flow.edges, ...after] };
  const led = addWords(grown, node.id, words);
  return led === grown ? flow : led;
}
