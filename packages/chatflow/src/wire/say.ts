import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { shorten } from "../text/shorten.ts";
import { limits } from "./limits.ts";
import { uniqueTitles } from "./unique-titles.ts";

export type Choice = { id: string; title: string };
/** `section`: the heading that it stands under; without one it is the list's. */
export type Row = Choice & { description: string; section?: string };

/** Text of any length: over the limit it goes out as several messages, parted at line ends. */
export function sayText(text: string): ChatAction[] {
  const parts: string[] = [];
  for (const line of text.split("\n").map((each) => shorten(each, limits.text))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= limits.text)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts.filter((part) => part.trim() !== "").map((part) => ({ send_message: part.trim() }));
}

/** A question with up to three buttons. */
export function sayButtons(body: string, choices: readonly Choice[]): ChatAction {
  const shown = uniqueTitles(choices.slice(0, limits.buttons), limits.buttonTitle);
  return {
    send_reply_button: {
      type: "button",
      body: { text: shorten(body, limits.body) },
      action: { buttons: shown.map(({ id, title }) => ({ type: "reply", reply: { id, title } })) },
    },
  };
}

type List = { header: string; body: string; footer: string; button: string; rows: readonly Row[] };

/** A list to pick from. Rows of one heading that follow each other are a section of it. */
export function sayList({ header, body, footer, button, rows }: List): ChatAction {
  const sections: { title: string; rows: (Choice & { description: string })[] }[] = [];
  for (const { section, ...row } of uniqueTitles(rows.slice(0, limits.rows), limits.rowTitle)) {
    const title = shorten(section || header, limits.sectionTitle);
    const shown = { ...row, description: shorten(row.description, limits.rowDescription) };
    const last = sections.at(-1);
    if (last?.title === title) last.rows.push(shown);
    else sections.push({ title, rows: [shown] });
  }
  return {
    send_button: {
      header: shorten(header, limits.header),
      body: shorten(body, limits.body),
      footer: shorten(footer, limits.footer),
      action: { button: shorten(button, limits.buttonTitle), sections },
    },
  };
}

/** Pictures with captions; nothing when there are none. */
export function sayImages(images: readonly { link: string; caption: string }[]): ChatAction[] {
  if (images.length === 0) return [];
  return [{ send_images: images.map(({ link, caption }) => ({ link, caption: shorten(caption, limits.caption) })) }];
}
