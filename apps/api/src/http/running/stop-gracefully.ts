import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** Whoever looks at /readyz every half second sends its requests elsewhere by then. */
const leaveMs = 1_000;
const drainMs = 10_000;
const longestMs = 18_000;

type Parts = {
  log: Pick<Logger, "info" | "error">;
  /** From now on the process is not ready. */
  leave: () => void;
  /** Takes no more jobs and waits for those under way. */
  endJobs: () => Promise<void>;
  /** Ends what would stay open for ever. */
  endStreams: () => void;
  close: () => Promise<void>;
};

const lastOnItsConnection = (_: IncomingMessage, response: ServerResponse) => {
  response.shouldKeepAlive = false;
};

/**
 * On SIGTERM or SIGINT: says that it leaves while it still serves, then takes no more connections, lets what was
 * accepted finish, ends streams, closes the rest, exits.
 */
export function stopGracefully(server: Server, { log, leave, endJobs, endStreams, close }: Parts): void {
  let begun = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (begun) return;
    begun = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), longestMs).unref();
    leave();
    const jobsEnded = endJobs().catch((error: unknown) => log.error({ err: error }, "jobs did not end"));
    server.prependListener("request", lastOnItsConnection);
    await new Promise((resolve) => setTimeout(resolve, leaveMs));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    endStreams();
    // A connection whose last answer ended only now is kept open for another request, unless it is closed here.
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
