import type { Hono } from "hono";
import type { DatabaseHealth } from "../../db/connections/database-health.ts";

/** `/livez`: the process responds. `/readyz`: it can do its work and is not shutting down. */
export function healthRoutes(app: Hono, databaseHealth: DatabaseHealth, isStopping: () => boolean): void {
  app.get("/livez", (c) => c.json({ live: true }));
  app.get("/readyz", (c) => {
    const ready = !isStopping() && databaseHealth.state() === "ready";
    if (!ready) c.header("retry-after", "2");
    return c.json({ ready }, ready ? 200 : 503);
  });
}
