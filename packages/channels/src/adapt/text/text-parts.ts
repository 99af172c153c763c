import { limits } from "../../limits.ts";
import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, paragraphs } from "./clean-text.ts";
import { splitText } from "./split-text.ts";

/** Names words that are longer than a message: only they are divided. */
function noteDivided(text: string, max: number, { note }: AdaptContext): void {
  for (const word of text.split(/\s+/)) if (word.length > max) note("divided", word, "");
}

/** A clean text as messages; `original` is what it was, noted if nothing of it can be seen. */
export function textParts(text: string, context: AdaptContext, original = text): OutgoingPart[] {
  if (text === "") {
    context.note("empty", original.toWellFormed().replaceAll("\u0000", ""), "");
    return [];
  }
  const pieces = splitText(text, limits.text.body);
  if (pieces.length > 1) {
    context.note("split", "1", String(pieces.length));
    noteDivided(text, limits.text.body, context);
  }
  return pieces.map((piece) => ({ kind: "text", text: piece }));
}

type Wide = { header?: string; body: string; footer?: string };
type Limits = { body: number; header: number; footer: number };
export type Frame = {
  /** What is said before, because it was too long. */
  before: OutgoingPart[];
  header?: string;
  /** "" if there was nothing to say. */
  body: string;
  footer?: string;
};

/** Header, body and footer around choices: a long header or footer goes into the body, a long body before it. */
export function frameOf({ header, body, footer }: Wide, max: Limits, context: AdaptContext): Frame {
  const top = cleanLine(header);
  const bottom = cleanLine(footer);
  const isTopLong = top.length > max.header;
  const isBottomLong = bottom.length > max.footer;
  if (isTopLong) context.note("moved", top, "");
  if (isBottomLong) context.note("moved", bottom, "");
  const whole = paragraphs(isTopLong ? top : "", body, isBottomLong ? bottom : "");
  const pieces = splitText(whole, max.body);
  const last = pieces.pop() ?? "";
  const frame: Frame = { before: [], body: last };
  if (!isTopLong && top !== "") frame.header = top;
  if (!isBottomLong && bottom !== "") frame.footer = bottom;
  if (pieces.length === 0) return frame;
  context.note("apart", whole, last);
  noteDivided(whole, max.body, context);
  // Divided anew for a text, which may be longer.
  const begin = whole.slice(0, whole.length - last.length);
  frame.before = splitText(begin, limits.text.body).map((text) => ({ kind: "text", text }));
  return frame;
}
