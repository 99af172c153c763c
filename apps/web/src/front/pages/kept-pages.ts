import { LRUCache } from "lru-cache";
import type { Page } from "./render-page.ts";

/** How long a page is kept when no change is reported. */
const pageSeconds = 300;
/** How soon a page is tried again that the API had no answer for. */
const retryMs = 10_000;

type Kept = { page: Page; until: number; isChanged: boolean };
type Rendering = { page: Promise<Page>; isChanged: boolean; isLed: boolean };
type Wanted = {
  render: () => Promise<Page>;
  /** Whether many addresses that are missing lead to this page: then it is kept, too. */
  isLed: boolean;
};
type Options = { bytes: number; now?: () => number };

/**
 * Keeps the pages that are rendered once and sent often, those requested last, by path. One that is old is sent once more
 * while it is rendered anew; one whose shop has changed waits. While the API is away, the last good page is sent.
 */
export function createKeptPages({ bytes, now = Date.now }: Options) {
  const kept = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: ({ page }) => page.body.length + 1 });
  const renderings = new Map<string, Rendering>();

  /** What is sent once a page was rendered; of what was read before a change, nothing counts as newer than it. */
  function settle(path: string, page: Page, { isChanged, isLed }: Rendering): Page {
    if (page.status === 200 || (page.status === 404 && isLed))
      kept.set(path, { page, until: now() + (page.seconds ?? pageSeconds) * 1_000, isChanged });
    if (page.status < 500) {
      if (page.status === 404 && !isLed) kept.delete(path);
      return page;
    }
    const before = kept.get(path);
    if (!before) return page;
    kept.set(path, { page: before.page, until: now() + retryMs, isChanged: false });
    return before.page;
  }

  function begin(path: string, { render, isLed }: Wanted): Promise<Page> {
    const begun: Rendering = { page: render(), isChanged: false, isLed };
    begun.page = begun.page
      .then((page) => settle(path, page, begun))
      .finally(() => renderings.get(path) === begun && renderings.delete(path));
    renderings.set(path, begun);
    return begun.page;
  }

  return {
    /** The page of a path; `render` is called where none is there that may be sent, once for all who wait for it. */
    async get(path: string, wanted: Wanted): Promise<Page> {
      const entry = kept.get(path);
      if (entry && !entry.isChanged && entry.until > now()) return entry.page;
      const next = renderings.get(path)?.page ?? begin(path, wanted);
      if (!entry || entry.isChanged) return next;
      next.catch(() => {});
      return entry.page;
    },
    /** What these paths show has changed: their next request waits for a page that is read after it. */
    change(isMeant: (path: string) => boolean): void {
      for (const [path, entry] of kept) if (isMeant(path)) entry.isChanged = true;
      for (const [path, rendering] of renderings) {
        if (!isMeant(path)) continue;
        rendering.isChanged = true;
        renderings.delete(path);
      }
    },
  };
}
