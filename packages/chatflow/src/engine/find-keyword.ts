import type { FlowDocument, FlowKeyword } from "@mauzo/contract/conversations/chatflow";
import { normal } from "../text/normal.ts";

const courtesy = /^(please|tafadhali|naomba) | (please|tafadhali|pls)$/g;

/** The keyword a message is or opens with; the longest one when several fit. */
export function findKeyword(flow: FlowDocument, text: string): FlowKeyword | undefined {
  const said = normal(text).replace(courtesy, "");
  let best: { keyword: FlowKeyword; length: number } | undefined;
  for (const keyword of flow.keywords) {
    for (const word of keyword.words.map(normal)) {
      const fits = said === word || (keyword.match === "first" && said.startsWith(`${word} `));
      if (fits && word !== "" && word.length > (best?.length ?? 0)) best = { keyword, length: word.length };
    }
  }
  return best?.keyword;
}
