import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";
import * as z from "zod/mini";
import { type ProviderSettings, reachProvider, urlUnder } from "../asking/ask-provider.ts";
import { basic, failed, problemOf, refused, smsTimeoutMs, unknown, unsaid } from "./outcomes.ts";
import type { SmsAdapter } from "./port.ts";

/** The numbers of a status differ between its pages; its names do not. */
const Status = z.object({ groupName: z.string(), name: z.string() });
type Status = z.output<typeof Status>;
const Answer = z.object({
  messages: z.tuple([z.object({ status: Status, messageId: z.optional(z.coerce.string()) })], z.unknown()),
});
const Problem = z.object({ error: z.string() });
const Balance = z.object({ sms_balance: z.coerce.number() });
const Report = z.object({ messageId: z.coerce.string().check(z.minLength(1)), status: z.nullable(Status) });
const Reports = z.union([z.object({ results: z.array(z.unknown()) }), z.array(z.unknown())]);

const reasons: Readonly<Record<string, SmsFailure>> = {
  REJECTED_NOT_ENOUGH_CREDITS: "balance",
  REJECTED_PREPAID_PACKAGE_EXPIRED: "balance",
  REJECTED_SOURCE: "sender",
  REJECTED_SENDER: "sender",
  REJECTED_NETWORK: "number",
  REJECTED_PREFIX_MISSING: "number",
  REJECTED_INVALID_DESTINATION: "number",
  MISSING_TO: "number",
  REJECTED_DND: "blocked",
  REJECTED_DESTINATION: "blocked",
  REJECTED: "blocked",
  REJECTED_INVALID_UDH: "content",
  REJECTED_MESSAGE_TOO_LONG: "content",
  REJECTED_FLOODING_FILTER: "busy",
  REJECTED_SYSTEM_ERROR: "busy",
  EXPIRED: "expired",
  EXPIRED_EXPIRED: "expired",
};

/** In the group of deliveries there are names that are none. */
const undelivered = new Set(["EXPIRED", "DELETED", "UNDELIVERABLE", "UNKNOWN", "REJECTED", "SKIPPED"]);
const isAccepted = ({ groupName, name }: Status) =>
  groupName === "PENDING" || (/^DELIVER/.test(groupName) && !undelivered.has(name));

function stateOf({ groupName, name }: Status): "sent" | "delivered" | "failed" | undefined {
  if (groupName === "PENDING" || name === "ACCEPTED") return "sent";
  if (/^DELIVERED/.test(name)) return "delivered";
  const isFailure = undelivered.has(name) || /^(?:REJECTED|UNDELIVERABLE|EXPIRED)$/.test(groupName);
  return isFailure ? "failed" : undefined;
}

/** NextSMS; `address` is where `/api/sms/v1` is. */
export function nextsms({ address, timeoutMs = smsTimeoutMs }: ProviderSettings): SmsAdapter {
  const headersOf = ({ username = "", password = "" }: Record<string, string>) => ({
    authorization: basic(username, password),
  });

  return {
    check: async (credentials) => {
      const sent = { method: "GET", headers: headersOf(credentials) } as const;
      const reply = await reachProvider(urlUnder(address, "api/sms/v1/balance"), sent, AbortSignal.timeout(timeoutMs));
      const problem = problemOf(reply);
      if (problem || typeof reply === "string") return problem ?? unknown;
      const known = Balance.safeParse(reply.body).data;
      if (reply.status >= 300 || known === undefined) return unsaid(reply);
      return { kind: "ok", balance: { kind: "messages", count: Math.floor(known.sms_balance) } };
    },

    send: async ({ credentials, senderId }, { to, text, reference }) => {
      const reply = await reachProvider(
        urlUnder(address, "api/sms/v1/text/single"),
        { method: "POST", headers: headersOf(credentials), json: { from: senderId, to: to.slice(1), text, reference } },
        AbortSignal.timeout(timeoutMs),
      );
      const problem = problemOf(reply);
      if (problem || typeof reply === "string") return problem ?? unknown;
      const first = Answer.safeParse(reply.body).data?.messages[0];
      if (first && reply.status < 300 && isAccepted(first.status))
        // Its pages show an answer without an id: reports have our reference as well.
        return { kind: "accepted", providerRef: first.messageId ?? reference };
      const name = first?.status.name ?? Problem.safeParse(reply.body).data?.error ?? "";
      const isRefusal = first ? stateOf(first.status) === "failed" : reasons[name] !== undefined;
      return isRefusal ? refused(reasons[name] ?? "other", name) : unsaid(reply);
    },

    readReports: (body) => {
      const list = Reports.safeParse(body).data ?? [body];
      return (Array.isArray(list) ? list : list.results).flatMap((one) => {
        const { data } = Report.safeParse(one);
        const state = data?.status ? stateOf(data.status) : undefined;
        if (!data?.status || state === undefined) return [];
        const { messageId } = data;
        return [
          state === "failed"
            ? failed(messageId, reasons[data.status.name] ?? "other")
            : { providerRef: messageId, state },
        ];
      });
    },
  };
}
