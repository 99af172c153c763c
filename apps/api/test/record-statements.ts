import pg from "pg";

/** Whether the database may be written to: asked now and then, and for nobody. */
const healthCheck = /^select current_setting\('transaction_read_only'\)/;

/**
 * Records the statements sent to the database while `work` runs, each with its last values. `kinds`: how they begin.
 */
export async function recordStatements(
  work: () => Promise<void>,
  kinds = /^\s*(select|with|update|delete)\b/i,
): Promise<Map<string, unknown[]>> {
  const recorded = new Map<string, unknown[]>();
  const query = pg.Client.prototype.query;
  const spy = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args;
    const read = Object.getOwnPropertyDescriptor(config ?? {}, "read")?.value;
    if (read) recorded.set(read.statement.text, read.values);
    const text = typeof config === "string" ? config : Object.getOwnPropertyDescriptor(config ?? {}, "text")?.value;
    const given = Array.isArray(values) ? values : Object.getOwnPropertyDescriptor(config ?? {}, "values")?.value;
    if (typeof text === "string" && kinds.test(text) && !healthCheck.test(text))
      recorded.set(text, Array.isArray(given) ? given : []);
    return Reflect.apply(query, this, args);
  };
  Object.defineProperty(pg.Client.prototype, "query", { value: spy, configurable: true, writable: true });
  try {
    await work();
  } finally {
    Object.defineProperty(pg.Client.prototype, "query", { value: query, configurable: true, writable: true });
  }
  return recorded;
}
