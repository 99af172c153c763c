import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

/** The kinds of steps that an owner adds; those that sell are there from the start. */
export const newStepKinds = ["message", "choice", "handover", "language"] as const;
export type NewStepKind = (typeof newStepKinds)[number];

/** A step as it is when it is added: its texts are for its owner to write. */
export function newStep(kind: NewStepKind, id: string): FlowNode {
  switch (kind) {
    case "message":
      return { id, kind, text: {} };
    case "choice":
      return {
        ...{ id, kind, text: {} },
        options: [
          { id: "a", label: {} },
          { id: "b", label: {} },
        ],
      };
    case "handover":
      return {
        ...{ id, kind },
        text: {
          en: "Write to us and a person will answer you:\n{link}",
          sw: "Tuandikie hapa, utajibiwa na mtu:\n{link}",
        },
      };
    case "language":
      return { id, kind, language: null };
  }
}

/** Whether a step is the owner's to move and remove. What sells belongs together, and only its words are. */
export const isOwnStep = ({ kind }: FlowNode): boolean =>
  kind === "message" || kind === "choice" || kind === "handover" || kind === "language" || kind === "order-status";
