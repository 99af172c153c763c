import type { ChatAction, ListMessage, ReplyButtons } from "@mauzo/contract/conversations/chat";
import { asArray } from "../as-array.ts";
import { isRecord } from "../is-record.ts";
import { readField } from "../read-field.ts";

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";
/** WhatsApp sends `{ text }` where plain text is also allowed. */
const textOrBody = (value: unknown): string => text(isRecord(value) ? readField(value, "text") : value);

function readButtons(value: unknown): ReplyButtons | undefined {
  const buttons = asArray(readField(readField(value, "action"), "buttons"))
    .map((button) => ({
      id: text(readField(readField(button, "reply"), "id")),
      title: text(readField(readField(button, "reply"), "title")),
    }))
    .map(({ id, title }) => ({ type: "reply" as const, reply: { id: id || title, title: title || id } }))
    .filter((button) => button.reply.id.trim());
  const body = textOrBody(readField(value, "body"));
  return buttons.length || body.trim() ? { type: "button", body: { text: body }, action: { buttons } } : undefined;
}

function readList(value: unknown): ListMessage | undefined {
  const action = readField(value, "action");
  const sections = asArray(readField(action, "sections"))
    .map((section) => ({
      title: text(readField(section, "title")),
      rows: asArray(readField(section, "rows"))
        .map((row) => ({
          id: text(readField(row, "id")),
          title: text(readField(row, "title")),
          description: text(readField(row, "description")),
        }))
        .map((row) => ({ ...row, id: row.id || row.title, title: row.title || row.id }))
        .filter((row) => row.id.trim()),
    }))
    .filter((section) => section.rows.length);
  const message = {
    header: textOrBody(readField(value, "header")),
    body: textOrBody(readField(value, "body")),
    footer: textOrBody(readField(value, "footer")),
    action: { button: text(readField(action, "button")) || text(readField(value, "button")), sections },
  };
  return sections.length || (message.header + message.body + message.footer).trim() ? message : undefined;
}

const readMedia = (value: unknown) =>
  [value]
    .flat()
    .map((item) => ({ link: text(readField(item, "link")), caption: text(readField(item, "caption")) }))
    .filter((item) => item.link || item.caption);

function readDegrees(value: unknown, most: number): number | undefined {
  const degrees = Number.parseFloat(text(value));
  return Math.abs(degrees) <= most ? degrees : undefined;
}

function readLocation(value: unknown) {
  const latitude = readDegrees(readField(value, "latitude"), 90);
  const longitude = readDegrees(readField(value, "longitude"), 180);
  const [name, address] = [text(readField(value, "name")).trim(), text(readField(value, "address")).trim()];
  const known = latitude !== undefined && longitude !== undefined;
  return known || name || address ? { ...(known && { latitude, longitude }), name, address } : undefined;
}

/** Reads one entry of a reply into zero or more actions that can be shown. Accepts any JSON and never throws. */
export function readAction(value: unknown): ChatAction[] {
  const keys = isRecord(value) ? Object.keys(value) : [];
  return keys.flatMap((key): ChatAction[] => {
    const content = readField(value, key);
    switch (key) {
      case "send_message":
        return [content]
          .flat()
          .map(textOrBody)
          .filter((line) => line.trim())
          .map((line) => ({ send_message: line }));
      case "send_reply_button": {
        const buttons = readButtons(content);
        return buttons ? [{ send_reply_button: buttons }] : [];
      }
      case "send_button": {
        const rows = readList(content);
        return rows ? [{ send_button: rows }] : [];
      }
      case "send_images":
        return one(readMedia(content), (items) => ({ send_images: items }));
      case "send_stickers":
        return one(readMedia(content), (items) => ({ send_stickers: items }));
      case "send_videos":
        return one(readMedia(content), (items) => ({ send_videos: items }));
      case "send_audios":
        return one(readMedia(content), (items) => ({ send_audios: items }));
      case "send_documents":
        return one(readMedia(content), (items) => ({ send_documents: items }));
      case "send_locations":
        return [content]
          .flat()
          .map(readLocation)
          .flatMap((place) => (place ? [{ send_locations: place }] : []));
      default:
        return [];
    }
  });
}

const one = <Item>(items: Item[], wrap: (items: Item[]) => ChatAction): ChatAction[] =>
  items.length ? [wrap(items)] : [];
