import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as send } from "node:http";
import type { Exchange } from "../exchange.ts";

const agent = new Agent({ keepAlive: true });
/** Live updates may be silent for long. */
const silentMs = 120_000;
/** Headers that are about one connection (RFC 9110, 7.6.1). */
export const ofConnection: ReadonlySet<string> = new Set(
  "connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade".split(
    " ",
  ),
);

type Question = {
  method?: string | undefined;
  headers?: OutgoingHttpHeaders;
  body?: IncomingMessage;
  signal?: AbortSignal;
};

/**
 * Asks another server. A body goes along as it comes in.
 * @param url where to; its path and query are sent as they are.
 * @throws when that server can't be reached, or is silent, or nobody wants to know any more.
 */
export function askServer(
  url: URL,
  { method = "GET", headers = {}, body, signal }: Question = {},
): Promise<IncomingMessage> {
  const { hostname: host, port, pathname, search } = url;
  const path = pathname + search;
  return new Promise((resolve, reject) => {
    const asked = send({ agent, host, port, path, method, headers: { ...headers, host: url.host }, signal });
    asked.on("response", resolve).on("error", reject);
    asked.setTimeout(silentMs, () => asked.destroy(new Error(`${url.host} is silent`)));
    if (body) body.pipe(asked);
    else asked.end();
  });
}

/** Asks another server what a client asked of this one, in the client's name; a client that leaves ends it there, too. */
export async function passOn({ request, response }: Exchange, url: URL): Promise<IncomingMessage> {
  const left = new AbortController();
  response.once("close", () => response.writableFinished || left.abort());
  const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.has(name));
  const hasBody = request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
  return askServer(url, {
    method: request.method,
    signal: left.signal,
    headers: {
      "x-forwarded-host": request.headers.host,
      "x-forwarded-proto": "http",
      ...Object.fromEntries(headers),
    },
    ...(hasBody && { body: request }),
  });
}
