import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as send } from "node:http";

const agent = new Agent({ keepAlive: true });
/** Live updates may be silent for long. */
const silentMs = 120_000;
/** Headers that are about one connection (RFC 9110, 7.6.1). */
export const ofConnection: ReadonlySet<string> = new Set(
  "connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade".split(
    " ",
  ),
);

type Question = { method?: string | undefined; headers?: OutgoingHttpHeaders; body?: IncomingMessage };

/**
 * Asks another server. A body goes along as it comes in, and whoever sends it and leaves ends the question, too.
 * @param url where to; its path and query are sent as they are.
 * @throws when that server can't be reached, or is silent.
 */
export function askServer(url: URL, { method = "GET", headers = {}, body }: Question = {}): Promise<IncomingMessage> {
  const { hostname: host, port, pathname, search } = url;
  return new Promise((resolve, reject) => {
    const asked = send({ agent, host, port, path: pathname + search, method, headers: { ...headers, host: url.host } });
    asked.on("response", resolve).on("error", reject);
    asked.setTimeout(silentMs, () => asked.destroy(new Error(`${url.host} is silent`)));
    if (body) body.pipe(asked);
    else asked.end();
  });
}

/** Asks another server what a client asked of this one, in the client's name. */
export async function passOn(request: IncomingMessage, url: URL): Promise<IncomingMessage> {
  const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.has(name));
  const hasBody = request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
  return askServer(url, {
    method: request.method,
    headers: {
      "x-forwarded-host": request.headers.host,
      "x-forwarded-proto": "http",
      ...Object.fromEntries(headers),
    },
    ...(hasBody && { body: request }),
  });
}
