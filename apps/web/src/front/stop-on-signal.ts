import type { Server } from "node:http";

const longestMs = 10_000;

/** On SIGTERM or SIGINT: accepts no more connections, finishes what was asked, and exits. */
export function stopOnSignal(server: Server): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), longestMs).unref();
    server.close(() => process.exit(0));
    // A connection whose last response has just ended stays open for another request, unless it is closed here.
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
