import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import { compressPage } from "./compress-page.ts";

const compress = compression();

/** A weight of 0 (`br;q=0`) is a refusal. */
const takesBrotli = ({ headers }: IncomingMessage) =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers["accept-encoding"]));

/** Whether the response is a complete page of this site. */
function isPage(request: IncomingMessage, response: ServerResponse): boolean {
  const { "content-type": type, "content-encoding": encoding, etag } = response.getHeaders();
  const isWhole = encoding === undefined && etag !== undefined && !response.headersSent;
  return request.method === "GET" && String(type).startsWith("text/html") && isWhole;
}

/** A 304 also has to say that the bytes depend on the client's encodings. */
function addVary(response: ServerResponse) {
  if (response.statusCode === 304 && !response.headersSent) response.appendHeader("Vary", "Accept-Encoding");
}

/** One page is sent in several encodings under the same ETag, so the ETag has to be weak. */
function nameThePage(response: ServerResponse) {
  const etag = response.getHeader("etag");
  if (!response.headersSent && typeof etag === "string" && etag.startsWith('"'))
    response.setHeader("ETag", `W/${etag}`);
}

/** Compresses every response: complete pages as far as possible, everything else as it streams. */
export function compressResponses(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  const { end } = response;
  Object.defineProperty(response, "end", {
    configurable: true,
    writable: true,
    value: (body: unknown, ...rest: unknown[]) => {
      addVary(response);
      nameThePage(response);
      const isBytes = typeof body === "string" || Buffer.isBuffer(body);
      if (!isBytes || !takesBrotli(request) || !isPage(request, response))
        return Reflect.apply(end, response, [body, ...rest]);
      const packed = compressPage(body);
      response.setHeader("Content-Encoding", "br");
      response.setHeader("Content-Length", packed.length);
      return Reflect.apply(end, response, [packed]);
    },
  });
}
