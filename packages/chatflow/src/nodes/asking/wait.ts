import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import { textMessages } from "../../wire/chat-actions.ts";

const isWaiting = ({ id }: FlowNode, { state }: NodeContext) => state.node === id && state.timer?.node === id;

/** Says its words and nothing more until its time has come; what the customer writes before that ends the wait. */
export const wait = (node: Extract<FlowNode, { kind: "wait" }>): NodeHandler => ({
  request: (context, heard) =>
    heard || isWaiting(node, context) || node.minutes === 0 ? undefined : { kind: "wait", minutes: node.minutes },
  run(context, heard, answer) {
    const change = { timer: null };
    if (heard || isWaiting(node, context)) return { kind: "leave", outlet: "wrote", change };
    if (answer?.kind !== "wait") return { kind: "leave", outlet: "next", change };
    const timer = { node: node.id, id: answer.id.slice(0, 100) };
    return { kind: "wait", say: textMessages(context.translate(node.text)), change: { timer } };
  },
});
