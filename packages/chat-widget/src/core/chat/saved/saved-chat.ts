import { asArray } from "../../as-array.ts";
import { readField } from "../../read-field.ts";
import { type Entry, readEntries, serialiseEntries } from "../entry.ts";
import type { Pages } from "./saved-pages.ts";

/** A conversation as stored on the device. The token is the visitor's secret; without it the id is only a label. */
export type SavedChat = {
  id: string;
  token: string | undefined;
  /** The highest number of the pushed messages received. */
  seen: number;
  /** How many messages of the shop arrived while the box was closed. */
  unread: number;
  /** Where entries older than `entries` are stored. */
  pages: Pages;
  entries: readonly Entry[];
};

const mostCharacters = 500_000;

export const freshChat = (id: string): SavedChat => ({
  id,
  token: undefined,
  seen: 0,
  unread: 0,
  pages: { first: 0, sizes: [] },
  entries: [],
});

const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

const readPages = (value: unknown): Pages => ({
  first: count(readField(value, "first")),
  sizes: asArray(readField(value, "sizes")).map(count),
});

export function readSavedChat(text: string | null): SavedChat | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    const [id, token] = [readField(saved, "id"), readField(saved, "token")];
    if (typeof id !== "string" || !/^[\w.:-]{1,64}$/.test(id)) return undefined;
    return {
      id,
      token: typeof token === "string" ? token : undefined,
      seen: count(readField(saved, "seen")),
      unread: count(readField(saved, "unread")),
      pages: readPages(readField(saved, "pages")),
      entries: readEntries(readField(saved, "entries")),
    };
  } catch {
    return undefined;
  }
}

/** Serialises the newest entries that fit: storage per site is limited and shared with the host page. */
export function writeSavedChat({ entries, ...chat }: SavedChat, room = mostCharacters): string {
  const texts: string[] = [];
  let characters = 0;
  for (const text of serialiseEntries(entries, room)) {
    characters += text.length;
    if (characters > mostCharacters) break;
    texts.push(text);
  }
  return `${JSON.stringify(chat).slice(0, -1)},"entries":[${texts.toReversed()}]}`;
}
