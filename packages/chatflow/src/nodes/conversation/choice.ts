import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeHandler } from "../../engine/node-handler.ts";
import { textIn } from "../../text/text-in.ts";
import { buttonMessage } from "../../wire/chat-actions.ts";

export const choice = (node: Extract<FlowNode, { kind: "choice" }>): NodeHandler => ({
  searchable: true,
  run(context, heard) {
    if (heard?.kind === "pick" && node.options.some((option) => option.id === heard.what)) {
      return { kind: "leave", outlet: heard.what };
    }
    if (heard) return { kind: "lost" };
    const choices = node.options.map((option) => ({
      id: context.id(option.id),
      title: textIn(option.label, context.state.language),
    }));
    return {
      kind: "wait",
      say: [buttonMessage(context.lost ? context.fallback : context.translate(node.text), choices)],
    };
  },
});
