import { Socket } from "node:net";
import pg from "pg";
import type { Logger } from "pino";
import { holdsConnection, SecondConnection } from "./connections/held.ts";
import type { Pulse } from "./connections/pulse.ts";
import { makeTurns } from "./connections/turns.ts";
import { DatabaseUnavailable } from "./connections/unavailable.ts";

export type Pool = pg.Pool & {
  /** A connection for the work of one shop, which waits in the shop's own line. */
  connectFor: (shopId: string) => Promise<pg.PoolClient>;
};

/** Entering takes as long as the hashing of passwords leaves room for; that the database is away is told by the pulse. */
const connectMs = 10_000;
const longestStatementMs = 5_000;
/** Beyond what any statement may take, and longer than an idle connection is kept: whoever is silent for so long is gone. */
const silentAfterMs = 10_000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
type Options = {
  log: Pick<Logger, "warn" | "error">;
  pulse?: Pulse;
  max?: number;
  name?: string;
  statementMs?: number;
  /** Where customers are served, a second connection inside a transaction is given and told rather than refused. */
  givesSecond?: boolean;
};

/** Whose share it is to look up who somebody is, and everything that belongs to no shop. */
const noShop = "";

/** Whoever waits for a free connection waits in `turns`; pg's own time-out is left with the making of a new one. */
class QueuedPool extends pg.Pool {
  readonly #shareOf = new WeakMap<pg.PoolClient, string>();
  readonly #turns;
  readonly #pulse;
  readonly #sockets;
  readonly #secondAsked: () => void;

  constructor(
    connectionString: string,
    { log, pulse, max = 10, name = "mauzo-api", statementMs = longestStatementMs, givesSecond = false }: Options,
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
    this.#turns = makeTurns(() => this.options.max ?? max);
    this.#pulse = pulse;
    this.#sockets = sockets;
    const lost = (error: Error) => log.warn({ err: error }, "a database connection was lost");
    this.on("error", lost);
    this.on("connect", (client) => client.on("error", lost));
    this.on("release", (_, client) => this.#turns.give(this.#shareOf.get(client) ?? noShop));
    pulse?.onAway(() => this.#cut());
    let times = 0;
    this.#secondAsked = () => {
      const error = new SecondConnection();
      if (!givesSecond) throw error;
      log.error({ err: error, times: ++times }, "a second connection was asked for inside a transaction");
    };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.connectFor(noShop);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async connectFor(share: string): Promise<pg.PoolClient> {
    if (holdsConnection()) this.#secondAsked();
    if (this.#pulse?.state() === "away") throw new DatabaseUnavailable("the database does not answer");
    await this.#turns.take(share);
    try {
      const client = await super.connect();
      this.#shareOf.set(client, share);
      return client;
    } catch (error) {
      this.#turns.give(share);
      throw error;
    }
  }

  /** Ends what waits for a database that does not answer, the connections with it: they may never be of use again. */
  #cut(): void {
    const error = new DatabaseUnavailable("the database does not answer");
    this.#turns.refuse(error);
    for (const socket of this.#sockets) socket.destroy(error);
  }
}

/** Connections as the app role. A lost connection is logged and replaced; it never ends the process. */
export const openPool = (connectionString: string, options: Options): Pool => new QueuedPool(connectionString, options);
