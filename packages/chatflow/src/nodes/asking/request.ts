import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

const isWaiting = ({ id }: FlowNode, { state }: NodeContext) => state.node === id && state.timer?.node === id;

/** Asks a server of the shop and waits for its answer; whatever is written meanwhile asks nobody again. */
export const request = (node: Extract<FlowNode, { kind: "request" }>): NodeHandler => ({
  request: (context, heard) => (heard || isWaiting(node, context) ? undefined : { kind: "call" }),
  run(context, heard, answer) {
    const say = textMessages(context.translate(node.text));
    if (isWaiting(node, context)) return { kind: "wait", say };
    if (heard || answer?.kind !== "call") return { kind: "leave", outlet: "failed" };
    return { kind: "wait", say, change: { timer: { node: node.id, id: answer.id.slice(0, 100) } } };
  },
});
