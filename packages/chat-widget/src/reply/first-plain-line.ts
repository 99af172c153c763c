import { parseReply, type ReplyNode } from "./parse-reply.ts";

const wordsOf = (node: ReplyNode): string => ("text" in node ? node.text : node.children.map(wordsOf).join(""));

/** The first line of a text without its marks, for use as a name: at most a hundred characters. */
export const firstPlainLine = (text = ""): string =>
  parseReply((text.trimStart().split("\n", 1)[0] ?? "").slice(0, 100))
    .map(wordsOf)
    .join("")
    .trim();
