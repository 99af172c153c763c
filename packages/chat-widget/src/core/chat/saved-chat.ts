import { isRecord, own } from "../record.ts";
import { type Entry, readEntries } from "./entry.ts";

/** A conversation as the device keeps it. The token is the visitor's secret; without it the id is only a label. */
export type SavedChat = { id: string; token: string | undefined; entries: readonly Entry[] };

const mostEntries = 200;
const mostCharacters = 200_000;

export function readSavedChat(text: string | null): SavedChat | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    if (!isRecord(saved)) return undefined;
    const [id, token] = [own(saved, "id"), own(saved, "token")];
    if (typeof id !== "string" || !/^[\w.:-]{1,64}$/.test(id)) return undefined;
    return { id, token: typeof token === "string" ? token : undefined, entries: readEntries(own(saved, "entries")) };
  } catch {
    return undefined;
  }
}

/** The newest entries that fit: a device gives a site little room, and shares it with the host page. */
export function writeSavedChat(chat: SavedChat): string {
  const kept: string[] = [];
  let characters = 0;
  for (const entry of chat.entries.slice(-mostEntries).toReversed()) {
    const text = JSON.stringify(entry);
    characters += text.length;
    if (characters > mostCharacters) break;
    kept.push(text);
  }
  return `{"id":${JSON.stringify(chat.id)},"token":${JSON.stringify(chat.token ?? null)},"entries":[${kept.toReversed().join(",")}]}`;
}
