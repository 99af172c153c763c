import type { FlowText } from "@mauzo/contract/conversations/chatflow";

/** A text of a flow in this language, or in the one there is. */
export const textIn = (text: FlowText, language: "en" | "sw"): string => text[language] ?? text.en ?? text.sw ?? "";
