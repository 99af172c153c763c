import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { Behaviour } from "../../engine/behaviour.ts";
import { sayButtons } from "../../wire/say.ts";

export const choice = (node: Extract<FlowNode, { kind: "choice" }>): Behaviour => ({
  searchable: true,
  run(scene, heard) {
    if (heard?.kind === "pick" && node.options.some((option) => option.id === heard.what)) {
      return { kind: "leave", outlet: heard.what };
    }
    if (heard) return { kind: "lost" };
    const choices = node.options.map((option) => ({
      id: scene.id(option.id),
      title: option.label[scene.state.language],
    }));
    return { kind: "wait", say: [sayButtons(scene.lost ? scene.fallback : scene.say(node.text), choices)] };
  },
});
