import type { Hono } from "hono";
import type { Pool } from "../../db/client.ts";

/** `/livez`: the process answers. `/readyz`: it can do its work, and is not on its way out. */
export function healthRoutes(app: Hono, pool: Pool, isStopping: () => boolean): void {
  app.get("/livez", (c) => c.json({ live: true }));
  app.get("/readyz", async (c) => {
    const ready =
      !isStopping() &&
      (await pool.query("select 1").then(
        () => true,
        () => false,
      ));
    if (!ready) c.header("retry-after", "2");
    return c.json({ ready }, ready ? 200 : 503);
  });
}
