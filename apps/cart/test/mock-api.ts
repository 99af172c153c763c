import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Asked = { method: string; query: URLSearchParams; body: string; headers: IncomingMessage["headers"] };
type Respond = (response: ServerResponse, asked: Asked) => void;

export const json =
  (status: number, body: unknown): Respond =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

async function bodyOf(request: IncomingMessage) {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}

/** A mock API on a port of its own that responds as it is set to and records its requests. */
export async function mockApi() {
  const asked: Asked[] = [];
  let respond: Respond = json(500, {});
  const server = createServer(async (request, response) => {
    const { searchParams: query, pathname } = new URL(request.url ?? "/", "http://api");
    const { headers } = request;
    if (!/^\/api\/v1\/order(\/|$)/.test(pathname))
      return json(404, { detail: "Not found" })(response, { method: "", query, body: "", headers });
    const entry = { method: request.method ?? "", query, body: await bodyOf(request), headers };
    asked.push(entry);
    respond(response, entry);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answer: (next: Respond) => {
      respond = next;
      asked.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
