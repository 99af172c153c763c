import { Hono } from "hono";
import { ipLocation } from "./ip-location.ts";

/** Stand-ins for outside services, each on the wire format of the real one. Nothing is stored beyond the process. */
export function createApp(): Hono {
  const app = new Hono();
  app.get("/livez", (c) => c.json({ status: "ok" }));
  app.route("/ip-location", ipLocation());
  return app;
}
