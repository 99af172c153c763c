import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { nodeOutlets } from "../flow/node-outlets.ts";
import { leadsTo } from "./edit-flow.ts";

/** What became of a step between two versions. `led`: only where it leads to is another. */
type StepChange = { id: string; change: "added" | "removed" | "changed" | "led" };

/** The same whatever the order of its keys: a database does not keep it. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** Whether two flows say the same; the order of their steps and ways is none of it. */
export const sayTheSame = (one: FlowDocument, other: FlowDocument): boolean =>
  compareFlows(one, other).length === 0 &&
  one.start === other.start &&
  keyOf([one.fallback, one.keywords]) === keyOf([other.fallback, other.keywords]);

/** What a newer version has otherwise, step by step. */
export function compareFlows(older: FlowDocument, newer: FlowDocument): StepChange[] {
  const before = new Map(older.nodes.map((node) => [node.id, node]));
  const after = new Map(newer.nodes.map((node) => [node.id, node]));
  return [
    ...newer.nodes.flatMap((node): StepChange[] => {
      const old = before.get(node.id);
      if (!old) return [{ id: node.id, change: "added" }];
      if (keyOf(old) !== keyOf(node)) return [{ id: node.id, change: "changed" }];
      const isLed = nodeOutlets(node).some((outlet) => {
        const at = { from: node.id, outlet };
        return leadsTo(older, at) !== leadsTo(newer, at);
      });
      return isLed ? [{ id: node.id, change: "led" }] : [];
    }),
    ...older.nodes.filter(({ id }) => !after.has(id)).map(({ id }): StepChange => ({ id, change: "removed" })),
  ];
}
