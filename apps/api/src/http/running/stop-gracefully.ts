import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";

const drainMs = 10_000;
const longestMs = 20_000;

type Parts = { log: Logger; onStopping: () => Promise<void>; close: () => Promise<void> };

/** On SIGTERM or SIGINT: takes no more work, lets what was accepted finish, ends streams, closes the rest, exits. */
export function stopGracefully(server: ServerType, { log, onStopping, close }: Parts): void {
  let begun = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (begun) return;
    begun = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), longestMs).unref();
    await onStopping();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    const cutStreams = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(cutStreams);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
