import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import type { Page } from "./render-page.ts";

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** One page at a time may keep a core busy; pages that come meanwhile wait for their next request. */
let isPacking = false;

function packAtBest({ body, packed }: Page) {
  if (isPacking) return;
  isPacking = true;
  brotliCompress(body, quality(11), (error, best) => {
    isPacking = false;
    if (!error) packed.best = best;
  });
}

/**
 * Compresses a page as far as Brotli can, a sixth below gzip: how many of the first packets it fills decides how many
 * round trips a phone waits for. That takes a core a while, so it is done once, in the background, for a page that is sent
 * again; until then a fast level is used.
 */
export function compressPage(page: Page, { isKept }: { isKept: boolean }): Buffer {
  if (page.packed.best) return page.packed.best;
  if (isKept) packAtBest(page);
  return brotliCompressSync(page.body, quality(5));
}
