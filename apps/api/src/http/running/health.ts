import type { Hono } from "hono";
import type { Pulse } from "../../db/connections/pulse.ts";

/** `/livez`: the process answers. `/readyz`: it can do its work, and is not on its way out. */
export function healthRoutes(app: Hono, pulse: Pulse, isStopping: () => boolean): void {
  app.get("/livez", (c) => c.json({ live: true }));
  app.get("/readyz", (c) => {
    const ready = !isStopping() && pulse.state() === "ready";
    if (!ready) c.header("retry-after", "2");
    return c.json({ ready }, ready ? 200 : 503);
  });
}
