import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, IdParams, Moment, Money, PriceMinor, Version } from "../shared.ts";
import { smsProviders } from "../shop/sms-kinds.ts";

export const smsConnectionLimits = {
  each: 5,
  sender: 11,
  credential: 200,
  senderIds: 100,
  reportBytes: 64 * 1024,
} as const;

/** The name a phone shows instead of a number. */
export const SmsSender = z
  .string()
  .check(
    z.trim(),
    z.maxLength(smsConnectionLimits.sender),
    z.regex(/^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 ]{1,9}[A-Za-z0-9]$/, "sms_sender_invalid" satisfies PlainCode),
  );
const Credential = z.string().check(z.trim(), z.minLength(1), z.maxLength(smsConnectionLimits.credential));

/** `unchecked`: its provider was not asked yet. */
export const smsConnectionStates = ["unchecked", "connected", "failed"] as const;
/** `credentials`: refused; `sender`: not registered there; `balance`: used up; `silent`: the provider does not answer. */
export const smsCheckProblems = ["credentials", "sender", "balance", "silent", "refused"] as const;

/** What is left at a provider: money, or so many messages. */
export const SmsBalance = z.union([Money, z.object({ units: z.int() })]);

/** An account of the shop at a provider, with the name its messages come from. What opens it is never sent. */
export const SmsConnection = z.object({
  id: Id,
  provider: z.enum(smsProviders),
  sender_id: z.string(),
  /** The last characters of its secret, by which it is recognised. */
  secret_ends: z.string(),
  /** What the provider charges for a part, as the shop says. */
  part_price: Money,
  state: z.enum(smsConnectionStates),
  problem: z.nullable(z.enum(smsCheckProblems)),
  balance: z.nullable(SmsBalance),
  /** The names that are registered there; null where the provider does not tell. */
  sender_ids: z.nullable(z.array(z.string())),
  checked_at: z.nullable(Moment),
  /** Where the provider tells what became of messages, to be entered there; null for who is no admin. */
  report_address: z.nullable(z.string()),
  /** Campaigns are sent over it. */
  is_default: z.boolean(),
  /** Campaigns go on over it where the default takes no more messages, as long as it costs no more. */
  is_fallback: z.boolean(),
  version: Version,
});
export type SmsConnection = z.infer<typeof SmsConnection>;

const changeable = { sender_id: SmsSender, part_price_minor: PriceMinor };
export const NewSmsConnection = z.strictObject({
  provider: z.enum(smsProviders),
  /** Beem: API key and secret key. NextSMS: user name and password. Africa's Talking: user name and API key. */
  user: Credential,
  secret: Credential,
  ...changeable,
});
export type NewSmsConnection = z.input<typeof NewSmsConnection>;
export const SmsConnectionEdit = z.strictObject({ ...changeable, version: Version });
export type SmsConnectionEdit = z.input<typeof SmsConnectionEdit>;

export const smsConnections = {
  list: endpoint({
    method: "GET",
    path: "/sms-connections",
    access: { resource: "customers", action: "read" },
    summary: "The shop's accounts at SMS providers, oldest first",
    reply: z.object({ items: z.array(SmsConnection) }),
  }),
  /** The first one is the default. */
  create: endpoint({
    method: "POST",
    path: "/sms-connections",
    access: "admin",
    summary: "Connect an account at an SMS provider",
    body: NewSmsConnection,
    reply: SmsConnection,
    stepUp: true,
    errors: ["too_many_sms_connections"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/sms-connections/:id",
    access: "admin",
    summary: "Change the sender name of an SMS connection, or what a part costs",
    params: IdParams,
    body: SmsConnectionEdit,
    reply: SmsConnection,
    errors: ["version_conflict"],
  }),
  /** Asks for the balance, and whether the sender name is registered. */
  check: endpoint({
    method: "POST",
    path: "/sms-connections/:id/check",
    access: "admin",
    summary: "Ask the SMS provider whether a connection works",
    params: IdParams,
    reply: SmsConnection,
    timeoutMs: 30_000,
    status: 200,
  }),
  makeDefault: endpoint({
    method: "POST",
    path: "/sms-connections/:id/default",
    access: "admin",
    summary: "Send campaigns over this SMS connection",
    params: IdParams,
    reply: SmsConnection,
    status: 200,
  }),
  makeFallback: endpoint({
    method: "POST",
    path: "/sms-connections/:id/fallback",
    access: "admin",
    summary: "Have campaigns go on over this SMS connection where the default takes no more messages, or no longer",
    params: IdParams,
    body: z.strictObject({ is_fallback: z.boolean() }),
    reply: SmsConnection,
    status: 200,
    errors: ["sms_connection_is_default"],
  }),
  /** What opens it is deleted at once. 409 while a campaign is sent over it. */
  remove: endpoint({
    method: "DELETE",
    path: "/sms-connections/:id",
    access: "admin",
    summary: "Remove an SMS connection",
    params: IdParams,
    reply: Done,
    stepUp: true,
    errors: ["sms_connection_in_use"],
  }),
  /** Reports only raise how far a message is known to have come. */
  report: endpoint({
    method: "POST",
    path: "/sms-reports/:secret",
    access: "public",
    summary: "An SMS provider says what became of messages",
    params: z.object({ secret: z.string().check(z.maxLength(200)) }),
    takesBytes: smsConnectionLimits.reportBytes,
    reply: Done,
    status: 200,
    errors: ["not_found"],
  }),
};
