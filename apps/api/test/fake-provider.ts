import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
export type FakeAnswer = { status: number; body: unknown } | ((asked: Asked, response: ServerResponse) => void);

/** A server that answers as a test says: a JSON value, a text, or in its own way. */
export async function openFakeProvider() {
  const asked: Asked[] = [];
  let answer: (asked: Asked) => FakeAnswer = () => ({ status: 404, body: {} });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
    asked.push(one);
    const given = answer(one);
    if (typeof given === "function") return given(one, response);
    const body = typeof given.body === "string" ? given.body : JSON.stringify(given.body ?? null);
    response.writeHead(given.status, { "content-type": "application/json" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    asked,
    answerBy: (how: (asked: Asked) => FakeAnswer) => {
      answer = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
