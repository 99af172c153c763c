import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** A load balancer that checks /readyz every half second has stopped sending requests by then. */
const notReadyMs = 1_000;
const drainMs = 10_000;
const longestMs = 18_000;

type Parts = {
  log: Pick<Logger, "info" | "error">;
  /** Makes the process not ready from now on. */
  markNotReady: () => void;
  /** Takes no more jobs and waits for those that run. */
  endJobs: () => Promise<void>;
  /** Ends responses that would otherwise stay open for ever. */
  endStreams: () => void;
  close: () => Promise<void>;
};

const lastOnItsConnection = (_: IncomingMessage, response: ServerResponse) => {
  response.shouldKeepAlive = false;
};

/**
 * On SIGTERM or SIGINT: reports not ready while it still serves, then accepts no more connections, finishes accepted
 * requests, ends streams, closes the rest and exits.
 */
export function stopGracefully(server: Server, { log, markNotReady, endJobs, endStreams, close }: Parts): void {
  let begun = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (begun) return;
    begun = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), longestMs).unref();
    markNotReady();
    const jobsEnded = endJobs().catch((error: unknown) => log.error({ err: error }, "jobs did not end"));
    server.prependListener("request", lastOnItsConnection);
    await new Promise((resolve) => setTimeout(resolve, notReadyMs));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endStreams();
    // A connection whose last response has just ended stays open for another request, unless it is closed here.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    await jobsEnded;
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
