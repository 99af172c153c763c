import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { type EmbeddingPage, embedding } from "./embedding-page.ts";

const modules = path.resolve(import.meta.dirname, "../../node_modules");
const kinds: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

export type PageServer = { url: string; stop(): void };
type Options = { site: string; botId: string; files: ReadonlyMap<string, string> };

/** Serves each page under its index, with the chat and, below `/without`, without it. */
export async function serveEmbeddingPages(
  hosts: readonly EmbeddingPage[],
  { site, botId, files }: Options,
): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const [, first = "", second = ""] = (request.url ?? "").split("/");
    const host = hosts[Number(first)];
    if (host) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (host.policy) response.setHeader("content-security-policy", host.policy(site));
      response.end(host.html(embedding(site, botId, second !== "without")));
      return;
    }
    const file = request.url ?? "";
    const text = file.startsWith("/lib/") ? await readFile(path.join(modules, file.slice(5))) : files.get(file);
    response.setHeader("content-type", kinds[path.extname(file)] ?? "text/plain");
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
