import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Pages } from "./build-pages.ts";

const kinds: Record<string, string> = {
  "": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const filling = Array.from({ length: 100 }, (_, index) => ({
  send_message: `*${index + 1}.* Kanga in _red_ and blue, 25,000 TZS a pair: https://duka.example/kanga`,
}));
const input = { id: "ask", type: "text input", options: { isLong: true } };
const typebot = { id: "shop", version: "6.1", theme: {}, settings: {}, publishedAt: "2026-01-01T00:00:00.000Z" };

/** The responses of each chat's server, in its own wire format. */
function answerOf(url: string, body: string): unknown {
  if (url.endsWith("/unauthenticated")) return { theme_config: {} };
  if (/^\/api\/plugin\/conversation\/[^/]+\/(events|messages)\?/.test(url)) return { items: [] };
  if (url.startsWith("/api/plugin/conversation/")) {
    const actions = body.includes("everything") ? filling : [{ send_message: "Karibu! *Kanga* 25,000 TZS." }];
    return { actions, response: actions, message: "", next_state: "" };
  }
  if (url.includes("/startChat")) return { sessionId: "one", resultId: "one", typebot, messages: [], input };
  if (url.startsWith("/n8n")) return body.includes("loadPreviousSession") ? { data: [] } : { output: "Karibu" };
  if (url.includes("/chatflows-streaming/")) return { isStreaming: false };
  if (url.includes("/api/v1/prediction/")) return { text: "Karibu" };
  return {};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Serves the pages compressed and stands in for the chats' servers. */
export async function servePages(pages: Pages): Promise<{ url: string; stop(): void }> {
  const packed = new Map([...pages].map(([address, text]) => [address, gzipSync(text, { level: 9 })]));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://bench").pathname;
    const file = packed.get(url);
    if (file) {
      response.writeHead(200, { "content-type": kinds[path.extname(url)] ?? "text/html", "content-encoding": "gzip" });
      response.end(file);
      return;
    }
    const text = JSON.stringify(answerOf(url, await bodyOf(request)));
    response.writeHead(200, { "content-type": "application/json", "X-Visitor-Token": "a visitor's secret" });
    response.end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
