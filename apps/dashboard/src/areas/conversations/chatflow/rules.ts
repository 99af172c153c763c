import { isOwnStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowDocument, FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";
import type { Language } from "../../../i18n/language.ts";

export const textIn = (text: FlowText, language: Language): string => text[language] ?? text.en ?? text.sw ?? "";

/** What a step says first, for whoever looks for it in the list. */
export function firstWords(node: FlowNode, language: Language): string {
  if (node.kind === "order-status") return textIn(node.found, language);
  return "text" in node ? textIn(node.text, language) : "";
}

/** An id that no step of the flow has; made on the device of whoever adds the step. */
export function newId(flow: FlowDocument, prefix: string): string {
  const taken = new Set(flow.nodes.flatMap((node) => [node.id, ...optionIds(node)]));
  for (;;) {
    const id = `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
    if (!taken.has(id)) return id;
  }
}
const optionIds = (node: FlowNode) => (node.kind === "choice" ? node.options.map(({ id }) => id) : []);

export const canRemove = (flow: FlowDocument, node: FlowNode): boolean => isOwnStep(node) && flow.nodes.length > 1;

/** The languages in the order in which somebody writes them: their own first. */
export const languagesFor = (language: Language): readonly Language[] =>
  language === "sw" ? ["sw", "en"] : ["en", "sw"];

/** Words as somebody types them in one field, with commas between. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
