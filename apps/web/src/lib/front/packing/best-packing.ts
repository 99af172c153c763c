import { createHash } from "node:crypto";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Bytes that are kept; the pages asked for last. */
const mostBytes = 16 * 1024 * 1024;

const best = new Map<string, Buffer>();
let bytes = 0;
/** One page at a time takes a core to itself; pages that come meanwhile wait for their next visitor. */
let isPacking = false;

function keep(name: string, packed: Buffer) {
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
    if (!error) keep(name, smallest);
  });
}

/**
 * A page as small as Brotli makes it, a sixth below gzip: which of a page's first packets it fills decides how many round
 * trips a phone waits for. That takes a core a while, so it is done once, beside the answers; until then it is packed fast.
 * What is kept is found by the hash of the page itself: nobody's page is sent for another's.
 */
export function packPage(page: string | Buffer): Buffer {
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
