import type { Connection, Submittable } from "pg";
import type { Pool } from "./connection-pool.ts";
import { type Statement, statement } from "./prepared-statement.ts";
import { type Phones, phoneSetting } from "./tenant-transaction.ts";

/** A statement that returns one JSON value, and its parameters. */
export type JsonQuery = { statement: Statement<{ json: string }>; values: (string | number | null)[] };

const enterShop = statement("select set_config('app.shop_id', $1, true), set_config('app.phones', $2, true)");
const enterToPlanOnce = statement(`select set_config('app.shop_id', $1, true), set_config('app.phones', $2, true),
  set_config('plan_cache_mode', 'force_generic_plan', true)`);
const entryOf = ({ usesGenericPlan }: Statement<unknown>) => (usesGenericPlan ? enterToPlanOnce : enterShop);

const parsedOn = new WeakMap<Connection, Set<string>>();

/**
 * A read of one shop in one round trip. PostgreSQL runs everything before one Sync as one transaction: `app.shop_id` and
 * `app.phones` are set inside it and gone afterwards, without BEGIN or COMMIT. The JSON is passed on unparsed.
 */
class ShopRead implements Submittable {
  readonly #scope: [shopId: string, phones: string];
  readonly read: JsonQuery;
  readonly #done: (error: Error | undefined, json?: string) => void;
  #connection: Connection | undefined;
  #finished = 0;
  #json: string | undefined;

  constructor(
    scope: [shopId: string, phones: string],
    read: JsonQuery,
    done: (error: Error | undefined, json?: string) => void,
  ) {
    this.#scope = scope;
    this.read = read;
    this.#done = done;
  }

  #send(connection: Connection, { name, text }: Pick<Statement<unknown>, "name" | "text">, values: (string | null)[]) {
    if (name === "" || !parsedOn.get(connection)?.has(name)) {
      // An earlier first run may have been parsed and then failed.
      if (name !== "") connection.close({ type: "S", name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values }, true);
    connection.execute({}, true);
  }

  submit(connection: Connection) {
    this.#connection = connection;
    connection.stream.cork();
    this.#send(connection, entryOf(this.read.statement), this.#scope);
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

/** Returns a statement's JSON as text, read as one shop; undefined when there is no row. */
export async function readInShop(
  pool: Pool,
  shopId: string,
  read: JsonQuery,
  phones: Phones = "shown",
): Promise<string | undefined> {
  const client = await pool.connectForShop(shopId);
  return new Promise((resolve, reject) => {
    client.query(
      new ShopRead([shopId, phoneSetting[phones]], read, (error, json) => {
        // After a refused statement the connection is still usable; after any other error it is not.
        client.release(error !== undefined && !("severity" in error && error.severity === "ERROR"));
        if (error) reject(error);
        else resolve(json);
      }),
    );
  });
}
