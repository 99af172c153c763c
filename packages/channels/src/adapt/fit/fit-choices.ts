import { shorten } from "@mauzo/format/text/shorten";
import { limits } from "../../limits.ts";
import type { OutgoingPart, OutgoingRow } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, cleanText, isBlank, paragraphs } from "../text/clean-text.ts";
import { frameOf, textParts } from "../text/text-parts.ts";
import { uniqueTitles } from "../unique-titles.ts";
import { type Choice, numberedText } from "./numbered-text.ts";

type Buttons = Extract<OutgoingPart, { kind: "buttons" }>;
type List = Extract<OutgoingPart, { kind: "list" }>;

/** Lists that follow each other: more rows than these are numbered in a text. */
const mostPages = 3;

/** A clean line of at most `max`; a note says what was cut. */
function cutLine(text: string, max: number, { note }: AdaptContext): string {
  const short = shorten(text, max);
  if (short !== text) note("cut", text, short);
  return short;
}

/** Each id once, titles in one line and never empty. */
function cleanChoices(choices: readonly Choice[], { note }: AdaptContext): Choice[] {
  const seen = new Set<string>();
  return choices.flatMap((choice) => {
    const id = choice.id.toWellFormed().replaceAll("\u0000", "");
    const title = cleanLine(choice.title);
    const description = cleanLine(choice.description);
    if (seen.has(id)) {
      note("twice", paragraphs(title, description, cleanLine(choice.section)), "");
      return [];
    }
    seen.add(id);
    if (title === "" && description === "") note("empty", "", "…");
    return [
      // Where only the title is missing, what describes it stands in its place.
      title === ""
        ? { id, title: description || "…", description: "", section: cleanLine(choice.section) }
        : { id, title, description, section: cleanLine(choice.section) },
    ];
  });
}

/** Titles that fit and differ; notes say what changed. */
function fitTitles<T extends { title: string }>(choices: readonly T[], max: number, { note }: AdaptContext): T[] {
  return uniqueTitles(choices, max).map((fitted, index) => {
    const title = choices[index]?.title ?? "";
    if (title.length > max) note("cut", title, fitted.title);
    else if (title !== fitted.title) note("renamed", title, fitted.title);
    return fitted;
  });
}

const isSendable = (choices: readonly Choice[], max: number) =>
  choices.every(({ id }) => !isBlank(id) && id.length <= max);

/** One list of at most ten rows. */
function listOf(
  choices: readonly Choice[],
  frame: { header?: string; body: string; footer?: string },
  button: string,
  context: AdaptContext,
): OutgoingPart {
  const titles = new Set(choices.map(({ section }) => section));
  const isSeveral = titles.size > 1;
  const sections: { title: string; rows: OutgoingRow[] }[] = [];
  for (const { section, description, ...row } of fitTitles(choices, limits.list.rowTitle, context)) {
    // Several sections need a title each.
    const title = shorten(
      section || (isSeveral ? (frame.header ?? context.words.others) : ""),
      limits.list.sectionTitle,
    );
    if (title !== section && titles.delete(section)) context.note(section === "" ? "empty" : "cut", section, title);
    if (sections.at(-1)?.title !== title) sections.push({ title, rows: [] });
    const shown =
      description === "" ? row : { ...row, description: cutLine(description, limits.list.rowDescription, context) };
    sections.at(-1)?.rows.push(shown);
  }
  return { kind: "list", ...frame, button, sections };
}

type Question = { header?: string; body: string; footer?: string; button: string; choices: Choice[] };

function fitQuestion(question: Question, kind: "buttons" | "list", context: AdaptContext): OutgoingPart[] {
  const choices = cleanChoices(question.choices, context);
  const wide = { ...question, body: cleanText(question.body) };
  if (choices.length === 0) {
    const text = paragraphs(cleanLine(wide.header), wide.body, cleanLine(wide.footer));
    if (cleanLine(wide.button) !== "") context.note("words", cleanLine(wide.button), "");
    return textParts(text, context, question.body);
  }
  const { before, ...frame } = frameOf(wide, kind === "buttons" ? limits.buttons : limits.list, context);
  if (kind === "buttons" && choices.length <= limits.buttons.count && isSendable(choices, limits.buttons.id)) {
    const buttons = fitTitles(
      choices.map(({ id, title, description }) => ({ id, title: paragraphs(title, description) })),
      limits.buttons.title,
      context,
    );
    return [...before, { kind: "buttons", ...frame, buttons }];
  }
  const pages = Math.ceil(choices.length / limits.list.rows);
  if (pages > mostPages || !isSendable(choices, limits.list.id)) {
    context.note("numbered", String(choices.length), String(choices.length));
    const button = cleanLine(wide.button);
    if (button !== "") context.note("words", button, "");
    return [...before, ...numberedText(frame, choices, context)];
  }
  if (kind === "buttons") context.note("list", String(choices.length), String(choices.length));
  if (pages > 1) context.note("pages", String(choices.length), String(pages));
  const label = cleanLine(wide.button);
  if (label === "" && kind === "list") context.note("empty", "", context.words.choose);
  const button = cutLine(label || context.words.choose, limits.list.button, context);
  const { header, body, footer } = frame;
  const lists = Array.from({ length: pages }, (_, page) =>
    listOf(
      choices.slice(page * limits.list.rows, (page + 1) * limits.list.rows),
      {
        ...(page === 0
          ? { ...(header ? { header } : {}), body }
          : { body: `${context.words.more} (${page + 1}/${pages})` }),
        ...(footer && page === pages - 1 ? { footer } : {}),
      },
      button,
      context,
    ),
  );
  return [...before, ...lists];
}

export const fitButtons = (part: Buttons, context: AdaptContext): OutgoingPart[] => {
  const { header, body, footer, buttons } = part;
  const choices = buttons.map(({ id, title }) => ({ id, title, description: "", section: "" }));
  return fitQuestion({ header, body, footer, button: "", choices }, "buttons", context);
};

export const fitList = (part: List, context: AdaptContext): OutgoingPart[] => {
  const { header, body, footer, button, sections } = part;
  const choices = sections.flatMap(({ title: section, rows }) =>
    rows.map(({ id, title, description = "" }) => ({ id, title, description, section })),
  );
  // A title above nothing is told, not shown.
  for (const { title, rows } of sections)
    if (rows.length === 0 && cleanLine(title) !== "") context.note("empty", cleanLine(title), "");
  return fitQuestion({ header, body, footer, button, choices }, "list", context);
};
