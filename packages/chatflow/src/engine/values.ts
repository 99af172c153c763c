import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { type ChatState, valueMax, valuesMax } from "../chat-state.ts";
import { normaliseText } from "../text/normalise-text.ts";

export const rememberedWords = (state: ChatState, name: string): string | undefined =>
  state.values.find((each) => each.name === name)?.words;

/** The same values with one more, or another one; the oldest gives way. */
export function withValue(values: ChatState["values"], name: string, said: string): ChatState["values"] {
  if (name === "") return values;
  const words = said.slice(0, valueMax).toWellFormed();
  const index = values.findIndex((each) => each.name === name);
  const value = { name: name.slice(0, 24), words };
  return index < 0 ? [...values, value].slice(-valuesMax) : values.with(index, value);
}

/** Whether a value says the same as these words; an answer that was picked also in the words of its other language. */
export function saysTheSame(flow: FlowDocument, { name, words }: { name: string; words: string }, to: string): boolean {
  const alike = (one: string, other: string) => normaliseText(one) === normaliseText(other);
  if (alike(words, to)) return true;
  const options = flow.nodes.flatMap((node) => (node.kind === "ask" && node.name === name ? node.options : []));
  return options.some(({ label: { en = "", sw = "" } }) => {
    const both = [en, sw];
    return both.some((each) => alike(each, words)) && both.some((each) => alike(each, to));
  });
}
