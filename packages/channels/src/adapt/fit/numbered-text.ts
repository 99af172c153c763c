import { limits } from "../../limits.ts";
import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { paragraphs } from "../text/clean-text.ts";
import { splitText } from "../text/split-text.ts";

/** A choice with the title of its section, "" without one. */
export type Choice = { id: string; title: string; description: string; section: string };

/** Choices in one numbered message. */
const perPage = 30;

type Page = { text: string; picks: { number: number; id: string }[] };

/** Choices as numbered lines, thirty in a message: which number is which id stays with the message. */
export function numberedText(
  { header = "", body, footer = "" }: { header?: string; body: string; footer?: string },
  choices: readonly Choice[],
  { words, note }: AdaptContext,
): OutgoingPart[] {
  const pages: Page[] = [];
  let page: Page = { text: "", picks: [] };
  const turn = () => {
    if (page.text !== "") pages.push(page);
    page = { text: "", picks: [] };
  };
  let open = "";
  for (const [index, { id, title, description, section }] of choices.entries()) {
    const number = index + 1;
    const row = `${number}. ${title}${description === "" ? "" : ` – ${description}`}`;
    const line = section !== open && section !== "" ? `${page.text === "" ? "" : "\n"}${section}\n${row}` : row;
    open = section;
    if (page.picks.length === perPage || page.text.length + 1 + line.length > limits.text.body) turn();
    const pieces = splitText(line, limits.text.body);
    for (const piece of pieces.slice(0, -1)) pages.push({ text: piece, picks: [] });
    if (pieces.length > 1)
      for (const word of line.split(/\s+/)) if (word.length > limits.text.body) note("divided", word, "");
    const last = pieces.length === 1 && page.text !== "" ? line : (pieces.at(-1) ?? "");
    page.text = page.text === "" ? last : `${page.text}\n${last}`;
    page.picks.push({ number, id });
  }
  turn();
  const intro = paragraphs(header, body);
  const end = paragraphs(words.answerWithNumber, footer);
  return [
    ...splitText(intro, limits.text.body).map((text): OutgoingPart => ({ kind: "text", text })),
    ...pages.map(({ text, picks }): OutgoingPart => ({ kind: "text", text, ...(picks.length > 0 ? { picks } : {}) })),
    { kind: "text", text: end },
  ];
}
