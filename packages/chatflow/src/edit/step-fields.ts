import { limits } from "@mauzo/channels/limits";
import { FlowDraftNode, type FlowNode, type FlowText } from "@mauzo/contract/conversations/chatflow";

const names = ["text", "unfit", "ask", "found", "missing", "empty", "button", "done", "back"] as const;
type StepFieldName = (typeof names)[number];
/** A text of a step; `most` is what each channel shows of it whole. */
export type StepField = { name: StepFieldName; text: FlowText; most: number };

const isLabel = (name: StepFieldName) => name === "button" || name === "done" || name === "back";

/** The texts of a step, but for the answers of a question. */
export function stepFields(node: FlowNode): StepField[] {
  const texts: { id: string } & Partial<Record<StepFieldName, FlowText>> = node;
  return names.flatMap((name) => {
    const text = texts[name];
    const most = isLabel(name) ? limits.buttons.title : limits.buttons.body;
    return text ? [{ name, text, most }] : [];
  });
}

/** The same step with another text. */
export const withField = (node: FlowNode, name: StepFieldName, text: FlowText): FlowNode =>
  FlowDraftNode.parse({ ...node, [name]: text });

/** A text with other words in one language; no words at all take the language away. */
export function withWords({ en, sw }: FlowText, language: "en" | "sw", words: string): FlowText {
  const said = { en, sw, [language]: words === "" ? undefined : words };
  return { ...(said.en !== undefined && { en: said.en }), ...(said.sw !== undefined && { sw: said.sw }) };
}
