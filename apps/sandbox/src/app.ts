import { Hono } from "hono";
import { ipLocation } from "./ip-location.ts";
import { type WhatsappOptions, whatsapp } from "./whatsapp/whatsapp.ts";

/** Stand-ins for outside services, each on the wire format of the real one. Nothing is stored beyond the process. */
export function createApp(options: WhatsappOptions = {}): Hono {
  const app = new Hono();
  app.get("/livez", (c) => c.json({ status: "ok" }));
  app.route("/ip-location", ipLocation());
  app.route("/", whatsapp(options));
  return app;
}
