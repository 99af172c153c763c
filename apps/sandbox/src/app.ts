import { Hono } from "hono";
import { Clock } from "./clock.ts";
import { ipLocation } from "./ip-location.ts";
import { payments } from "./payments/payments.ts";
import { push } from "./push.ts";
import { sms } from "./sms/sms.ts";
import { webhooks } from "./webhooks.ts";
import { type WhatsappOptions, whatsapp } from "./whatsapp/whatsapp.ts";

/**
 * `mpesaKey`: M-Pesa's private key; undefined: one of this process alone. `paymentCallbacks`: where each network calls.
 */
type Options = WhatsappOptions & {
  mpesaKey?: string;
  paymentCallbacks?: Record<string, string>;
};

/** Stand-ins for outside services, each on the wire format of the real one. Nothing is stored beyond the process. */
export function createApp({ clock = new Clock(), mpesaKey, paymentCallbacks, ...options }: Options = {}): Hono {
  const app = new Hono();
  app.get("/livez", (c) => c.json({ status: "ok" }));
  app.route("/ip-location", ipLocation());
  app.route("/", webhooks());
  app.route("/", push());
  app.route("/", payments({ clock, fetch: options.fetch, mpesaKey, paymentCallbacks }));
  app.route("/", sms({ clock, fetch: options.fetch }));
  app.route("/", whatsapp({ ...options, clock }));
  return app;
}
