import { brotliCompress, brotliCompressSync, constants } from "node:zlib";

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Bytes that are kept; the pages asked for last. */
const mostBytes = 16 * 1024 * 1024;

const best = new Map<string, Buffer>();
let bytes = 0;

function keep(version: string, packed: Buffer) {
  best.set(version, packed);
  bytes += packed.length;
  for (const [oldest, old] of best) {
    if (bytes <= mostBytes) return;
    best.delete(oldest);
    bytes -= old.length;
  }
}

/**
 * A page as small as Brotli makes it, a sixth below gzip: which of a page's first packets it fills decides how many round
 * trips a phone waits for. That takes 0.2 s of a core, so it is done once, beside the answers; until then it is packed fast.
 * @param version names the page and what stands in it, such as its ETag.
 */
export function packPage(version: string, page: string | Buffer): Buffer {
  const packed = best.get(version);
  if (packed) {
    best.delete(version);
    best.set(version, packed);
    return packed;
  }
  brotliCompress(page, quality(11), (error, smallest) => {
    if (!error && !best.has(version)) keep(version, smallest);
  });
  return brotliCompressSync(page, quality(5));
}
