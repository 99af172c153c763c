import * as z from "zod/mini";
import type { Reply, Sent } from "../asking/ask-provider.ts";
import { type Checksum, checksumOf } from "./clickpesa-checksum.ts";
import type { NoAdmission } from "./open-session.ts";
import { minorOf, problemOfCollect, refused, shillingsOf, unknown } from "./outcomes.ts";
import type { Outcome, PayoutGateway } from "./port.ts";

const Preview = z.object({ fee: z.optional(z.nullable(z.union([z.string(), z.number()]))) });
const Payout = z.object({
  id: z.optional(z.string()),
  status: z.string(),
  orderReference: z.string(),
  amount: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  currency: z.optional(z.nullable(z.string())),
});
const Problem = z.object({ message: z.string() });

const open = new Set(["PROCESSING", "PENDING", "AUTHORIZED"]);
const reversed = new Set(["REVERSED", "REFUNDED"]);

const isTurnedAway = (reply: Reply) => reply?.status === 401;

/** What a payout says of itself. One that is of another reference says nothing. */
function outcomeOf(body: unknown, reference: string): Outcome {
  // Documents differ on whether it stands in a list.
  const { data } = z.union([Payout, z.array(Payout)]).safeParse(body);
  const payout = Array.isArray(data) ? data.find(({ orderReference }) => orderReference === reference) : data;
  if (payout === undefined || payout.orderReference !== reference) return unknown("answer");
  const { status, id, amount, currency } = payout;
  if (open.has(status)) return { result: "waiting", providerRef: id };
  if (reversed.has(status)) return refused("reversed", status);
  if (status === "FAILED") return refused("failed", status);
  if (status !== "SUCCESS" || !id) return unknown("answer", status);
  const minor = minorOf(amount ?? "");
  return { result: "done", amount: minor !== undefined && currency ? { minor, currency } : undefined, networkRef: id };
}

/** What an answer that is no success says of money that was to be sent. */
function problemIn({ status, body }: NonNullable<Reply>): Outcome {
  const message = Problem.safeParse(body).data?.message;
  if (status >= 500 || message === undefined || status === 401) return unknown("answer", `HTTP-${status}`);
  if (status === 409 || /already used/i.test(message)) return unknown("asked_before");
  if (/insufficient/i.test(message)) return refused("unavailable", `HTTP-${status}`);
  return status === 400 || status === 404 ? refused("invalid", `HTTP-${status}`) : unknown("answer", `HTTP-${status}`);
}

type Send = (
  path: string,
  what: Omit<Sent, "headers">,
  signal?: AbortSignal,
) => Promise<Reply | Extract<NoAdmission, string>>;
type Options = { account: { checksum: Checksum | undefined }; timeoutMs: number };

/** ClickPesa's payouts to wallets: a preview, which moves nothing, and then the money. */
export const clickpesaPayouts = (send: Send, { account, timeoutMs }: Options): PayoutGateway => ({
  send: async (ask) => {
    const problem = problemOfCollect({ ...ask, description: "" });
    if (problem) return problem;
    const payload = {
      amount: shillingsOf(ask.amountMinor),
      phoneNumber: ask.phone.slice(1),
      currency: ask.currency,
      orderReference: ask.reference,
    };
    const json = account.checksum ? { ...payload, checksum: checksumOf(payload, account.checksum) } : payload;
    const signal = AbortSignal.timeout(timeoutMs);
    const step = (name: string) => send(`payouts/${name}-mobile-money-payout`, { method: "POST", json }, signal);

    const preview = await step("preview");
    if (preview === "credentials") return refused("credentials");
    if (preview === undefined || typeof preview === "string") return unknown(preview ?? "silence");
    if (isTurnedAway(preview)) return unknown("credentials");
    if (preview.status >= 300) return problemIn(preview);
    if (!Preview.safeParse(preview.body).success) return unknown("answer");

    const reply = await step("create");
    if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
    return reply.status < 300 ? outcomeOf(reply.body, ask.reference) : problemIn(reply);
  },

  query: async ({ reference }) => {
    const reply = await send(`payouts/${encodeURIComponent(reference)}`, { method: "GET" });
    if (reply === undefined || typeof reply === "string") return unknown(reply ?? "silence");
    if (isTurnedAway(reply)) return unknown("credentials");
    if (reply.status === 404 && Problem.safeParse(reply.body).success) return { result: "absent" };
    if (reply.status >= 300) return unknown("answer", `HTTP-${reply.status}`);
    return Array.isArray(reply.body) && reply.body.length === 0
      ? { result: "absent" }
      : outcomeOf(reply.body, reference);
  },
});
