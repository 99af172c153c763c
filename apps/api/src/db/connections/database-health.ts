import pg from "pg";
import type { Logger } from "pino";

const checkEveryMs = 500;
/** Checks are counted, not timed: when the process itself was blocked, the database does not count as away. */
const checksUntilAway = 3;
const connectMs = 2_000;
const reconnectMs = 250;

/** Sends a statement over the open connection after the earlier statements have been answered. */
export type SendInOrder = (text: string) => Promise<pg.QueryResult>;

type State = "ready" | "readOnly" | "away";

/**
 * The one connection of the process that is always open: it shows whether the database answers, and receives
 * notifications.
 */
export type DatabaseHealth = {
  state: () => State;
  /** Runs with every new connection, and with the current one; queries sent here run before any health check. */
  onConnected: (run: (client: pg.Client, send: SendInOrder) => void) => void;
  /** Runs when the database stops answering. */
  onAway: (run: () => void) => void;
  close: () => void;
};

/** Connects. When the first try fails, it returns anyway and keeps trying in the background. */
export async function monitorDatabaseHealth(
  connectionString: string,
  log: Pick<Logger, "warn" | "info">,
): Promise<DatabaseHealth> {
  const whenConnected: ((client: pg.Client, send: SendInOrder) => void)[] = [];
  const whenAway: (() => void)[] = [];
  let current: pg.Client | undefined;
  let state: State = "away";
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let unanswered = 0;

  const change = (next: State, error?: unknown) => {
    if (state === next) return;
    state = next;
    log[next === "ready" ? "info" : "warn"]({ database: next, ...(error !== undefined && { err: error }) }, "database");
    if (next === "away") for (const run of whenAway) run();
  };

  const lastSent = new WeakMap<pg.Client, Promise<unknown>>();
  const sender =
    (client: pg.Client): SendInOrder =>
    (text) => {
      const sent = (lastSent.get(client) ?? Promise.resolve()).then(() => client.query(text));
      lastSent.set(
        client,
        sent.catch(() => undefined),
      );
      return sent;
    };

  const checkHealth = async (client: pg.Client) => {
    unanswered = 1;
    const { rows } = await sender(client)("select current_setting('transaction_read_only') = 'off' as writable");
    if (client !== current) return;
    unanswered = 0;
    change(rows[0]?.writable ? "ready" : "readOnly");
  };

  const leave = (client: pg.Client) => {
    if (client === current) current = undefined;
    client.end().catch(() => undefined);
  };

  const connect = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectMs,
      application_name: "mauzo-pulse",
    });
    // A closed connection alone says little: the database is away only when no new one can be opened.
    const lost = () => {
      if (client !== current) return;
      current = undefined;
      void connect();
    };
    client.on("error", lost);
    client.on("end", lost);
    try {
      await client.connect();
    } catch (error) {
      leave(client);
      if (closed) return;
      change("away", error);
      retry = setTimeout(() => void connect(), reconnectMs);
      return;
    }
    if (closed) return leave(client);
    current = client;
    for (const run of whenConnected) run(client, sender(client));
    await checkHealth(client).catch(() => undefined);
  };

  const timer = setInterval(() => {
    const client = current;
    if (!client) return;
    if (unanswered === 0) return void checkHealth(client).catch(() => undefined);
    if (unanswered++ < checksUntilAway) return;
    change("away");
    leave(client);
    void connect();
  }, checkEveryMs);

  await connect();
  return {
    state: () => state,
    onConnected: (run) => {
      whenConnected.push(run);
      if (current) run(current, sender(current));
    },
    onAway: (run) => void whenAway.push(run),
    close: () => {
      closed = true;
      clearInterval(timer);
      clearTimeout(retry);
      if (current) leave(current);
    },
  };
}
