import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./open-metrics.ts";

type Address = { host: string; port: number };

/**
 * Serves the metrics on a port of their own, which nobody outside is to reach: what runs how often is nobody else's
 * business.
 */
export function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  { host, port }: Address,
  log: Pick<Logger, "info" | "warn">,
): Server {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
    } catch (error) {
      log.warn({ err: error }, "the metrics could not be read");
      response.writeHead(500).end();
    }
  });
  server.listen(port, host, () => log.info({ port }, "serving metrics"));
  return server;
}
