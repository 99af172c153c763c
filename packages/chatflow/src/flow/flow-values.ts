import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";

const namesOf = (node: FlowNode): string[] => {
  if (node.kind === "request") return node.answers.map(({ name }) => name);
  return node.kind === "ask" || node.kind === "set" ? [node.name] : [];
};

const known = new WeakMap<FlowDocument, readonly string[]>();

/** The names of the values that a flow remembers. */
export function flowValues(flow: FlowDocument): readonly string[] {
  const before = known.get(flow);
  if (before) return before;
  const names = flow.nodes.flatMap(namesOf);
  const values = [...new Set(names.filter((name) => name !== ""))];
  known.set(flow, values);
  return values;
}
