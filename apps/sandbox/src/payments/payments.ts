import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import { localOnly } from "../local-only.ts";
import type { Fetch } from "../whatsapp/webhooks/deliveries.ts";
import { Accounts } from "./accounts.ts";
import { airtel } from "./airtel.ts";
import { Callbacks } from "./callbacks.ts";
import { clickpesa } from "./clickpesa.ts";
import { control } from "./control.ts";
import { mpesa } from "./mpesa.ts";
import { Payouts } from "./payouts/payouts.ts";
import { prompts } from "./prompts.ts";
import { Purses } from "./purses.ts";

export type PaymentOptions = {
  clock: Clock;
  fetch?: Fetch;
  mpesaKey?: string;
  paymentCallbacks?: Record<string, string>;
};

/** Providers of mobile money, with the phones that pay. */
export function payments({ clock, fetch: send = fetch, mpesaKey, paymentCallbacks }: PaymentOptions): Hono {
  const accounts = new Accounts(mpesaKey, paymentCallbacks);
  const purses = new Purses(clock);
  const deps = { purses, payouts: new Payouts(purses), accounts, callbacks: new Callbacks(send) };
  const app = new Hono();
  app.use(localOnly);
  app.route("/_payments", control(deps));
  app.route("/sandbox/payments", prompts(deps.purses));
  app.route("/mpesa", mpesa(deps));
  app.route("/airtel", airtel(deps));
  app.route("/clickpesa", clickpesa(deps));
  return app;
}
