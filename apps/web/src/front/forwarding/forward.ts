import { type Forward, forwardOf } from "../../lib/addresses/zones.ts";
import { addresses } from "../../lib/env.ts";
import type { Exchange } from "../exchange.ts";
import { passOn } from "./ask-server.ts";
import { bodyLimitBytes } from "./body-limit.ts";
import { pipeAnswer } from "./pipe-answer.ts";
import { unreachableAnswer } from "./unreachable-answer.ts";

/** Where a path of another app leads by the addresses of this installation; undefined for this site's own pages. */
export const findForward = (address: string): Forward | undefined => {
  const url = URL.parse(`http://front${address}`);
  return url ? forwardOf(url, addresses()) : undefined;
};

/** Sends a request to the app it belongs to, and its answer back. */
export async function forward({ request, response }: Exchange, { kind, url }: Forward): Promise<void> {
  if (kind === "redirect") {
    response.writeHead(307, { location: url.href }).end();
    return;
  }
  if (Number(request.headers["content-length"] ?? 0) > bodyLimitBytes) {
    const headers = { "content-type": "application/json", connection: "close" };
    response.writeHead(413, headers).end(JSON.stringify({ detail: "The file is too large" }));
    return;
  }
  // Compression would hold small events back until its buffer is full.
  if (request.headers.accept?.includes("text/event-stream")) delete request.headers["accept-encoding"];
  try {
    pipeAnswer({ request, response }, await passOn({ request, response }, url));
  } catch {
    const { status, headers, body } = unreachableAnswer(request.url ?? "", request.headers);
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  }
}
