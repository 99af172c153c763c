import pg from "pg";

/**
 * Connections for a bench's queries as the database owner. A connection that ends with its server is no error, not even
 * while the pool is closed: by then the pool no longer listens for errors.
 */
export function openOwnerPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "bench" });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
