import type { FlowDocument, FlowKeyword } from "@mauzo/contract/conversations/chatflow";
import { isNear } from "../text/alike/is-near.ts";
import { sentenceKey } from "../text/alike/sentence-key.ts";
import { normaliseText } from "../text/normalise-text.ts";

const folded = new WeakMap<FlowKeyword, readonly string[]>();

/** The words of a keyword as they are compared: once for a document, not once for a message. */
function foldedWords(keyword: FlowKeyword): readonly string[] {
  const before = folded.get(keyword);
  if (before) return before;
  const words = keyword.words.map(normaliseText);
  folded.set(keyword, words);
  return words;
}

const courtesy = /^(please|tafadhali|naomba) | (please|tafadhali|pls)$/g;

/** The keyword that a message is or begins with; the longest one if several match. */
export function findKeyword(flow: FlowDocument, text: string): FlowKeyword | undefined {
  const said = normaliseText(text).replace(courtesy, "");
  let best: { keyword: FlowKeyword; length: number } | undefined;
  for (const keyword of flow.keywords) {
    for (const word of foldedWords(keyword)) {
      const fits = said === word || (keyword.match === "first" && said.startsWith(`${word} `));
      if (fits && word !== "" && word.length > (best?.length ?? 0)) best = { keyword, length: word.length };
    }
  }
  return best?.keyword;
}

/**
 * The keyword that a whole message is but for one letter, or courtesies around it. For words that nothing else understood;
 * undefined where two would fit that lead to different steps.
 */
export function findNearKeyword(flow: FlowDocument, text: string): FlowKeyword | undefined {
  const said = sentenceKey(text);
  const fitting = flow.keywords.filter(
    (keyword) => keyword.to !== null && foldedWords(keyword).some((word) => word === said || isNear(word, said)),
  );
  return new Set(fitting.map(({ to }) => to)).size === 1 ? fitting[0] : undefined;
}
