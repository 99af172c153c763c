import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { dispositionOf, rangeOf, typeOf } from "./rules.ts";

/**
 * A stored file to anyone who knows its address. The type is ours, nothing in it may run or be guessed at, and no
 * cookie is read or set. The address never shows anything else: browsers may keep it for good.
 */
export async function serveMedium(
  { media }: Pick<Deps, "media">,
  { requestHeader, setHeader }: Visit,
  { key, file }: { key: string; file: string },
): Promise<Response> {
  const type = typeOf(file);
  const wanted = rangeOf(requestHeader("range"));
  const found = type && (await media.storage.read(`${key}/${file}`, wanted));
  if (!found) throw notFound();
  const { body, totalBytes, range } = found;
  setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  setHeader("cache-control", "public, max-age=31536000, immutable");
  setHeader("content-disposition", dispositionOf(file));
  setHeader("accept-ranges", "bytes");
  if (!wanted) return new Response(body, { headers: { "content-type": type, "content-length": String(totalBytes) } });
  if (range.start > range.end) {
    await body.cancel();
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${totalBytes}` } });
  }
  return new Response(body, {
    status: 206,
    headers: {
      "content-type": type,
      "content-length": String(range.end - range.start + 1),
      "content-range": `bytes ${range.start}-${range.end}/${totalBytes}`,
    },
  });
}
