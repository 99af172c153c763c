import { createHmac } from "node:crypto";
import type { Context, Hono } from "hono";
import { isObject, type Json, textOf } from "../whatsapp/json.ts";
import type { ClickpesaAccount } from "./accounts.ts";
import { clickpesaPayouts, describePayout } from "./payouts/clickpesa-payouts.ts";
import { answerPush, type ProviderDeps, provider, readBody } from "./provider.ts";
import { newCode, type Push } from "./purses.ts";

const tokenMs = 3600_000;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
};

/** Of 2025, the values in the order of their keys; of 2026, the JSON with all keys in order. */
function checksumOf({ checksum, checksumMethod, ...payload }: Json, account: ClickpesaAccount): string {
  const text =
    account.checksum === "values"
      ? Object.keys(payload)
          .toSorted()
          .map((key) => String(payload[key]))
          .join("")
      : JSON.stringify(sorted(payload));
  return createHmac("sha256", account.checksum_key).update(text).digest("hex");
}

const statusOf = ({ state }: Push) => {
  if (state === "waiting") return "PROCESSING";
  return state === "paid" || state === "refunded" ? "SUCCESS" : "FAILED";
};
const describe = (push: Push, amount = push.amount) => ({
  id: push.id,
  status: statusOf(push),
  channel: "TIGO-PESA",
  paymentReference: push.receipt,
  orderReference: push.reference,
  collectedAmount: String(amount),
  collectedCurrency: "TZS",
  createdAt: new Date(push.at).toISOString(),
});

const isSigned = (body: Json, account: ClickpesaAccount) =>
  account.checksum_key === "" || body.checksum === checksumOf(body, account);

/** What is wrong with a push, in the service's words. */
function problemOf(body: Json, account: ClickpesaAccount): string | undefined {
  if (!/^[1-9]\d{0,11}$/.test(textOf(body.amount) ?? "")) return "amount must be a whole number";
  if (body.currency !== "TZS") return "currency must be TZS";
  if (!/^[0-9A-Za-z]{1,64}$/.test(textOf(body.orderReference) ?? "")) return "orderReference must be alphanumeric";
  if (!/^255\d{9}$/.test(textOf(body.phoneNumber) ?? "")) return "phoneNumber must start with country code";
  return isSigned(body, account) ? undefined : "Invalid checksum";
}

/** ClickPesa's API, below `/clickpesa`, which stands for its `/third-parties`. */
export function clickpesa(deps: ProviderDeps): Hono {
  const { purses, payouts, accounts, callbacks } = deps;
  const tokens = new Map<string, { account: ClickpesaAccount; until: number }>();
  const app = provider(
    deps,
    "clickpesa",
    (c, body) => body.orderReference ?? /\/(?:payments|payouts)\/(\w+)$/.exec(c.req.path)?.[1],
  );

  const enter = (c: Context): ClickpesaAccount | Response => {
    const known = tokens.get(c.req.header("authorization") ?? "");
    if (known && known.until > purses.clock.now()) return known.account;
    return c.json({ message: "Unauthorized", statusCode: 401 }, 401);
  };

  const tell = (accountId: string, content: { event: string; data: Json }) => {
    const account = accounts.clickpesa.get(accountId);
    if (!account) return;
    const { data } = content;
    if (account.checksum_key === "") callbacks.send("clickpesa", account.callback_url, content);
    else if (account.checksum === "values") {
      const signed = { ...content, checksum: checksumOf(data, account) };
      callbacks.send("clickpesa", account.callback_url, signed);
    } else {
      const headers = { "X-ClickPesa-Signature": checksumOf(content, account) };
      callbacks.send("clickpesa", account.callback_url, content, headers);
    }
  };
  purses.tellBy("clickpesa", (push, amount) => {
    const data = describe(push, amount);
    tell(push.account, { event: data.status === "SUCCESS" ? "PAYMENT RECEIVED" : "PAYMENT FAILED", data });
  });
  payouts.tellBy((payout) => {
    const event = payout.state === "REVERSED" ? "PAYOUT REVERSED" : "PAYOUT INITIATED";
    tell(payout.account, { event, data: describePayout(payout) });
  });

  app.post("/generate-token", (c) => {
    const account = accounts.clickpesa.get(c.req.header("client-id") ?? "");
    if (!account || account.api_key !== c.req.header("api-key")) return c.json({ message: "Unauthorized" }, 401);
    const token = `Bearer ${newCode(32)}`;
    tokens.set(token, { account, until: purses.clock.now() + tokenMs });
    return c.json({ success: true, token });
  });

  /** @returns what both steps refuse. */
  const refuse = (c: Context, body: Json, account: ClickpesaAccount): Response | undefined => {
    const problem = problemOf(body, account);
    if (problem) return c.json({ message: problem, statusCode: 400 }, 400);
    const reference = String(body.orderReference);
    if (!purses.find("clickpesa", account.client_id, reference)) return undefined;
    return c.json({ message: `Order reference ${reference} already used`, statusCode: 409 }, 409);
  };

  app.post("/payments/preview-ussd-push-request", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const refusal = refuse(c, await readBody(c), account);
    if (refusal) return refusal;
    return c.json({ activeMethods: [{ name: "TIGO-PESA", status: "AVAILABLE", fee: 0 }] });
  });

  app.post("/payments/initiate-ussd-push-request", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const body = await readBody(c);
    const refusal = refuse(c, body, account);
    if (refusal) return refusal;
    const push = purses.ask({
      network: "clickpesa",
      ...{ account: account.client_id, merchant: account.name, reference: String(body.orderReference) },
      ...{ msisdn: String(body.phoneNumber), amount: Number(body.amount) },
    });
    return answerPush(deps, c, push, () => c.json({ ...describe(push), status: "PROCESSING" }));
  });

  clickpesaPayouts(app, { payouts, enter, isSigned });

  app.get("/payments/:reference", (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const push = purses.find("clickpesa", account.client_id, c.req.param("reference"));
    if (!push) return c.json({ message: "Payment not found", statusCode: 404 }, 404);
    return c.json([describe(push)]);
  });
  return app;
}
