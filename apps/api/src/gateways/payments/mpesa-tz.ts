import { constants, createPublicKey, publicEncrypt, randomBytes } from "node:crypto";
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

/** `publicKey`: the platform's, base64 of its DER, as the portal shows it. */
export type MpesaAccount = { apiKey: string; publicKey: string; serviceProviderCode: string };

const Answer = z.object({
  output_ResponseCode: z.string(),
  output_SessionID: z.optional(z.string()),
  output_TransactionID: z.optional(z.string()),
  output_ResponseTransactionStatus: z.optional(z.string()),
  output_OriginalTransactionID: z.optional(z.string()),
  output_ConversationID: z.optional(z.string()),
});
type Answer = z.output<typeof Answer>;

const Result = z.object({
  input_OriginalConversationID: z.string().check(z.maxLength(60)),
  input_ThirdPartyConversationID: z.optional(z.string()),
  /** Its name in Mozambique, on the same gateway. */
  input_ThirdPartyReference: z.optional(z.string()),
});

/** The codes that are certain; all others, such as INS-9 and INS-16, leave it open whether money moved. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  ...{ "INS-4": "unknown_number", "INS-5": "declined", "INS-6": "failed", "INS-13": "credentials" },
  ...{ "INS-14": "invalid", "INS-15": "invalid", "INS-17": "invalid", "INS-18": "invalid", "INS-19": "invalid" },
  ...{ "INS-20": "invalid", "INS-21": "invalid", "INS-22": "invalid", "INS-24": "credentials" },
  ...{ "INS-25": "credentials", "INS-26": "credentials", "INS-2001": "credentials" },
  ...{ "INS-2006": "no_balance", "INS-2051": "unknown_number" },
};
const refusedStates: Readonly<Record<string, RefusalReason>> = { Cancelled: "declined", Expired: "expired" };
/** On a query: there is no such transaction. */
const absent = new Set(["INS-18", "INS-19"]);

const answerOf = (reply: Reply): Answer | undefined => Answer.safeParse(reply?.body).data;
const named = (text: string | undefined) => (text && text !== "N/A" ? text : undefined);

/** The refusal of a payment may come as a 401 as well: the code tells it from one at the door. */
const isTurnedAway = (reply: Reply) => {
  const code = answerOf(reply)?.output_ResponseCode;
  return code === "INS-2" || (code === undefined && reply?.status === 401);
};

/** Sessions end when the portal says, which nobody tells us: they are tried. */
const sessionMs = 24 * 3600_000;
/** A session may be refused for half a minute after it was made. */
const settleMs = 30_000;

/** undefined: the account's key is none, and lets nobody in. */
function sealWith(publicKey: string, text: string): string | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString("base64");
  } catch {
    return undefined;
  }
}

