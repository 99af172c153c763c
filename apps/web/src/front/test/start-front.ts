import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { createFront } from "../create-front.ts";
import { listen } from "../listen.ts";

// No server that happens to run on this machine is called.
beforeEach(() => {
  for (const origin of ["API_ORIGIN", "DASHBOARD_ORIGIN", "CART_ORIGIN"]) vi.stubEnv(origin, "http://127.0.0.1:1");
});
afterEach(() => vi.unstubAllEnvs());

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };
type Sent = { headers?: Record<string, string>; method?: string; body?: string };

/** Starts a server; returns its origin. */
export async function serve(handle: Handler): Promise<string> {
  const server = createServer(handle);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server, { port: 0, host: "127.0.0.1" })}`;
}

/** Sends a request as it is written. */
const send = (origin: string, path: string, { headers = {}, method = "GET", body }: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    request({ host, port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    })
      .on("error", reject)
      .end(body);
  });

/** A front before a server that plays Next's part; returns what sends a request to it. */
export async function startFront(next: Handler) {
  const front = await serve(createFront(new URL(await serve(next))));
  return (path: string, sent?: Sent) => send(front, path, sent);
}

export const ask = async (path: string, headers: Record<string, string>, next: Handler, method = "GET") =>
  (await startFront(next))(path, { headers, method });

/** A page as Next sends it. */
export const page =
  (html: string, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
export const sayPath: Handler = ({ url }, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(decodeURI(url ?? ""));

export const echo = (seen: IncomingMessage, response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(seen.headers));
};
/** The headers that reach the API. */
export async function headersSeen(path: string, headers: Record<string, string>) {
  vi.stubEnv("API_ORIGIN", await serve(echo));
  return JSON.parse((await ask(path, headers, echo)).body);
}

/** A mock API that knows these shops. */
export async function serveShops(...slugs: string[]) {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    const [, slug = ""] = /^\/public\/shops\/([^/]+)\/products\?limit=1$/.exec(request.url ?? "") ?? [];
    asked.push(slug);
    response.writeHead(slugs.includes(slug) ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(slugs.includes(slug) ? { items: [], next: null } : { code: "not_found" }));
  });
  vi.stubEnv("API_ORIGIN", origin);
  return { asked, add: (slug: string) => slugs.push(slug) };
}
