import { countParts } from "@mauzo/channels/sms/count-parts";
import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";
import * as z from "zod/mini";
import { type ProviderSettings, reachProvider, urlUnder } from "../asking/ask-provider.ts";
import { basic, failed, problemOf, refused, smsTimeoutMs, unknown, unsaid } from "./outcomes.ts";
import type { SmsAdapter, SmsRefused, SmsUnknown } from "./port.ts";

const Said = z.object({
  code: z.optional(z.union([z.number(), z.string()])),
  message: z.optional(z.string()),
  request_id: z.optional(z.union([z.number(), z.string()])),
  successful: z.optional(z.boolean()),
  valid: z.optional(z.number()),
});
type Said = z.output<typeof Said>;
const Answer = z.union([z.object({ data: Said }), Said]);
const Balance = z.object({ data: z.object({ credit_balance: z.coerce.number() }) });
const SenderNames = z.object({ data: z.array(z.object({ senderid: z.string(), status: z.string() })) });
const Report = z.object({ request_id: z.union([z.number(), z.string()]), status: z.string() });

/** Lists of its codes differ, so its words come first, in this order. */
const words: readonly (readonly [RegExp, SmsFailure | "unknown"])[] = [
  [/time ?out/i, "unknown"],
  [/balance|credit/i, "balance"],
  [/sender|source/i, "sender"],
  [/route/i, "other"],
  [/phone|number|dest|recipient/i, "number"],
  [/auth|token|account|credential|api.?key/i, "credentials"],
  [/message|parameter|encoding|schedule/i, "content"],
];
const codes: Readonly<Record<string, SmsFailure | "unknown">> = {
  ...{ 101: "number", 102: "balance", 103: "unknown", 104: "content", 105: "credentials", 106: "other" },
  ...{ 107: "credentials", 108: "credentials", 111: "sender", 120: "credentials" },
};

function refusalIn({ code, message = "" }: Said): SmsRefused | SmsUnknown | undefined {
  const why = words.find(([pattern]) => pattern.test(message))?.[1] ?? codes[String(code)];
  if (why === undefined) return undefined;
  return why === "unknown" ? unknown : refused(why, String(code ?? ""));
}

const read = (body: unknown): Said | undefined => {
  const { data } = Answer.safeParse(body);
  return data && "data" in data ? data.data : data;
};

const delivered = new Set(["delivered", "delivrd"]);
const failures: Readonly<Record<string, SmsFailure>> = {
  ...{ failed: "other", undelivered: "other", undeliv: "other", rejected: "blocked", rejectd: "blocked" },
  expired: "expired",
};
const underway = new Set(["sent", "submitted", "pending", "accepted", "enroute"]);

/** Beem Africa; `address` is where `/v1/send` is. */
export function beem({ address, timeoutMs = smsTimeoutMs }: ProviderSettings): SmsAdapter {
  const authorization = ({ api_key = "", secret_key = "" }: Record<string, string>) => basic(api_key, secret_key);

  return {
    check: async (credentials) => {
      const [headers, signal] = [{ authorization: authorization(credentials) }, AbortSignal.timeout(timeoutMs)];
      const get = (path: string, query?: Record<string, string>) =>
        reachProvider(urlUnder(address, `public/v1/${path}`, query), { method: "GET", headers }, signal);
      const [balance, names] = await Promise.all([get("vendors/balance"), get("sender-names", { status: "active" })]);
      const problem = problemOf(balance);
      if (problem || typeof balance === "string") return problem ?? unknown;
      const known = Balance.safeParse(balance.body).data;
      if (balance.status >= 300 || known === undefined) return refusalIn(read(balance.body) ?? {}) ?? unsaid(balance);
      const senders = typeof names === "string" ? undefined : SenderNames.safeParse(names.body).data;
      return {
        kind: "ok",
        balance: { kind: "messages", count: Math.floor(known.data.credit_balance) },
        senderIds: senders?.data.filter(({ status }) => status === "active").map(({ senderid }) => senderid),
      };
    },

    send: async ({ credentials, senderId }, { to, text }) => {
      const reply = await reachProvider(
        urlUnder(address, "v1/send"),
        {
          method: "POST",
          headers: { authorization: authorization(credentials) },
          json: {
            source_addr: senderId,
            schedule_time: "",
            encoding: countParts(text).encoding === "gsm7" ? 0 : 8,
            message: text,
            recipients: [{ recipient_id: 1, dest_addr: to.slice(1) }],
          },
        },
        AbortSignal.timeout(timeoutMs),
      );
      const said = typeof reply === "string" || reply.status >= 500 ? undefined : read(reply.body);
      if (said?.successful === true && said.request_id !== undefined)
        return said.valid === 0 ? refused("number") : { kind: "accepted", providerRef: String(said.request_id) };
      // A status tells of whom it is; the words which of its reasons.
      const named = said?.successful === true ? undefined : refusalIn(said ?? {});
      return named ?? problemOf(reply) ?? (typeof reply === "string" ? unknown : unsaid(reply));
    },

    readReports: (body) =>
      (Array.isArray(body) ? body : [body]).flatMap((one: unknown) => {
        const { data } = Report.safeParse(one);
        if (data === undefined) return [];
        const [providerRef, status] = [String(data.request_id), data.status.toLowerCase()];
        if (delivered.has(status)) return [{ providerRef, state: "delivered" as const }];
        if (underway.has(status)) return [{ providerRef, state: "sent" as const }];
        const code = failures[status];
        return code === undefined ? [] : [failed(providerRef, code)];
      }),
  };
}
