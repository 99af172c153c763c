import { Socket } from "node:net";
import pg from "pg";
import type { Logger } from "pino";
import { makeConnectionQueue } from "./connections/connection-queue.ts";
import type { DatabaseHealth } from "./connections/database-health.ts";
import { DatabaseUnavailable } from "./connections/database-unavailable-error.ts";
import { holdsConnection, NestedConnectionError } from "./connections/nested-connection.ts";

export type Pool = pg.Pool & {
  /** Returns a connection for one shop's work; it waits in that shop's own queue. */
  connectForShop: (shopId: string) => Promise<pg.PoolClient>;
  /** How many wait for a connection. */
  callers: () => number;
};

/**
 * Opening a connection can take this long while password hashing keeps Node's threads busy. An outage is noticed by the
 * health check, not by this timeout.
 */
const connectMs = 10_000;
const longestStatementMs = 5_000;
/**
 * Added to the statement timeout. The sum is longer than any statement may take and longer than an idle connection is
 * kept, so a socket that is silent for so long is dead.
 */
const silentAfterMs = 10_000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
export type PoolOptions = {
  log: Pick<Logger, "warn" | "error">;
  databaseHealth?: DatabaseHealth;
  max?: number;
  name?: string;
  statementMs?: number;
  /** In production, a second connection inside a transaction is granted and logged instead of refused. */
  allowsNested?: boolean;
};

/** The share for looking up who a caller is, and for everything that belongs to no shop. */
const noShop = "";

/** Callers wait for a free connection in the connection queue; pg's own timeout only covers opening a new one. */
class QueuedPool extends pg.Pool {
  readonly #shareOf = new WeakMap<pg.PoolClient, string>();
  readonly #connectionQueue;
  readonly #databaseHealth;
  readonly #sockets;
  readonly #onNestedConnection: () => void;

  constructor(
    connectionString: string,
    {
      log,
      databaseHealth,
      max = 10,
      name = "mauzo-api",
      statementMs = longestStatementMs,
      allowsNested = false,
    }: PoolOptions,
  ) {
    const silenceMs = statementMs + silentAfterMs;
    const sockets = new Set<Socket>();
    super({
      connectionString,
      max,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: name,
      statement_timeout: statementMs,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      stream: () => {
        const socket = new Socket();
        sockets.add(socket.once("close", () => sockets.delete(socket)));
        return socket.setTimeout(silenceMs, () => socket.destroy(new DatabaseUnavailable("a connection went silent")));
      },
    });
    this.#connectionQueue = makeConnectionQueue(() => this.options.max ?? max);
    this.#databaseHealth = databaseHealth;
    this.#sockets = sockets;
    const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
    this.on("error", lost);
    this.on("connect", (client) => client.on("error", lost));
    this.on("release", (_, client) => this.#connectionQueue.release(this.#shareOf.get(client) ?? noShop));
    databaseHealth?.onAway(() => this.#closeAll());
    let times = 0;
    this.#onNestedConnection = () => {
      const error = new NestedConnectionError();
      if (!allowsNested) throw error;
      log.error({ err: error, times: ++times }, "a second connection was asked for inside a transaction");
    };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.connectForShop(noShop);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async connectForShop(share: string): Promise<pg.PoolClient> {
    if (holdsConnection()) this.#onNestedConnection();
    if (this.#databaseHealth?.state() === "away") throw new DatabaseUnavailable("the database does not answer");
    await this.#connectionQueue.acquire(share);
    try {
      const client = await super.connect();
      this.#shareOf.set(client, share);
      return client;
    } catch (error) {
      this.#connectionQueue.release(share);
      throw error;
    }
  }

  callers(): number {
    return this.#connectionQueue.waiting();
  }

  /**
   * Rejects everything that waits for a database that does not answer, and destroys the connections: they may never
   * work again.
   */
  #closeAll(): void {
    const error = new DatabaseUnavailable("the database does not answer");
    this.#connectionQueue.rejectAll(error);
    for (const socket of this.#sockets) socket.destroy(error);
  }
}

/** Connections as the app role. A lost connection is logged and replaced; it never ends the process. */
export const openPool = (connectionString: string, options: PoolOptions): Pool =>
  new QueuedPool(connectionString, options);
