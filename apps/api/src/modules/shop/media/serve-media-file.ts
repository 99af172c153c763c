import type { LimitFunction } from "p-limit";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { contentDispositionOf, contentTypeOf, parseRange, sourceOfJpeg } from "./rules.ts";
import { makeJpeg } from "./steps/make-jpeg.ts";

/**
 * Serves a stored file to anyone who knows its URL. The content type is ours, nothing in it may run or be sniffed, and
 * no cookie is read or set. The URL never shows anything else: browsers may cache it for ever.
 */
export async function serveMediaFile(
  { media, drawing }: Pick<Deps, "media"> & { drawing: LimitFunction },
  { requestHeader, setHeader }: RequestContext,
  { key, file }: { key: string; file: string },
): Promise<Response> {
  const type = contentTypeOf(file);
  const wanted = parseRange(requestHeader("range"));
  const read = async () => media.storage.read(`${key}/${file}`, wanted);
  const makes = async () => (await drawing(() => makeJpeg(media.storage, { key, file }))) && read();
  const found = type && ((await read()) ?? (sourceOfJpeg(file) !== undefined && (await makes())));
  if (!found) throw notFound();
  const { body, totalBytes, range } = found;
  setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  setHeader("cache-control", "public, max-age=31536000, immutable");
  setHeader("content-disposition", contentDispositionOf(file));
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
