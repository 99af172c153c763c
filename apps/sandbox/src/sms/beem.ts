import { Hono } from "hono";
import { listOf, objectOf, parseJson, textOf } from "../whatsapp/json.ts";
import type { SmsAccount } from "./accounts.ts";
import type { Sms } from "./book.ts";
import { answerSms, basicOf, enter, type SmsDeps } from "./provider.ts";
import type { Reason } from "./switches.ts";

const refusals: Readonly<Record<Reason, { code: number; message: string }>> = {
  credentials: { code: 120, message: "Invalid Authentication Parameters" },
  balance: { code: 102, message: "Insufficient balance" },
  sender: { code: 111, message: "Invalid Sender Id" },
  number: { code: 101, message: "Invalid phone number" },
  content: { code: 104, message: "Please provide all required parameters" },
  blocked: { code: 106, message: "No route mapping to your account" },
  busy: { code: 429, message: "Too Many Requests" },
  expired: { code: 103, message: "Network timeout" },
  other: { code: 106, message: "No route mapping to your account" },
};

/** What became of it, in Beem's words: as in its answers to a query. */
export function beemReport({ id, to, state, reason }: Sms): unknown {
  const failure = reason === "expired" ? "EXPIRED" : reason === "blocked" ? "REJECTED" : "FAILED";
  return { request_id: id, recipient_id: 1, dest_addr: to, status: state === "delivered" ? "DELIVERED" : failure };
}

/** Beem Africa's API, below `/sms/beem`. */
export function beem(deps: SmsDeps): Hono {
  const app = new Hono();
  const turnedAway = () => Response.json({ data: refusals.credentials }, { status: 401 });
  const refused = (reason: Reason) => {
    if (reason === "credentials") return turnedAway();
    return Response.json(refusals[reason], { status: reason === "busy" ? 429 : 400 });
  };
  const accountOf = (c: Parameters<typeof basicOf>[0]): SmsAccount | undefined => enter(deps, "beem", basicOf(c));

  app.post("/v1/send", async (c) => {
    const account = accountOf(c);
    if (!account) return turnedAway();
    const body = objectOf(parseJson(await c.req.text()));
    const recipients = listOf(body.recipients).map(objectOf);
    const to = textOf(recipients[0]?.dest_addr) ?? "";
    const isWhole = recipients.length === 1 && recipients[0]?.recipient_id !== undefined && "encoding" in body;
    if (!isWhole || !textOf(body.message)) return refused("content");
    const asked = { from: textOf(body.source_addr) ?? "", to, text: String(body.message), reference: null };
    return answerSms(deps, c, [account, asked], {
      refused,
      accepted: ({ id }) =>
        c.json({
          ...{ successful: true, request_id: Number(id), code: 100, message: "Message Submitted Successfully" },
          ...{ valid: 1, invalid: 0, duplicates: 0 },
        }),
    });
  });
  app.get("/public/v1/vendors/balance", (c) => {
    const account = accountOf(c);
    return account ? c.json({ data: { credit_balance: account.balance } }) : turnedAway();
  });
  app.get("/public/v1/sender-names", (c) => {
    const account = accountOf(c);
    if (!account) return turnedAway();
    const created = new Date(0).toISOString();
    return c.json({
      data: account.sender_ids.map((senderid, at) => ({ id: String(at + 1), senderid, status: "active", created })),
    });
  });
  return app;
}
