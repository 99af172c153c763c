import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { withValue } from "../../engine/values.ts";

/** Remembers a value of the shop's own; it may be made of others. */
export const set = (node: Extract<FlowNode, { kind: "set" }>): NodeHandler => ({
  run(context, heard) {
    if (heard) return { kind: "lost" };
    const value = context.translate({ en: node.value, sw: node.value });
    return { kind: "leave", outlet: "next", change: { values: withValue(context.state.values, node.name, value) } };
  },
});
