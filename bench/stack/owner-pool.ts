import pg from "pg";

/**
 * Connections for what a bench asks the database as its owner. One that ends with its server is no failure, not even
 * while the pool is closed: by then the pool does not listen any more.
 */
export function openOwnerPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "bench" });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
