import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";
import * as z from "zod/mini";
import { type ProviderSettings, reachProvider, urlUnder } from "../asking/ask-provider.ts";
import { failed, problemOf, refused, smsTimeoutMs, unknown, unsaid } from "./outcomes.ts";
import type { SmsAdapter, SmsBalance } from "./port.ts";

const Answer = z.object({
  SMSMessageData: z.object({
    Message: z.optional(z.string()),
    Recipients: z.array(
      z.object({ statusCode: z.number(), status: z.string(), messageId: z.optional(z.nullable(z.string())) }),
    ),
  }),
});
const User = z.object({ UserData: z.object({ balance: z.optional(z.nullable(z.string())) }) });
const Report = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  failureReason: z.optional(z.nullable(z.string())),
});

/** By the names of the codes 401 to 502, which also stand alone where nobody was tried. */
const reasons: Readonly<Record<string, SmsFailure | "unknown">> = {
  RiskHold: "blocked",
  InvalidSenderId: "sender",
  InvalidPhoneNumber: "number",
  UnsupportedNumberType: "number",
  InsufficientBalance: "balance",
  UserInBlacklist: "blocked",
  CouldNotRoute: "number",
  DoNotDisturbRejection: "blocked",
  InternalServerError: "unknown",
  GatewayError: "unknown",
  RejectedByGateway: "other",
};
const names: Readonly<Record<number, string>> = {
  ...{ 401: "RiskHold", 402: "InvalidSenderId", 403: "InvalidPhoneNumber", 404: "UnsupportedNumberType" },
  ...{ 405: "InsufficientBalance", 406: "UserInBlacklist", 407: "CouldNotRoute", 409: "DoNotDisturbRejection" },
  ...{ 500: "InternalServerError", 501: "GatewayError", 502: "RejectedByGateway" },
};
const accepted = new Set([100, 101, 102]);

const states: Readonly<Record<string, "sent" | "delivered" | "failed">> = {
  ...{ Sent: "sent", Submitted: "sent", Buffered: "sent", Success: "delivered" },
  ...{ Rejected: "failed", Failed: "failed", AbsentSubscriber: "failed", Expired: "failed" },
};
const failures: Readonly<Record<string, SmsFailure>> = {
  ...{ InsufficientCredit: "balance", UserInBlackList: "blocked", AbsentSubscriber: "expired", Expired: "expired" },
  ...{ UserIsInactive: "number", UserAccountSuspended: "number", UserDoesNotExist: "number" },
  // As its pages spell it, and right.
  ...{ NotNetworkSubcriber: "number", NotNetworkSubscriber: "number" },
};

/** `KES 1785.5000` */
function balanceOf(text: string | null | undefined): SmsBalance | undefined {
  const [, currency, whole, cents = ""] = /^([A-Z]{3}) (-?\d{1,12})(?:\.(\d+))?$/.exec(text ?? "") ?? [];
  if (currency === undefined) return undefined;
  const minor = Number(`${whole}${cents.slice(0, 2).padEnd(2, "0")}`);
  return { kind: "money", minor, currency };
}

/** Africa's Talking; `address` is where `/version1` is. */
export function africasTalking({ address, timeoutMs = smsTimeoutMs }: ProviderSettings): SmsAdapter {
  const headersOf = ({ api_key = "" }: Record<string, string>) => ({ apikey: api_key });

  return {
    check: async (credentials) => {
      const url = urlUnder(address, "version1/user", { username: credentials.username ?? "" });
      const sent = { method: "GET", headers: headersOf(credentials) } as const;
      const reply = await reachProvider(url, sent, AbortSignal.timeout(timeoutMs));
      const problem = problemOf(reply);
      if (problem || typeof reply === "string") return problem ?? unknown;
      const known = User.safeParse(reply.body).data;
      if (reply.status >= 300 || known === undefined) return unsaid(reply);
      return { kind: "ok", balance: balanceOf(known.UserData.balance) };
    },

    send: async ({ credentials, senderId }, { to, text }) => {
      const form = {
        ...{ username: credentials.username ?? "", to, message: text },
        ...(senderId !== "" && { from: senderId }),
        ...{ bulkSMSMode: "1", enqueue: "1" },
      };
      const reply = await reachProvider(
        urlUnder(address, "version1/messaging"),
        { method: "POST", headers: headersOf(credentials), form },
        AbortSignal.timeout(timeoutMs),
      );
      const problem = problemOf(reply);
      if (problem || typeof reply === "string") return problem ?? unknown;
      const data = Answer.safeParse(reply.body).data?.SMSMessageData;
      const first = data?.Recipients[0];
      if (reply.status < 300 && first && accepted.has(first.statusCode))
        return first.messageId ? { kind: "accepted", providerRef: first.messageId } : unknown;
      const name = (first ? names[first.statusCode] : data?.Message) ?? "";
      const why = reasons[name];
      if (why === undefined) return unsaid(reply);
      return why === "unknown" ? unknown : refused(why, name);
    },

    readReports: (body) => {
      const { data } = Report.safeParse(body);
      const state = states[data?.status ?? ""];
      if (!data || state === undefined) return [];
      if (state !== "failed") return [{ providerRef: data.id, state }];
      return [failed(data.id, failures[data.failureReason ?? ""] ?? failures[data.status] ?? "other")];
    },
  };
}
