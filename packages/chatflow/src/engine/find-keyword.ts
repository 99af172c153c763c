import type { FlowDocument, FlowKeyword } from "@mauzo/contract/conversations/chatflow";
import { normaliseText } from "../text/normalise-text.ts";

const courtesy = /^(please|tafadhali|naomba) | (please|tafadhali|pls)$/g;

/** The keyword that a message is or begins with; the longest one if several match. */
export function findKeyword(flow: FlowDocument, text: string): FlowKeyword | undefined {
  const said = normaliseText(text).replace(courtesy, "");
  let best: { keyword: FlowKeyword; length: number } | undefined;
  for (const keyword of flow.keywords) {
    for (const word of keyword.words.map(normaliseText)) {
      const fits = said === word || (keyword.match === "first" && said.startsWith(`${word} `));
      if (fits && word !== "" && word.length > (best?.length ?? 0)) best = { keyword, length: word.length };
    }
  }
  return best?.keyword;
}
