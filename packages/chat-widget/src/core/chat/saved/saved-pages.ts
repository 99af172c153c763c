import type { SafeStorage } from "../../../safe-storage.ts";
import { type Entry, isWaiting, readEntries, serialiseEntries } from "../entry.ts";

/** Pages of older entries on the device: the number of the first page, and the size of each in characters. */
export type Pages = { first: number; sizes: readonly number[] };

/** Entries per page. A page is written once and never changes. */
export const pageEntries = 50;

/** Limit for all pages together: a site gets about five million characters, and the host page needs its share. */
const mostCharacters = 2_000_000;

export const endOf = ({ first, sizes }: Pages): number => first + sizes.length;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Messages in a page can't be sent again. */
const settled = (entry: Entry): Entry =>
  entry.kind === "said"
    ? { kind: "said", text: entry.text, status: entry.status }
    : entry.kind === "problem"
      ? { kind: "problem", text: entry.text }
      : entry;

/** The oldest entries, if there are enough for a page and none of them is unsent. */
export function oldPage(entries: readonly Entry[]): Entry[] | undefined {
  const oldest = entries.slice(0, pageEntries);
  return entries.length < 2 * pageEntries || oldest.some(isWaiting) ? undefined : oldest.map(settled);
}

export function createPages(device: SafeStorage, key: string) {
  const nameOf = (page: number) => `${key}:${page}`;
  const dropFirst = ({ first, sizes }: Pages): Pages => {
    device.remove(nameOf(first));
    return { first: first + 1, sizes: sizes.slice(1) };
  };
  return {
    read(page: number): Entry[] {
      try {
        return readEntries(JSON.parse(device.read(nameOf(page)) ?? ""));
      } catch {
        return [];
      }
    },
    /** Adds a page at the end; if there is no room, drops long entries first, then the oldest page. */
    add(pages: Pages, entries: readonly Entry[]): Pages {
      const name = nameOf(endOf(pages));
      const textIn = (room: number) => `[${serialiseEntries(entries, room).reverse()}]`;
      let text = textIn(mostCharacters - sum(pages.sizes));
      if (!device.write(name, text)) text = textIn(0);
      let saved: Pages = { first: pages.first, sizes: [...pages.sizes, text.length] };
      while (saved.sizes.length && (sum(saved.sizes) > mostCharacters || !device.write(name, text)))
        saved = dropFirst(saved);
      return saved;
    },
    dropFirst,
    clear({ first, sizes }: Pages): void {
      for (const index of sizes.keys()) device.remove(nameOf(first + index));
    },
  };
}
