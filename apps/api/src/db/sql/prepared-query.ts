import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

/** A query as Drizzle's builders make it: nothing is sent before it is prepared and executed. */
type Builder<Result> = {
  toSQL: () => { sql: string };
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> };
};
/** The values of a prepared query while it is built: each a placeholder under its name. */
export type Given<Values> = { readonly [Name in keyof Values]: SQL<Values[Name]> };

const get = (_: object, name: string | symbol) => sql`${sql.placeholder(String(name))}`;
/** Without this, `...rest` of the values would be nothing, silently. */
const ownKeys = () => {
  throw new Error("the values of a prepared query are taken one by one, by name");
};
/** Each property is the placeholder of that name, whatever the name. */
const givenOf = <Values>() => new Proxy({}, { get, ownKeys }) as Given<Values>;

const nameOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * A query that is built and parsed once for each connection and then only gets new values: for what is asked in every
 * order, message or page view. The columns say what the rows are:
 *
 *     const numberOf = preparedQuery((tx, given: Given<{ shopId: string; id: string }>) =>
 *       tx.select({ number: orders.number }).from(orders)
 *         .where(and(eq(orders.shopId, given.shopId), eq(orders.id, given.id))));
 *     const [row] = await numberOf(tx, { shopId, id });
 *
 * Everything that changes from call to call is a value: what was computed while building stays as it was.
 */
export function preparedQuery<Values extends Record<string, unknown>, Result>(
  build: (tx: Tx, given: Given<Values>) => Builder<Result>,
): (tx: Tx, values: Values) => Promise<Result> {
  const prepared = new WeakMap<Tx["$client"], ReturnType<Builder<Result>["prepare"]>>();
  return (tx, values) => {
    const known = prepared.get(tx.$client);
    if (known) return known.execute(values);
    const query = build(tx, givenOf<Values>());
    const made = query.prepare(nameOf(query.toSQL().sql));
    prepared.set(tx.$client, made);
    return made.execute(values);
  };
}
