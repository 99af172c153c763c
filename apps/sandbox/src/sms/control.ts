import { Hono } from "hono";
import { readBody } from "../payments/provider.ts";
import { textOf } from "../whatsapp/json.ts";
import type { SmsDeps } from "./provider.ts";
import { switchesIn } from "./switches.ts";

/** What tests ask, which no provider has: all under `/_sms`. */
export function control({ book, accounts, callbacks }: SmsDeps): Hono {
  const app = new Hono();
  app.get("/accounts", (c) => c.json(accounts.list()));
  app.post("/accounts/:provider", async (c) => {
    const account = accounts.change(c.req.param("provider"), await readBody(c));
    return account ? c.json(account) : c.json({ detail: "No such provider" }, 404);
  });
  app.get("/book", (c) => {
    const asked = Object.entries(c.req.query());
    const all = book.list().map((sms) => ({ ...sms, at: new Date(sms.at).toISOString() }));
    return c.json(all.filter((sms) => asked.every(([name, value]) => String(Reflect.get(sms, name)) === value)));
  });
  app.post("/switches", async (c) => {
    const input = await readBody(c);
    const user = textOf(input.account);
    book.setSwitches(switchesIn(input), user);
    return c.json(book.switchesOf(user));
  });
  app.get("/reports", (c) => c.json(callbacks.told));
  /** Resolves once no report is on its way. */
  app.post("/idle", async (c) => {
    await callbacks.idle();
    return c.json({ success: true });
  });
  app.post("/reset", (c) => {
    book.reset();
    callbacks.told.length = 0;
    return c.json({ success: true });
  });
  return app;
}
