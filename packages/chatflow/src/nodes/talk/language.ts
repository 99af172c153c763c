import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";

export const language = (node: Extract<FlowNode, { kind: "language" }>): Behaviour => ({
  run(scene, heard) {
    if (heard) return { kind: "lost" };
    const other = scene.state.language === "en" ? "sw" : "en";
    return { kind: "leave", outlet: "next", change: { language: node.language ?? other } };
  },
});