/** M-Pesa Tanzania's Open API; `address` ends in `/sandbox` or `/openapi`. */
export function mpesaTz(
  { address, timeoutMs = usualTimeoutMs, now = Date.now }: ProviderSettings,
  account: MpesaAccount,
): PaymentGateway {
  const urlOf = (path: string, query?: Record<string, string>) =>
    urlUnder(address, `ipg/v2/vodacomTZN/${path}/`, query);
  const headersOf = (bearer: string) => ({ authorization: `Bearer ${bearer}`, origin: "*" });

  async function admit(signal: AbortSignal): Promise<Admission | NoAdmission> {
    const bearer = sealWith(account.publicKey, account.apiKey);
    if (bearer === undefined) return "credentials";
    const reply = await askProvider(urlOf("getSession"), { method: "GET", headers: headersOf(bearer) }, signal);
    if (reply === undefined) return "silence";
    const answer = answerOf(reply);
    const token = sealWith(account.publicKey, answer?.output_SessionID ?? "");
    if (answer?.output_ResponseCode === "INS-0" && answer.output_SessionID && token)
      return { token, until: now() + sessionMs };
    return isTurnedAway(reply) ? "credentials" : "answer";
  }
  const session = openSession(admit, { now, settleMs });
  const send = (url: URL, { method, json }: Omit<Sent, "headers">) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = (token: string) => askProvider(url, { method, json, headers: headersOf(token) }, signal);
    return session(signal, ask, isTurnedAway);
  };

  /** What moves money. The wire does not repeat the amount. */
  async function move(url: URL, sent: Omit<Sent, "headers">): Promise<Outcome> {
    const reply = await send(url, sent);
    if (reply === "credentials") return refused("credentials");
    if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
    const answer = answerOf(reply);
    const code = answer?.output_ResponseCode;
    if (isTurnedAway(reply)) return unknown("credentials", code);
    if (answer === undefined || code === undefined || reply.status >= 500) return unknown("answer", code);
    if (code === "INS-10") return unknown("asked_before", code);
    if (code !== "INS-0") return reasons[code] ? refused(reasons[code], code) : unknown("answer", code);
    if (reply.status >= 300) return unknown("answer", code);
    const networkRef = named(answer.output_TransactionID);
    if (networkRef !== undefined) return { result: "done", amount: undefined, networkRef };
    return { result: "waiting", providerRef: named(answer.output_ConversationID) };
  }

  const common = { input_Country: "TZN", input_ServiceProviderCode: account.serviceProviderCode };
  return {
    firstQueryMs: 10_000,

    collect: async (ask) =>
      problemOfCollect(ask) ??
      move(urlOf("c2bPayment/singleStage"), {
        method: "POST",
        json: {
          ...common,
          input_Amount: String(shillingsOf(ask.amountMinor)),
          input_Currency: ask.currency,
          input_CustomerMSISDN: ask.phone.slice(1),
          input_TransactionReference: ask.reference,
          input_ThirdPartyConversationID: ask.reference,
          input_PurchasedItemsDesc: ask.description.slice(0, 256),
        },
      }),

    query: async ({ reference }) => {
      // The question has an id of its own: with that of the payment it would be a duplicate.
      const input_ThirdPartyConversationID = randomBytes(16).toString("hex");
      const query = { ...common, input_QueryReference: reference, input_ThirdPartyConversationID };
      const reply = await send(urlOf("queryTransactionStatus", query), { method: "GET" });
      if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
      const answer = answerOf(reply);
      const code = answer?.output_ResponseCode;
      if (isTurnedAway(reply)) return unknown("credentials", code);
      if (answer === undefined || code === undefined || reply.status >= 500) return unknown("answer", code);
      if (absent.has(code)) return { result: "absent" };
      const state = answer.output_ResponseTransactionStatus ?? "";
      if (code !== "INS-0" || reply.status >= 300) return unknown("answer", code);
      const networkRef = named(answer.output_OriginalTransactionID);
      if (state === "Completed" && networkRef) return { result: "done", amount: undefined, networkRef };
      return refusedStates[state] ? refused(refusedStates[state], state) : unknown("answer", state);
    },

    refund: async (ask) =>
      problemOfRefund(ask) ??
      move(urlOf("reversal"), {
        method: "PUT",
        json: {
          ...common,
          input_ReversalAmount: String(shillingsOf(ask.amountMinor)),
          input_TransactionID: ask.payment.networkRef,
          input_ThirdPartyConversationID: ask.reference,
        },
      }),

    payouts: undefined,

    readCallback: (_, body) => {
      const { data } = Result.safeParse(parseJson(body));
      const reference = data?.input_ThirdPartyConversationID ?? data?.input_ThirdPartyReference;
      if (data === undefined || reference === undefined || !/^[A-Z0-9]{1,20}$/.test(reference)) return undefined;
      const answer = {
        output_OriginalConversationID: data.input_OriginalConversationID,
        output_ResponseCode: "0",
        output_ResponseDesc: "Successfully Accepted Result",
        output_ThirdPartyConversationID: reference,
      };
      return { reference, answer };
    },
  };
}
