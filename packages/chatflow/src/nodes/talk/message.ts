import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { sayText } from "../../wire/say.ts";

export const message = (node: Extract<FlowNode, { kind: "message" }>): Behaviour => ({
  run: (scene, heard) =>
    heard ? { kind: "lost" } : { kind: "leave", outlet: "next", say: sayText(scene.say(node.text)) },
});
