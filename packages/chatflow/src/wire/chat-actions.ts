import { uniqueTitles } from "@mauzo/channels/adapt/unique-titles";
import { limits } from "@mauzo/channels/limits";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { shorten } from "@mauzo/format/text/shorten";

export type MessageOption = { id: string; title: string };
/** `section`: the heading above the row; without one it uses the list's. */
export type ListRow = MessageOption & { description: string; section?: string };

/** Text of any length: over the limit it is split into several messages at line breaks. */
export function textMessages(text: string): ChatAction[] {
  const parts: string[] = [];
  for (const line of text.split("\n").map((each) => shorten(each, limits.text.body))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= limits.text.body)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts.filter((part) => part.trim() !== "").map((part) => ({ send_message: part.trim() }));
}

/** A question with up to three buttons. */
export function buttonMessage(body: string, choices: readonly MessageOption[]): ChatAction {
  const shown = uniqueTitles(choices.slice(0, limits.buttons.count), limits.buttons.title);
  return {
    send_reply_button: {
      type: "button",
      body: { text: shorten(body, limits.buttons.body) },
      action: { buttons: shown.map(({ id, title }) => ({ type: "reply", reply: { id, title } })) },
    },
  };
}

type List = { header: string; body: string; footer: string; button: string; rows: readonly ListRow[] };

/** A list to pick from. Consecutive rows with the same heading form a section. */
export function listMessage({ header, body, footer, button, rows }: List): ChatAction {
  const sections: { title: string; rows: (MessageOption & { description: string })[] }[] = [];
  for (const { section, ...row } of uniqueTitles(rows.slice(0, limits.list.rows), limits.list.rowTitle)) {
    const title = shorten(section || header, limits.list.sectionTitle);
    const shown = { ...row, description: shorten(row.description, limits.list.rowDescription) };
    const last = sections.at(-1);
    if (last?.title === title) last.rows.push(shown);
    else sections.push({ title, rows: [shown] });
  }
  return {
    send_button: {
      header: shorten(header, limits.list.header),
      body: shorten(body, limits.buttons.body),
      footer: shorten(footer, limits.list.footer),
      action: { button: shorten(button, limits.buttons.title), sections },
    },
  };
}

/** Pictures with captions; no message if there are none. */
export function imageMessages(images: readonly { link: string; caption: string }[]): ChatAction[] {
  if (images.length === 0) return [];
  return [
    { send_images: images.map(({ link, caption }) => ({ link, caption: shorten(caption, limits.image.caption) })) },
  ];
}
