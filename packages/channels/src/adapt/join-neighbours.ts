import { limits } from "../limits.ts";
import type { OutgoingPart } from "../outgoing-part.ts";
import type { AdaptContext } from "./context.ts";
import { paragraphs } from "./text/clean-text.ts";

type Text = Extract<OutgoingPart, { kind: "text" }>;
type Question = Extract<OutgoingPart, { kind: "buttons" | "list" | "link" }>;

const joinTexts = (first: Text, second: Text): Text | undefined => {
  const text = `${first.text}\n\n${second.text}`;
  // Two numbered pages stay two: thirty choices are enough for one bubble.
  if (text.length > limits.text.body || (first.picks && second.picks)) return undefined;
  const picks = first.picks ?? second.picks;
  return { kind: "text", text, ...(picks ? { picks } : {}) };
};

/** The text before a question as its beginning; a header would stand above it, so it becomes a line of it. */
const joinQuestion = (text: Text, question: Question): Question | undefined => {
  if (text.picks) return undefined;
  const { header = "", ...rest } = question;
  const body = paragraphs(text.text, header, question.body);
  return body.length <= limits.buttons.body ? { ...rest, body } : undefined;
};

const isQuestion = (part: OutgoingPart): part is Question =>
  part.kind === "buttons" || part.kind === "list" || part.kind === "link";

const joined = (first: OutgoingPart | undefined, second: OutgoingPart): OutgoingPart | undefined => {
  if (first?.kind !== "text") return undefined;
  if (second.kind === "text") return joinTexts(first, second);
  return isQuestion(second) ? joinQuestion(first, second) : undefined;
};

/**
 * Texts that follow each other, and a text before choices, as one message while they fit: a number may send ten
 * messages a minute to one person.
 */
export function joinNeighbours(parts: readonly OutgoingPart[]): OutgoingPart[] {
  const result: OutgoingPart[] = [];
  for (const part of parts) {
    const both = joined(result.at(-1), part);
    if (both) result[result.length - 1] = both;
    else result.push(part);
  }
  return result;
}

/** Choices need a body: the header's words if there are any, else three dots. */
export function fillBody(part: OutgoingPart, { note }: AdaptContext): OutgoingPart {
  const needsBody = isQuestion(part) || part.kind === "products" || part.kind === "catalogue";
  if (!needsBody || part.body !== "") return part;
  if (isQuestion(part) && part.header) {
    const { header, ...rest } = part;
    return { ...rest, body: header };
  }
  note("empty", "", "…");
  return { ...part, body: "…" };
}
