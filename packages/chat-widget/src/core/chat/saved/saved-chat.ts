import { listOf } from "../../list-of.ts";
import { isRecord, own } from "../../record.ts";
import { type Entry, entryText, readEntries } from "../entry.ts";
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

function readPages(value: unknown): Pages {
  if (!isRecord(value)) return { first: 0, sizes: [] };
  return { first: count(own(value, "first")), sizes: listOf(own(value, "sizes")).map(count) };
}

export function readSavedChat(text: string | null): SavedChat | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    if (!isRecord(saved)) return undefined;
    const [id, token] = [own(saved, "id"), own(saved, "token")];
    if (typeof id !== "string" || !/^[\w.:-]{1,64}$/.test(id)) return undefined;
    return {
      id,
      token: typeof token === "string" ? token : undefined,
      seen: count(own(saved, "seen")),
      unread: count(own(saved, "unread")),
      pages: readPages(own(saved, "pages")),
      entries: readEntries(own(saved, "entries")),
    };
  } catch {
    return undefined;
  }
}

/** The newest entries that fit: a device gives a site little room, and shares it with the host page. */
export function writeSavedChat({ entries, ...chat }: SavedChat): string {
  const kept: string[] = [];
  let characters = 0;
  for (const entry of entries.toReversed()) {
    const text = entryText(entry);
    characters += text.length;
    if (characters > mostCharacters) break;
    kept.push(text);
  }
  return `${JSON.stringify(chat).slice(0, -1)},"entries":[${kept.toReversed()}]}`;
}
