import { createHash } from "node:crypto";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** The size of the cache, in bytes; it keeps the most recently requested pages. */
const mostBytes = 16 * 1024 * 1024;

const best = new Map<string, Buffer>();
let bytes = 0;
/** One page at a time may keep a core busy; pages that come meanwhile wait for their next request. */
let isPacking = false;

function cachePage(name: string, packed: Buffer) {
  best.set(name, packed);
  bytes += packed.length;
  for (const [oldest, old] of best) {
    if (bytes <= mostBytes) return;
    best.delete(oldest);
    bytes -= old.length;
  }
}

function packAtBest(name: string, page: string | Buffer) {
  if (isPacking) return;
  isPacking = true;
  brotliCompress(page, quality(11), (error, smallest) => {
    isPacking = false;
    if (!error) cachePage(name, smallest);
  });
}

/**
 * Compresses a page as far as Brotli can, a sixth below gzip: how many of the first packets it fills decides how many
 * round trips a phone waits for. That takes a core a while, so it is done once, in the background; until then a fast
 * level is used. The cache key is the hash of the page itself: no page is ever sent in place of another.
 */
export function compressPage(page: string | Buffer): Buffer {
  const name = createHash("sha256").update(page).digest("base64");
  const packed = best.get(name);
  if (packed) {
    best.delete(name);
    best.set(name, packed);
    return packed;
  }
  packAtBest(name, page);
  return brotliCompressSync(page, quality(5));
}
