import { type Context, Hono } from "hono";
import { cut } from "../cut.ts";
import { type Json, objectOf, parseJson } from "../whatsapp/json.ts";
import type { Accounts } from "./accounts.ts";
import type { Callbacks } from "./callbacks.ts";
import type { Payouts } from "./payouts/payouts.ts";
import { scriptOf } from "./phone-scripts.ts";
import type { Network, Purses, Push, Seen } from "./purses.ts";

export type ProviderDeps = { purses: Purses; payouts: Payouts; accounts: Accounts; callbacks: Callbacks };

export const readBody = async (c: Context): Promise<Json> => objectOf(parseJson(await c.req.text()));

/** An empty provider that remembers what it was asked. @param referenceOf where our reference is in a request */
export function provider(
  { purses }: ProviderDeps,
  network: Network,
  referenceOf: (c: Context, body: Json) => unknown,
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const reference = String(referenceOf(c, await readBody(c)) ?? "");
    const at = new Date(purses.clock.now()).toISOString();
    const seen: Seen = { at, network, method: c.req.method, path: c.req.path, reference, status: null };
    purses.see(seen);
    await next();
    seen.status = c.res.status;
  });
  return app;
}

/** The answer to who asked for a push, as the phone's script has it. */
export async function answerPush({ callbacks }: ProviderDeps, c: Context, push: Push, answer: () => Response) {
  const { tellsFirst, losesAnswer } = scriptOf(push.msisdn);
  if (tellsFirst) await callbacks.idle();
  return losesAnswer ? cut(c) : answer();
}
