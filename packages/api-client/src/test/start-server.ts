import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll } from "vitest";

type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
type Answer = (response: ServerResponse, asked: Asked) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** A server on a port of its own that gives the set answers one after the other, the last one again and again. */
export async function startServer() {
  const asked: Asked[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    // A page may ask it from anywhere.
    const { origin } = request.headers;
    if (origin) response.setHeader("access-control-allow-origin", origin);
    if (request.method === "OPTIONS")
      return response
        .writeHead(204, { "access-control-allow-headers": "authorization, content-type, idempotency-key" })
        .end();
    let body = "";
    for await (const piece of request) body += piece;
    const { method = "", url = "", headers } = request;
    const entry = { method, url, headers, body };
    asked.push(entry);
    const [next, ...rest] = answers;
    if (rest.length > 0) answers = rest;
    next?.(response, entry);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    prefix: `http://127.0.0.1:${address.port}/api`,
    asked,
    answer: (...next: Answer[]) => {
      answers = next;
      asked.length = 0;
    },
  };
}

/** A session whose token `old` the server refuses, and whose next one is `good`. */
export function startSession() {
  let token = "old";
  const over = new AbortController();
  const session = {
    token: () => token,
    renew: async (): Promise<string | undefined> => {
      token = "good";
      return token;
    },
    end: () => over.abort(),
    over: () => over.signal,
  };
  return { session, signOut: () => over.abort() };
}

/** Answers 401 to any token but `good`. */
export const ifSignedIn =
  (answer: Answer): Answer =>
  (response, asked) =>
    asked.headers.authorization === "Bearer good"
      ? answer(response, asked)
      : json(401, { detail: "Log in" })(response, asked);
