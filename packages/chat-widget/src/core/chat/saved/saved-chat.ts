import { field } from "../../field.ts";
import { listOf } from "../../list-of.ts";
import { type Entry, entryTexts, readEntries } from "../entry.ts";
import type { Pages } from "./saved-pages.ts";

/** A conversation as the device keeps it. The token is the visitor's secret; without it the id is only a label. */
export type SavedChat = {
  id: string;
  token: string | undefined;
  /** The highest number of a pushed message that was taken. */
  seen: number;
  /** How many messages of the shop came while the box was closed. */
  unread: number;
  /** Where what is older than `entries` lies. */
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
  first: count(field(value, "first")),
  sizes: listOf(field(value, "sizes")).map(count),
});

export function readSavedChat(text: string | null): SavedChat | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    const [id, token] = [field(saved, "id"), field(saved, "token")];
    if (typeof id !== "string" || !/^[\w.:-]{1,64}$/.test(id)) return undefined;
    return {
      id,
      token: typeof token === "string" ? token : undefined,
      seen: count(field(saved, "seen")),
      unread: count(field(saved, "unread")),
      pages: readPages(field(saved, "pages")),
      entries: readEntries(field(saved, "entries")),
    };
  } catch {
    return undefined;
  }
}

/** The newest entries that fit: a device gives a site little room, and shares it with the host page. */
export function writeSavedChat({ entries, ...chat }: SavedChat, room = mostCharacters): string {
  const kept: string[] = [];
  let characters = 0;
  for (const text of entryTexts(entries, room)) {
    characters += text.length;
    if (characters > mostCharacters) break;
    kept.push(text);
  }
  return `${JSON.stringify(chat).slice(0, -1)},"entries":[${kept.toReversed()}]}`;
}
