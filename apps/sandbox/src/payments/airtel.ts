import { createHmac } from "node:crypto";
import type { Context, Hono } from "hono";
import { type Json, numberOf, objectOf, textOf } from "../whatsapp/json.ts";
import type { AirtelAccount } from "./accounts.ts";
import { answerPush, type ProviderDeps, provider, readBody } from "./provider.ts";
import { newCode, type Push } from "./purses.ts";

const tokenMs = 180_000;

type Result = { http?: 200 | 400 | 404; message: string; result_code: string; response_code: string };
const results = {
  sent: { message: "Success.", result_code: "ESB000010", response_code: "DP00800001006" },
  found: { message: "SUCCESS", result_code: "ESB000010", response_code: "DP00800001001" },
  invalid: { http: 400, message: "Invalid request", result_code: "ESB000008", response_code: "DP00800001004" },
  msisdn: { http: 400, message: "Invalid MSISDN", result_code: "ESB000033", response_code: "DP00800001005" },
  twice: { http: 400, message: "Duplicate transaction id", result_code: "ESB000041", response_code: "DP00800001000" },
  none: { http: 404, message: "No transaction found", result_code: "ESB000045", response_code: "DP00800001025" },
  refused: { http: 400, message: "Transaction refused", result_code: "ESB000001", response_code: "DP00800001008" },
} satisfies Record<string, Result>;

/** What became of a push: the status of the enquiry, and the code that says why. */
const states: Readonly<Record<Push["state"], readonly [status: string, code: string, words: string]>> = {
  waiting: ["TIP", "DP00800001006", "Transaction in progress"],
  paid: ["TS", "DP00800001001", "Transaction successful"],
  refunded: ["TS", "DP00800001001", "Transaction successful"],
  declined: ["TF", "DP00800001008", "Transaction refused"],
  no_balance: ["TF", "DP00800001007", "Insufficient funds"],
  wrong_pin: ["TF", "DP00800001002", "Incorrect PIN"],
  expired: ["TE", "DP00800001029", "Transaction expired"],
};

function say(c: Context, result: Result, data: Json = {}) {
  const { http = 200, ...said } = result;
  return c.json({ data, status: { code: String(http), ...said, success: http === 200 } }, http);
}

/** Signs what is sent, or the transaction in it. */
function hashOf(content: Json, { callback_key, hash_of }: AirtelAccount): string {
  const signed = hash_of === "transaction" ? content.transaction : content;
  return createHmac("sha256", callback_key).update(JSON.stringify(signed)).digest("base64");
}

/** Airtel Money's API, below `/airtel`. */
export function airtel(deps: ProviderDeps): Hono {
  const { purses, accounts, callbacks } = deps;
  const tokens = new Map<string, { account: AirtelAccount; until: number }>();
  const app = provider(
    deps,
    "airtel",
    (c, body) => objectOf(body.transaction).id ?? /\/payments\/(\w+)$/.exec(c.req.path)?.[1],
  );

  /** @returns the account, or what turns away who asks. */
  const enter = (c: Context): AirtelAccount | Response => {
    const [, token = ""] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const known = tokens.get(token);
    if (!known || known.until <= purses.clock.now())
      return c.json({ error_description: "Invalid access token", error: "invalid_token" }, 401);
    if (c.req.header("x-country") !== "TZ")
      return say(c, { http: 400, message: "Invalid country", result_code: "ROUTER006", response_code: "" });
    if (c.req.header("x-currency") !== "TZS")
      return say(c, { http: 400, message: "Invalid currency", result_code: "ROUTER112", response_code: "" });
    return known.account;
  };

  purses.tellBy("airtel", (push, amount) => {
    const account = accounts.airtel.get(push.account);
    const [status, , words] = states[push.state];
    const isPaid = status === "TS";
    const message = isPaid ? `Paid TZS ${amount} to ${push.merchant}, TID ${push.receipt}` : words;
    const transaction = {
      ...{ id: push.reference, message, status_code: isPaid ? "TS" : "TF" },
      airtel_money_id: isPaid ? push.receipt : "",
    };
    if (!account) return;
    const hash = account.callback_key === "" ? undefined : hashOf({ transaction }, account);
    callbacks.send("airtel", account.callback_url, { transaction, hash });
  });

  app.post("/auth/oauth2/token", async (c) => {
    const { client_id, client_secret, grant_type } = await readBody(c);
    const account = accounts.airtel.get(textOf(client_id) ?? "");
    if (account?.client_secret !== client_secret || grant_type !== "client_credentials" || !account)
      return c.json({ error_description: "Invalid client authentication", error: "invalid_client" }, 401);
    const access_token = newCode(32);
    tokens.set(access_token, { account, until: purses.clock.now() + tokenMs });
    return c.json({ access_token, expires_in: String(tokenMs / 1000), token_type: "bearer" });
  });

  app.post("/merchant/v1/payments/", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const { reference, subscriber, transaction } = await readBody(c);
    const { msisdn, country, currency } = objectOf(subscriber);
    const { amount, id } = objectOf(transaction);
    if (!/^[67]\d{8}$/.test(textOf(msisdn) ?? "")) return say(c, results.msisdn);
    const shillings = numberOf(amount) ?? 0;
    const isRight = country === "TZ" && currency === "TZS" && Number.isInteger(shillings) && shillings > 0;
    if (!isRight || !/^.{4,64}$/.test(textOf(reference) ?? "") || !/^\w{1,64}$/.test(textOf(id) ?? ""))
      return say(c, results.invalid);
    if (purses.find("airtel", account.client_id, String(id))) return say(c, results.twice);
    const push = purses.ask({
      network: "airtel",
      ...{ account: account.client_id, merchant: account.name, reference: String(id) },
      ...{ msisdn: `255${msisdn}`, amount: shillings },
    });
    return answerPush(deps, c, push, () =>
      say(c, results.sent, { transaction: { id: push.reference, status: "SUCCESS" } }),
    );
  });

  app.post("/standard/v1/payments/refund", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const { airtel_money_id } = objectOf((await readBody(c)).transaction);
    const push = purses.find("airtel", account.client_id, textOf(airtel_money_id) ?? "");
    if (!push) return say(c, results.none);
    if (!purses.giveBack(push, push.amount)) return say(c, results.refused);
    return say(c, results.found, { transaction: { airtel_money_id: newCode(12), status: "SUCCESS" } });
  });

  app.get("/standard/v1/payments/:id", (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const push = purses.find("airtel", account.client_id, c.req.param("id"));
    if (!push) return say(c, results.none);
    const [status, response_code, message] = states[push.state];
    const airtel_money_id = status === "TS" ? push.receipt : "";
    return say(
      c,
      { ...results.found, response_code },
      { transaction: { airtel_money_id, id: push.reference, message, status } },
    );
  });
  return app;
}
