import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import { packPage } from "./best-packing.ts";

const compress = compression();

const takesBrotli = ({ headers }: IncomingMessage) => /\bbr\b/.test(String(headers["accept-encoding"]));

/** What names a finished page of this site, when an answer is one. */
function versionOf(request: IncomingMessage, response: ServerResponse): string | undefined {
  const { "content-type": type, "content-encoding": encoding, etag } = response.getHeaders();
  const isPage = String(type).startsWith("text/html") && encoding === undefined && !response.headersSent;
  return isPage && request.method === "GET" && typeof etag === "string" ? etag : undefined;
}

/** Sends what is sent packed: finished pages as small as can be, all else as it comes. */
export function packAnswers(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  if (!takesBrotli(request)) return;
  const { end } = response;
  Object.defineProperty(response, "end", {
    configurable: true,
    writable: true,
    value: (body: unknown, ...rest: unknown[]) => {
      const version = versionOf(request, response);
      if (!version || !(typeof body === "string" || Buffer.isBuffer(body)))
        return Reflect.apply(end, response, [body, ...rest]);
      const packed = packPage(version, body);
      response.setHeader("Content-Encoding", "br");
      response.setHeader("Content-Length", packed.length);
      return Reflect.apply(end, response, [packed]);
    },
  });
}
