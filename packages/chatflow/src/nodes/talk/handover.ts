import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { sayText } from "../../wire/say.ts";

export const handover = (node: Extract<FlowNode, { kind: "handover" }>): Behaviour => ({
  run(scene, heard) {
    if (heard) return { kind: "lost" };
    const link = `https://wa.me/${scene.shop.whatsappNumber.replace(/\D/g, "")}`;
    return { kind: "leave", outlet: "next", say: sayText(scene.say(node.text, { link })) };
  },
});
