import type { Memory } from "../../../browser-memory.ts";
import { type Entry, entryTexts, isWaiting, readEntries } from "../entry.ts";

/** Pages of older entries on the device: the number of the first, and how many characters each holds. */
export type Pages = { first: number; sizes: readonly number[] };

/** How many entries a page holds. It is written once: what lies in it does not change any more. */
export const pageEntries = 50;

/** What all pages may hold together: a device gives a site some five million, and the host page needs its own. */
const mostCharacters = 2_000_000;

export const endOf = ({ first, sizes }: Pages): number => first + sizes.length;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** What lies in a page can't be sent again. */
const settled = (entry: Entry): Entry =>
  entry.kind === "said"
    ? { kind: "said", text: entry.text, status: entry.status }
    : entry.kind === "problem"
      ? { kind: "problem", text: entry.text }
      : entry;

/** The oldest entries where there is a page full of them to put away, and nothing in it waits to be sent. */
export function oldPage(entries: readonly Entry[]): Entry[] | undefined {
  const oldest = entries.slice(0, pageEntries);
  return entries.length < 2 * pageEntries || oldest.some(isWaiting) ? undefined : oldest.map(settled);
}

export function createPages(device: Memory, key: string) {
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
    /** Puts a page behind the others; where there is no room what is long goes first, then the oldest. */
    add(pages: Pages, entries: readonly Entry[]): Pages {
      const name = nameOf(endOf(pages));
      const textIn = (room: number) => `[${entryTexts(entries, room).reverse()}]`;
      let text = textIn(mostCharacters - sum(pages.sizes));
      if (!device.write(name, text)) text = textIn(0);
      let kept: Pages = { first: pages.first, sizes: [...pages.sizes, text.length] };
      while (kept.sizes.length && (sum(kept.sizes) > mostCharacters || !device.write(name, text)))
        kept = dropFirst(kept);
      return kept;
    },
    dropFirst,
    clear({ first, sizes }: Pages): void {
      for (const index of sizes.keys()) device.remove(nameOf(first + index));
    },
  };
}
