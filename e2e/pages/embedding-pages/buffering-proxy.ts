import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type BufferingProxy = { url: string; close: () => Promise<void> };

/**
 * Another site with the chat on it, behind a proxy that some networks have: it buffers a response until it is complete,
 * so a stream never arrives.
 */
export async function openBufferingProxy(target: string, botId: string): Promise<BufferingProxy> {
  const page = `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1><script src="/widget.js" data-bot="${botId}" async></script>`;
  const forward = async (from: IncomingMessage) => {
    const { host } = new URL(target);
    const asked = request(new URL(from.url ?? "", target), { method: from.method, headers: { ...from.headers, host } });
    from.pipe(asked);
    from.socket.once("close", () => asked.destroy());
    const [answer]: IncomingMessage[] = await once(asked, "response");
    return answer && { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
  };
  const server = createServer(async (from, response) => {
    if (from.url === "/") return response.setHeader("content-type", "text/html; charset=utf-8").end(page);
    // The client may have disconnected in the meantime.
    const answer = await forward(from).catch(() => undefined);
    const { "transfer-encoding": _, ...headers } = answer?.headers ?? {};
    return response.writeHead(answer?.status ?? 502, headers).end(answer?.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
