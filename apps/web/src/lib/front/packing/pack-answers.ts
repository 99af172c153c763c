import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import { packPage } from "./best-packing.ts";

const compress = compression();

/** A weight of nothing (`br;q=0`) is a refusal. */
const takesBrotli = ({ headers }: IncomingMessage) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers["accept-encoding"]));

/** Whether an answer is a finished page of this site. */
function isPage(request: IncomingMessage, response: ServerResponse): boolean {
  const { "content-type": type, "content-encoding": encoding, etag } = response.getHeaders();
  const isWhole = encoding === undefined && etag !== undefined && !response.headersSent;
  return request.method === "GET" && String(type).startsWith("text/html") && isWhole;
}

/** Who asks whether a page is still the same is told, too, that its bytes depend on what the asker can unpack. */
function nameWhatVaries(response: ServerResponse) {
  if (response.statusCode === 304 && !response.headersSent) response.appendHeader("Vary", "Accept-Encoding");
}

/** One page is sent in several codings under one name: the same page, not the same bytes. */
function nameThePage(response: ServerResponse) {
  const etag = response.getHeader("etag");
  if (!response.headersSent && typeof etag === "string" && etag.startsWith('"'))
    response.setHeader("ETag", `W/${etag}`);
}

/** Sends what is sent packed: finished pages as small as can be, all else as it comes. */
export function packAnswers(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  const { end } = response;
  Object.defineProperty(response, "end", {
    configurable: true,
    writable: true,
    value: (body: unknown, ...rest: unknown[]) => {
      nameWhatVaries(response);
      nameThePage(response);
      const isBytes = typeof body === "string" || Buffer.isBuffer(body);
      if (!isBytes || !takesBrotli(request) || !isPage(request, response))
        return Reflect.apply(end, response, [body, ...rest]);
      const packed = packPage(body);
      response.setHeader("Content-Encoding", "br");
      response.setHeader("Content-Length", packed.length);
      return Reflect.apply(end, response, [packed]);
    },
  });
}
