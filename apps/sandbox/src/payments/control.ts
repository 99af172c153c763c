import { Hono } from "hono";
import { numberOf } from "../whatsapp/json.ts";
import { type ProviderDeps, readBody } from "./provider.ts";
import type { Push } from "./purses.ts";

const choices = ["paid", "declined", "wrong_pin"] as const;

/** What tests and the phones ask, which no provider has: all under `/_payments`. */
export function control({ purses, payouts, accounts, callbacks }: ProviderDeps): Hono {
  const app = new Hono();
  app.get("/accounts", (c) => c.json(accounts.list()));
  app.post("/accounts/:network", async (c) => {
    if (!accounts.add(c.req.param("network"), await readBody(c))) return c.json({ detail: "No such network" }, 404);
    return c.json(accounts.list());
  });
  app.get("/phones/:msisdn", (c) => c.json({ balance: purses.balanceOf(c.req.param("msisdn")) }));
  app.post("/phones/:msisdn", async (c) => {
    const balance = Math.max(0, Math.trunc(numberOf((await readBody(c)).balance) ?? 0));
    purses.setBalance(c.req.param("msisdn"), balance);
    return c.json({ balance });
  });
  app.get("/pushes", (c) => c.json(purses.list()));
  /** The owner of the phone answers the prompt: `{ "choice": "paid" }`, with or without a PIN. */
  app.post("/pushes/:id", async (c) => {
    const isIt = ({ id, reference }: Push) => [id, reference].includes(c.req.param("id"));
    const push = purses.list().find(isIt);
    const { choice } = await readBody(c);
    const chosen = choices.find((one) => one === choice);
    if (!push || !chosen) return c.json({ detail: "No such prompt, or nothing one can do with it" }, 404);
    purses.settle(push, chosen);
    await callbacks.idle();
    return c.json(push);
  });
  app.get("/payouts", (c) => c.json(payouts.list()));
  app.get("/seen", (c) => {
    const { network, reference } = c.req.query();
    const isAsked = (value: string, asked: string | undefined) => asked === undefined || asked === value;
    return c.json(purses.seen.filter((seen) => isAsked(seen.network, network) && isAsked(seen.reference, reference)));
  });
  app.get("/callbacks", (c) => c.json(callbacks.told));
  /** Resolves once no callback is on its way. */
  app.post("/idle", async (c) => {
    await callbacks.idle();
    return c.json({ success: true });
  });
  app.post("/reset", (c) => {
    purses.reset();
    payouts.reset();
    callbacks.told.length = 0;
    return c.json({ success: true });
  });
  return app;
}
