import type { Connection, Submittable } from "pg";
import type { Pool } from "./client.ts";
import { type Statement, statement } from "./statement.ts";

/** A statement that answers with one JSON value, and what it is asked. */
export type Read = { statement: Statement<{ json: string }>; values: (string | number | null)[] };

const enterShop = statement("select set_config('app.shop_id', $1, true)");
const enterToPlanOnce = statement(
  "select set_config('app.shop_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)",
);
const entryOf = ({ plannedOnce }: Statement<unknown>) => (plannedOnce ? enterToPlanOnce : enterShop);

const parsedOn = new WeakMap<Connection, Set<string>>();

/**
 * A read of one shop in one round trip. PostgreSQL runs what comes before one Sync as one transaction: the shop is set
 * for it and gone after it, and neither BEGIN nor COMMIT has to be sent. The JSON is handed on as it comes.
 */
class ShopRead implements Submittable {
  readonly #shopId: string;
  readonly read: Read;
  readonly #done: (error: Error | undefined, json?: string) => void;
  #connection: Connection | undefined;
  #finished = 0;
  #json: string | undefined;

  constructor(shopId: string, read: Read, done: (error: Error | undefined, json?: string) => void) {
    this.#shopId = shopId;
    this.read = read;
    this.#done = done;
  }

  #send(connection: Connection, { name, text }: Pick<Statement<unknown>, "name" | "text">, values: (string | null)[]) {
    if (!parsedOn.get(connection)?.has(name)) {
      // An earlier first run may have been parsed and then failed.
      connection.close({ type: "S", name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values }, true);
    connection.execute({}, true);
  }

  submit(connection: Connection) {
    this.#connection = connection;
    connection.stream.cork();
    this.#send(connection, entryOf(this.read.statement), [this.#shopId]);
    this.#send(
      connection,
      this.read.statement,
      this.read.values.map((value) => (value === null ? null : String(value))),
    );
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields: [field] }: { fields: (string | null)[] }) {
    if (this.#finished === 1) this.#json ??= field ?? undefined;
  }
  handleCommandComplete() {
    this.#finished += 1;
  }
  handleError(error: Error) {
    this.#done(error);
  }
  handleReadyForQuery() {
    if (this.#connection) {
      const parsed = parsedOn.get(this.#connection) ?? new Set();
      parsedOn.set(this.#connection, parsed.add(entryOf(this.read.statement).name).add(this.read.statement.name));
    }
    this.#done(undefined, this.#json);
  }
}

/** The JSON a statement answers with, as text, read as one shop; undefined where it answers with no row. */
export async function readInShop(pool: Pool, shopId: string, read: Read): Promise<string | undefined> {
  const client = await pool.connectFor(shopId);
  return new Promise((resolve, reject) => {
    client.query(
      new ShopRead(shopId, read, (error, json) => {
        // After a refused statement the connection is as good as before; after anything else it is not.
        client.release(error !== undefined && !("severity" in error && error.severity === "ERROR"));
        if (error) reject(error);
        else resolve(json);
      }),
    );
  });
}
