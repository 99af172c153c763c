import { findLink } from "./find-link.ts";

export type ReplyNode =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; text: string }
  | { kind: "bold" | "italic" | "strike"; children: ReplyNode[] };

type Open = { mark: string; kind: "bold" | "italic" | "strike"; outer: ReplyNode[] };

const kinds = { "*": "bold", _: "italic", "~": "strike" } as const;
const isMark = (character: string): character is keyof typeof kinds => Object.hasOwn(kinds, character);
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string) => character === "" || /\s/.test(character);
const linkStart = /[hwmt]/i;

const addText = (nodes: ReplyNode[], text: string) => {
  const last = nodes.at(-1);
  if (!text) return;
  if (last?.kind === "text") nodes[nodes.length - 1] = { kind: "text", text: last.text + text };
  else nodes.push({ kind: "text", text });
};

/**
 * Parses a reply's marks into nodes: *bold*, _italic_, ~strike~, ```code```, links. Everything else is text, including
 * tags. Marks apply within a line and at word boundaries. Runs in linear time.
 */
export function parseReply(text: string): ReplyNode[] {
  let nodes: ReplyNode[] = [];
  let open: Open[] = [];
  let plain = "";
  const flush = () => {
    addText(nodes, plain);
    plain = "";
  };
  /** Turns marks opened after `depth` back into plain characters. */
  const unwind = (depth: number) => {
    flush();
    for (const { mark, outer } of open.splice(depth).toReversed()) {
      addText(outer, mark);
      for (const node of nodes) node.kind === "text" ? addText(outer, node.text) : outer.push(node);
      nodes = outer;
    }
  };

  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    if (character === "\n") unwind(0);
    if (character === "`" && text.startsWith("```", at)) {
      const end = text.indexOf("```", at + 3);
      if (end > at + 3) {
        flush();
        nodes.push({ kind: "code", text: text.slice(at + 3, end) });
        at = end + 3;
        continue;
      }
    }
    if (linkStart.test(character) && !isWord(before)) {
      const link = findLink(text, at, open.map(({ mark }) => mark).join(""));
      if (link) {
        flush();
        nodes.push({ kind: "link", ...link });
        at += link.text.length;
        continue;
      }
    }
    if (isMark(character)) {
      const depth = open.findIndex(({ mark }) => mark === character);
      const started = depth >= 0 ? open[depth] : undefined;
      if (started && !isSpace(before) && !isWord(after) && before !== character) {
        unwind(depth + 1);
        started.outer.push({ kind: started.kind, children: nodes });
        nodes = started.outer;
        open = open.slice(0, depth);
        at += 1;
        continue;
      }
      if (!started && !isSpace(after) && after !== character && !isWord(before)) {
        flush();
        open.push({ mark: character, kind: kinds[character], outer: nodes });
        nodes = [];
        at += 1;
        continue;
      }
    }
    plain += character;
    at += 1;
  }
  unwind(0);
  return nodes;
}
