import * as z from "zod/mini";
import {
  askProvider,
  type ProviderSettings,
  parseJson,
  type Reply,
  type Sent,
  urlUnder,
  usualTimeoutMs,
} from "../asking/ask-provider.ts";
import { type Checksum, checksumOf, isChecksumOf } from "./clickpesa-checksum.ts";
import { clickpesaPayouts } from "./clickpesa-payouts.ts";
import { type Admission, type NoAdmission, openSession } from "./open-session.ts";
import { minorOf, problemOfCollect, refused, shillingsOf, unknown } from "./outcomes.ts";
import type { Outcome, PaymentGateway } from "./port.ts";

/** `checksum`: as it is switched on in ClickPesa's dashboard; undefined: neither requests nor webhooks carry one. */
export type ClickpesaAccount = { clientId: string; apiKey: string; checksum: Checksum | undefined };

const Token = z.object({ success: z.literal(true), token: z.string().check(z.minLength(1)) });
const Preview = z.object({ activeMethods: z.array(z.object({ status: z.string() })) });
const Payment = z.object({
  id: z.optional(z.string()),
  status: z.string(),
  orderReference: z.string(),
  paymentReference: z.optional(z.nullable(z.string())),
  collectedAmount: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  collectedCurrency: z.optional(z.nullable(z.string())),
});
type Payment = z.output<typeof Payment>;
const Problem = z.object({ message: z.string() });
const Webhook = z.looseObject({
  event: z.string(),
  data: z.looseObject({ orderReference: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)) }),
  checksum: z.optional(z.string()),
});

const paid = new Set(["SUCCESS", "SETTLED"]);
const open = new Set(["PROCESSING", "PENDING", "ON-HOLD"]);
/** It lives an hour. */
const tokenMs = 50 * 60_000;

const isTurnedAway = (reply: Reply) => reply?.status === 401;

/** What a payment says of itself. One that is of another reference says nothing. */
function outcomeOf(payment: Payment | undefined, reference: string): Outcome {
  if (payment === undefined || payment.orderReference !== reference) return unknown("answer");
  const { status, id, paymentReference, collectedAmount, collectedCurrency } = payment;
  if (open.has(status)) return { result: "waiting", providerRef: id };
  if (status === "FAILED") return refused("failed", status);
  const minor = minorOf(collectedAmount ?? "");
  const networkRef = paymentReference || id;
  if (!paid.has(status) || minor === undefined || !collectedCurrency || !networkRef) return unknown("answer", status);
  return { result: "done", amount: { minor, currency: collectedCurrency }, networkRef };
}

/** What an answer that is no success says of a push that was asked for. */
function problemIn({ status, body }: NonNullable<Reply>): Outcome {
  const message = Problem.safeParse(body).data?.message;
  if (isTurnedAway({ status, body })) return unknown("credentials");
  if (status >= 500 || message === undefined) return unknown("answer", `HTTP-${status}`);
  if (status === 409 || /already used/i.test(message)) return unknown("asked_before");
  if (status === 400 || status === 404) return refused("invalid", `HTTP-${status}`);
  return unknown("answer", `HTTP-${status}`);
}

/** ClickPesa, for the networks behind it; `address` ends in `/third-parties`. */
export function clickpesa(
  { address, timeoutMs = usualTimeoutMs, now = Date.now }: ProviderSettings,
  account: ClickpesaAccount,
): PaymentGateway {
  async function admit(signal: AbortSignal): Promise<Admission | NoAdmission> {
    const headers = { "client-id": account.clientId, "api-key": account.apiKey };
    const reply = await askProvider(urlUnder(address, "generate-token"), { method: "POST", headers }, signal);
    if (reply === undefined) return "silence";
    const { data } = Token.safeParse(reply.body);
    if (reply.status < 300 && data) return { token: data.token.replace(/^Bearer /, ""), until: now() + tokenMs };
    return isTurnedAway(reply) ? "credentials" : "answer";
  }
  const session = openSession(admit, { now });
  const send = (path: string, { method, json }: Omit<Sent, "headers">, signal = AbortSignal.timeout(timeoutMs)) => {
    const ask = (token: string) =>
      askProvider(urlUnder(address, path), { method, json, headers: { authorization: `Bearer ${token}` } }, signal);
    return session(signal, ask, isTurnedAway);
  };

  return {
    firstQueryMs: 10_000,

    collect: async (ask) => {
      const problem = problemOfCollect(ask);
      if (problem) return problem;
      const payload = {
        amount: String(shillingsOf(ask.amountMinor)),
        currency: ask.currency,
        orderReference: ask.reference,
        phoneNumber: ask.phone.slice(1),
      };
      const json = account.checksum ? { ...payload, checksum: checksumOf(payload, account.checksum) } : payload;
      const signal = AbortSignal.timeout(timeoutMs);
      const push = (step: string) => send(`payments/${step}-ussd-push-request`, { method: "POST", json }, signal);

      const preview = await push("preview");
      if (preview === "credentials") return refused("credentials");
      if (preview === undefined || typeof preview === "string") return unknown(preview ?? "silence");
      if (preview.status >= 300) return problemIn(preview);
      const methods = Preview.safeParse(preview.body).data?.activeMethods;
      if (methods === undefined) return unknown("answer");
      if (!methods.some(({ status }) => status === "AVAILABLE")) return refused("unavailable");

      const reply = await push("initiate");
      if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
      return reply.status < 300 ? outcomeOf(Payment.safeParse(reply.body).data, ask.reference) : problemIn(reply);
    },

    query: async ({ reference }) => {
      const reply = await send(`payments/${encodeURIComponent(reference)}`, { method: "GET" });
      if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
      if (isTurnedAway(reply)) return unknown("credentials");
      if (reply.status === 404 && Problem.safeParse(reply.body).success) return { result: "absent" };
      const list = z.array(Payment).safeParse(reply.body).data;
      if (reply.status >= 300 || list === undefined) return unknown("answer", `HTTP-${reply.status}`);
      if (list.length === 0) return { result: "absent" };
      const own = list.filter(({ orderReference }) => orderReference === reference);
      const first = (states: Set<string>) => own.find(({ status }) => states.has(status));
      return outcomeOf(first(paid) ?? first(open) ?? own[0], reference);
    },

    // Money goes back by a payout, which is another payment with an account of its own.
    refund: async () => refused("unsupported"),
    payouts: clickpesaPayouts(send, { account, timeoutMs }),

    readCallback: (headers, body) => {
      const { data } = Webhook.safeParse(parseJson(body));
      if (data === undefined) return undefined;
      if (account.checksum) {
        const given = headers.get("x-clickpesa-signature") ?? data.checksum ?? "";
        const signed = account.checksum.kind === "values" ? data.data : data;
        if (!isChecksumOf(given, signed, account.checksum)) return undefined;
      }
      return { reference: data.data.orderReference, answer: undefined };
    },
  };
}
