import type { Context, Hono } from "hono";
import { cut } from "../../cut.ts";
import { type Json, textOf } from "../../whatsapp/json.ts";
import type { ClickpesaAccount } from "../accounts.ts";
import { readBody } from "../provider.ts";
import { type Payout, type Payouts, payoutScriptOf } from "./payouts.ts";

/** What a payout looks like, also in what is told of it. */
export const describePayout = (payout: Payout) => ({
  id: payout.id,
  createdAt: new Date(payout.at).toISOString(),
  orderReference: payout.reference,
  amount: String(payout.amount),
  currency: "TZS",
  fee: "0",
  status: payout.state,
  channel: "MOBILE MONEY",
});

type Options = {
  payouts: Payouts;
  enter: (c: Context) => ClickpesaAccount | Response;
  isSigned: (body: Json, account: ClickpesaAccount) => boolean;
};

/** What is wrong with a payout, in the service's words. */
function problemOf(body: Json): string | undefined {
  const isWhole = typeof body.amount === "number" && Number.isSafeInteger(body.amount) && body.amount > 0;
  if (!isWhole) return "amount must be a whole number";
  if (body.currency !== "TZS") return "currency must be TZS";
  if (!/^[0-9A-Za-z]{1,64}$/.test(textOf(body.orderReference) ?? "")) return "orderReference must be alphanumeric";
  return /^255\d{9}$/.test(textOf(body.phoneNumber) ?? "") ? undefined : "phoneNumber must start with country code";
}

/** Payouts to wallets, on the paths below `/clickpesa`. */
export function clickpesaPayouts(app: Hono, { payouts, enter, isSigned }: Options): void {
  const refuse = (c: Context, body: Json, account: ClickpesaAccount): Response | undefined => {
    const problem = problemOf(body) ?? (isSigned(body, account) ? undefined : "Invalid checksum");
    if (problem) return c.json({ message: problem, statusCode: 400 }, 400);
    const reference = String(body.orderReference);
    if (!payouts.find(account.client_id, reference)) return undefined;
    return c.json({ message: `Order reference ${reference} already used`, statusCode: 409 }, 409);
  };

  app.post("/payouts/preview-mobile-money-payout", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const body = await readBody(c);
    return refuse(c, body, account) ?? c.json({ amount: body.amount, balance: 1_000_000_000, fee: 0 });
  });

  app.post("/payouts/create-mobile-money-payout", async (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const body = await readBody(c);
    const refusal = refuse(c, body, account);
    if (refusal) return refusal;
    const asked = { msisdn: String(body.phoneNumber), amount: Number(body.amount) };
    const payout = payouts.send({ account: account.client_id, reference: String(body.orderReference), ...asked });
    if (payoutScriptOf(payout.msisdn).losesAnswer) return cut(c);
    return c.json({ ...describePayout(payout), status: "PROCESSING" });
  });

  app.get("/payouts/:reference", (c) => {
    const account = enter(c);
    if (account instanceof Response) return account;
    const payout = payouts.find(account.client_id, c.req.param("reference"));
    if (!payout) return c.json({ message: "Payout not found", statusCode: 404 }, 404);
    return c.json([describePayout(payout)]);
  });
}
