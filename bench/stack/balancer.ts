import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export type Balancer = { url: string; readyCount: () => number; close: () => Promise<void> };

const checkMs = 250;

/**
 * A load balancer in front of several API processes: round robin over those that report ready. Tries another process
 * only if nothing was sent yet; a connection that breaks during a request is a 502.
 */
export async function openBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ready = new Set<number>();
  let turn = 0;

  const checkReady = (port: number) => {
    const asked = request({ port, host: "127.0.0.1", path: "/readyz", timeout: 1_000, agent: false }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) ready.add(port);
      else ready.delete(port);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => ready.delete(port));
    asked.end();
  };
  const checking = setInterval(() => ports.forEach(checkReady), checkMs);

  const refuse = (response: ServerResponse, status: number) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status, { "retry-after": "1" }).end();
  };
  const forward = (from: IncomingMessage, response: ServerResponse, body: Buffer, left: number[]) => {
    const [port, ...others] = left;
    if (port === undefined) return refuse(response, 503);
    const { method, url: path, headers } = from;
    const sent = request({ agent, port, host: "127.0.0.1", method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    sent.on("error", (error) => {
      const wasRefused = "code" in error && error.code === "ECONNREFUSED";
      if (wasRefused) forward(from, response, body, others);
      else refuse(response, 502);
    });
    response.on("close", () => sent.destroy());
    sent.end(body);
  };

  const server = createServer(async (from, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk);
    const open = [...ready];
    const first = turn++ % Math.max(open.length, 1);
    forward(from, response, Buffer.concat(chunks), [...open.slice(first), ...open.slice(0, first)]);
  });
  // Longer than clients keep an idle connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 70_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    readyCount: () => ready.size,
    close: async () => {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, "close");
    },
  };
}
