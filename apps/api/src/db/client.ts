import pg from "pg";
import type { Logger } from "pino";

export type Pool = pg.Pool;

/** Connections as the app role. A lost connection is logged and replaced; it never ends the process. */
export function openPool(connectionString: string, log: Pick<Logger, "warn">): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // Also how long a request waits for its turn: a burst of shoppers queues, it is not sent away.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "mauzo-api",
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}
