import { createHmac, timingSafeEqual } from "node:crypto";
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
import { type Admission, type NoAdmission, openSession } from "./open-session.ts";
import { problemOfCollect, problemOfRefund, refused, shillingsOf, unknown } from "./outcomes.ts";
import type { Outcome, PaymentGateway, RefusalReason } from "./port.ts";

/** `callbackKey`: of the portal's callback authentication; undefined: callbacks carry no hash. */
export type AirtelAccount = { clientId: string; clientSecret: string; callbackKey: string | undefined };

const Token = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.union([z.string(), z.number()]),
});
const Answer = z.object({
  data: z.optional(
    z.nullable(
      z.object({
        transaction: z.optional(
          z.object({
            id: z.optional(z.nullable(z.string())),
            status: z.optional(z.nullable(z.string())),
            airtel_money_id: z.optional(z.nullable(z.string())),
          }),
        ),
      }),
    ),
  ),
  status: z.object({
    result_code: z.optional(z.nullable(z.string())),
    response_code: z.optional(z.nullable(z.string())),
    success: z.optional(z.boolean()),
  }),
});
const Told = z.object({
  transaction: z.looseObject({ id: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)) }),
  hash: z.optional(z.string()),
});

/** Ambiguous, in process, timed out: these leave everything open, whatever stands beside them. */
const open = new Set(["DP00800001000", "DP00800001006", "DP00800001024"]);
/** On a prompt, success says no more than this. */
const promptIsThere = new Set(["", "DP00800001001", "DP00800001006"]);
/** The codes that are certain; whatever is new is not. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  ...{ DP00800001002: "wrong_pin", DP00800001003: "limit", DP00800001004: "invalid", DP00800001005: "expired" },
  ...{ DP00800001007: "no_balance", DP00800001008: "declined", DP00800001010: "unavailable" },
  DP00800001029: "expired",
};
const problems: Readonly<Record<string, RefusalReason>> = {
  ...{ ESB000008: "invalid", ESB000033: "unknown_number", ESB000036: "unknown_number" },
};
const askedBefore = "ESB000041";
const absent = new Set(["ESB000045", "DP00800001025"]);
/** An answer is on its way this long, and a token that runs out meanwhile is refused. */
const marginMs = 10_000;

const isTurnedAway = (reply: Reply) => reply?.status === 401;

function readAnswer(reply: Reply) {
  const { data } = Answer.safeParse(reply?.body);
  const [result, response] = [data?.status.result_code ?? "", data?.status.response_code ?? ""];
  const known = reply !== undefined && reply.status < 500 && data !== undefined;
  return { known, result, response, success: data?.status.success === true, transaction: data?.data?.transaction };
}

/** Documents differ on what the hash is of: the whole body without it, or the transaction in it. */
function isSigned({ transaction, hash = "" }: z.output<typeof Told>, key: string): boolean {
  const given = Buffer.from(hash);
  return [{ transaction }, transaction].some((signed) => {
    const own = Buffer.from(createHmac("sha256", key).update(JSON.stringify(signed)).digest("base64"));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

/** Airtel Money in Tanzania, at the host of the settings. */
export function airtel(
  { address, timeoutMs = usualTimeoutMs, now = Date.now }: ProviderSettings,
  account: AirtelAccount,
): PaymentGateway {
  async function admit(signal: AbortSignal): Promise<Admission | NoAdmission> {
    const json = {
      ...{ client_id: account.clientId, client_secret: account.clientSecret, grant_type: "client_credentials" },
    };
    const reply = await askProvider(
      urlUnder(address, "auth/oauth2/token"),
      { method: "POST", headers: {}, json },
      signal,
    );
    if (reply === undefined) return "silence";
    const token = Token.safeParse(reply.body).data;
    if (reply.status === 200 && token)
      return {
        token: token.access_token,
        until: now() + Math.max(0, (Number(token.expires_in) || 0) * 1000 - marginMs),
      };
    return isTurnedAway(reply) ? "credentials" : "answer";
  }
  const session = openSession(admit, { now });
  const send = (path: string, { method, json }: Omit<Sent, "headers">) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = (token: string) => {
      const headers = { authorization: `Bearer ${token}`, "x-country": "TZ", "x-currency": "TZS" };
      return askProvider(urlUnder(address, path), { method, json, headers }, signal);
    };
    return session(signal, ask, isTurnedAway);
  };

  /** What moves money. @param done what a success means */
  async function move(path: string, json: unknown, done: (found: ReturnType<typeof readAnswer>) => Outcome) {
    const reply = await send(path, { method: "POST", json });
    if (reply === "credentials") return refused("credentials");
    if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
    if (isTurnedAway(reply)) return unknown("credentials");
    const found = readAnswer(reply);
    const { known, result, response, success } = found;
    if (!known) return unknown("answer", response);
    if (result === askedBefore) return unknown("asked_before", result);
    if (success && reply.status < 300) return done(found);
    if (success) return unknown("answer", response);
    if (/^ROUTER\d+$/.test(result)) return refused("credentials", result);
    // What was not taken at the door has a code of its own; the other may then be anything.
    if (problems[result]) return refused(problems[result], result);
    return reasons[response] ? refused(reasons[response], response) : unknown("answer", response);
  }

  return {
    firstQueryMs: 180_000,

    collect: async (ask) => {
      const place = { country: "TZ", currency: ask.currency };
      const json = {
        reference: ask.reference,
        subscriber: { ...place, msisdn: ask.phone.slice("+255".length) },
        transaction: { ...place, amount: shillingsOf(ask.amountMinor), id: ask.reference },
      };
      return (
        problemOfCollect(ask) ??
        move("merchant/v1/payments/", json, ({ response }) =>
          promptIsThere.has(response) ? { result: "waiting", providerRef: undefined } : unknown("answer", response),
        )
      );
    },

    query: async ({ reference }) => {
      const reply = await send(`standard/v1/payments/${encodeURIComponent(reference)}`, { method: "GET" });
      if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
      if (isTurnedAway(reply)) return unknown("credentials");
      const { known, result, response, transaction } = readAnswer(reply);
      if (!known) return unknown("answer", response);
      if (absent.has(result) || absent.has(response)) return { result: "absent" };
      const { id, status, airtel_money_id } = transaction ?? {};
      if (reply.status >= 300 || (id ?? reference) !== reference) return unknown("answer", response);
      if (status === "TS" && airtel_money_id) return { result: "done", amount: undefined, networkRef: airtel_money_id };
      if (status === "TIP") return { result: "waiting", providerRef: undefined };
      if (status === "TE") return refused("expired", response);
      return status === "TF" && !open.has(response)
        ? refused(reasons[response] ?? "failed", response)
        : unknown("answer", response);
    },

    refund: async (ask) => {
      if (ask.amountMinor !== ask.payment.amountMinor) return refused("unsupported");
      const json = { transaction: { airtel_money_id: ask.payment.networkRef } };
      return (
        problemOfRefund(ask) ??
        move("standard/v1/payments/refund", json, ({ transaction, response }) =>
          transaction?.status === "SUCCESS" && transaction.airtel_money_id
            ? { result: "done", amount: undefined, networkRef: transaction.airtel_money_id }
            : unknown("answer", response),
        )
      );
    },

    payouts: undefined,

    readCallback: (_, body) => {
      const { data } = Told.safeParse(parseJson(body));
      if (data === undefined) return undefined;
      if (account.callbackKey !== undefined && !isSigned(data, account.callbackKey)) return undefined;
      return { reference: data.transaction.id, answer: undefined };
    },
  };
}
