import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

/** The kinds of steps that an owner adds; those that sell are there from the start. */
export const newStepKinds = [
  ...(["message", "choice", "ask", "condition", "media", "location", "set", "tag", "sentence"] as const),
  ...(["notify", "pay", "wait", "request", "handover", "language", "jump", "end"] as const),
] as const;
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
        ...{ id, kind, reason: "" },
        text: {
          en: "Write to us and a person will answer you:\n{link}",
          sw: "Tuandikie hapa, utajibiwa na mtu:\n{link}",
        },
      };
    case "language":
      return { id, kind, language: null };
    case "ask":
      return {
        ...{ id, kind, text: {}, expects: "text", name: "", tries: 3, options: [] },
        unfit: {
          en: "I did not get that. Please write it once more.",
          sw: "Sijaelewa vizuri. Tafadhali andika tena.",
        },
      };
    case "condition":
      return { id, kind, test: { of: "hours", days: [1, 2, 3, 4, 5, 6], from: 480, until: 1080 } };
    case "media":
      return { id, kind, text: {}, product: "" };
    case "location":
      return { id, kind, text: { en: "You find us here:", sw: "Tunapatikana hapa:" }, at: null };
    case "set":
      return { id, kind, name: "", value: "" };
    case "tag":
      return { id, kind, tag: "", change: "add" };
    case "notify":
      return { id, kind, note: "" };
    case "pay":
      return {
        ...{ id, kind, amount_minor: null },
        text: {
          en: "We have asked your phone {payer} for {total} for order {order}. Enter your PIN there to pay.",
          sw: "Tumetuma ombi la malipo ya {total} kwenye simu yako {payer} kwa oda {order}. Weka PIN kwenye simu yako kukamilisha malipo.",
        },
      };
    case "wait":
      return {
        ...{ id, kind, minutes: 60 },
        text: {
          en: "Take your time. We write to you again later.",
          sw: "Hakuna haraka. Tutakuandikia tena baadaye.",
        },
      };
    case "request":
      return {
        ...{ id, kind, method: "GET", url: "", fields: [], answers: [] },
        text: { en: "One moment, please.", sw: "Subiri kidogo tafadhali." },
      };
    case "sentence":
      return {
        ...{ id, kind, anywhere: true, button: { en: "Choose", sw: "Chagua" } },
        text: {
          en: "Write what you would like in one message, for example: 2 khanga and 1 soap.",
          sw: "Andika unachotaka kwa ujumbe mmoja, mfano: kanga 2 na sabuni 1.",
        },
      };
    case "jump":
      return { id, kind };
    case "end":
      return { id, kind, text: { en: "Thank you. Talk to you soon.", sw: "Asante. Tutaonana." } };
  }
}

const own: ReadonlySet<FlowNode["kind"]> = new Set([...newStepKinds, "order-status"]);
/** Whether a step is the owner's to move and remove. What sells belongs together, and only its words are. */
export const isOwnStep = ({ kind }: FlowNode): boolean => own.has(kind);
