import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import { localOnly } from "../local-only.ts";
import { Callbacks } from "../payments/callbacks.ts";
import type { Fetch } from "../whatsapp/webhooks/deliveries.ts";
import { SmsAccounts } from "./accounts.ts";
import { africasTalking, africasTalkingReport } from "./africas-talking.ts";
import { beem, beemReport } from "./beem.ts";
import { SmsBook } from "./book.ts";
import { control } from "./control.ts";
import { feed } from "./feed.ts";
import { nextsms, nextsmsReport } from "./nextsms.ts";
import { portal } from "./portal.ts";

/** Providers of SMS, with the phones that get them. */
export function sms({ clock, fetch: send = fetch }: { clock: Clock; fetch?: Fetch | undefined }): Hono {
  const book = new SmsBook(clock);
  const deps = { book, accounts: new SmsAccounts(), callbacks: new Callbacks(send) };
  const reports = {
    beem: beemReport,
    nextsms: (one: Parameters<typeof nextsmsReport>[0]) => nextsmsReport(one, clock.now()),
    africas_talking: africasTalkingReport,
  };
  book.tellBy(({ provider, callback_url }, one) => deps.callbacks.send(provider, callback_url, reports[provider](one)));
  const app = new Hono();
  app.use(localOnly);
  app.route("/_sms", control(deps));
  app.route("/sandbox/sms", feed(book));
  app.route("/sandbox/sms", portal(deps.accounts));
  app.route("/sms/beem", beem(deps));
  app.route("/sms/nextsms", nextsms(deps));
  app.route("/sms/africas-talking", africasTalking(deps));
  return app;
}
