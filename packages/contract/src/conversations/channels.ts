import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Moment, Version } from "../shared.ts";
import { connectionStates } from "../shop/channel-health.ts";

/** How many waiting messages are counted; there may be more. */
export const mostQueued = 1000;

/** The shop's number at WhatsApp. What opens it is never sent: only its last four characters, by which it is recognised. */
export const WhatsappNumber = z.object({
  business_account_id: z.string(),
  phone_number_id: z.string(),
  token_ends: z.string(),
  app_secret_ends: z.string(),
  state: z.enum(connectionStates),
  /** The provider's code, where it refused. */
  refused_code: z.nullable(z.int()),
  checked_at: z.nullable(Moment),
  /** As the provider writes them; empty until a check. */
  phone: z.string(),
  name: z.string(),
  quality: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  /** Nothing leaves until then, and the provider's code for it. */
  paused: z.nullable(z.object({ until: Moment, code: z.nullable(z.int()) })),
  last_event_at: z.nullable(Moment),
  /** How many messages wait to leave, counted up to `mostQueued`. */
  queued: z.int(),
  /** Where the provider delivers, and by what it is recognised the first time. */
  webhook: z.object({ address: z.string(), verify_token: z.string() }),
});
export type WhatsappNumber = z.infer<typeof WhatsappNumber>;

/** A shop's channels; `version` is that of the number, 0 as long as there is none. */
export const Channels = z.object({
  whatsapp: z.nullable(WhatsappNumber),
  version: Version,
  /** Where phones are that need no account at the provider, on a machine for trying out. */
  sandbox_url: z.nullable(z.string()),
});
export type Channels = z.infer<typeof Channels>;

const ProviderId = z.string().check(z.trim(), z.regex(/^[0-9]{5,32}$/, "whatsapp_id_invalid" satisfies PlainCode));
/** Printable characters without a space, as tokens are. */
const Secret = z.string().check(z.trim(), z.regex(/^[!-~]{8,1000}$/, "whatsapp_secret_invalid" satisfies PlainCode));

/** What connects a number. A token or secret that is left out stays as it is. */
export const WhatsappConnection = z.strictObject({
  version: Version,
  business_account_id: ProviderId,
  phone_number_id: ProviderId,
  token: z.optional(Secret),
  app_secret: z.optional(Secret),
});
export type WhatsappConnection = z.infer<typeof WhatsappConnection>;

/** The steps of a check, in their order; after one that failed the others are not tried. */
export const checkSteps = ["token", "number", "account", "secret", "webhook"] as const;
export type CheckStep = (typeof checkSteps)[number];
export const checkProblems = [
  "token_invalid",
  "token_not_permitted",
  "number_unknown",
  "number_unregistered",
  "account_unknown",
  "number_elsewhere",
  "account_restricted",
  "secret_wrong",
  "webhook_unreachable",
  "provider_busy",
  "provider_silent",
  "refused",
] as const;
export type CheckProblem = (typeof checkProblems)[number];

export const CheckedStep = z.object({
  step: z.enum(checkSteps),
  state: z.enum(["ok", "failed", "skipped"]),
  /** What is wrong, and the provider's code for it. */
  problem: z.nullable(z.enum(checkProblems)),
  code: z.nullable(z.int()),
});
export type CheckedStep = z.infer<typeof CheckedStep>;

/** `asked`: the provider took the message. Else why not, and the provider's code. */
export const testOutcomes = ["asked", "window_closed", "not_reachable", "provider_silent", "refused"] as const;

export const channels = {
  list: endpoint({
    method: "GET",
    path: "/channels",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "The shop's channels, and how its WhatsApp number is",
    reply: Channels,
  }),
  /** 409 when it has been saved since. The number of another shop is refused. */
  connect: endpoint({
    method: "PUT",
    path: "/channels/whatsapp",
    access: "admin",
    summary: "Connect the shop's WhatsApp number, or change what opens it",
    body: WhatsappConnection,
    reply: Channels,
    stepUp: true,
    errors: ["version_conflict", "whatsapp_number_taken", "whatsapp_secret_missing"],
  }),
  check: endpoint({
    method: "POST",
    path: "/channels/whatsapp/check",
    access: "admin",
    summary: "Check the WhatsApp number step by step at the provider",
    reply: z.object({ steps: z.array(CheckedStep), channels: Channels }),
    timeoutMs: 60_000,
    status: 200,
    errors: ["version_conflict", "whatsapp_not_connected"],
  }),
  test: endpoint({
    method: "POST",
    path: "/channels/whatsapp/test",
    access: "admin",
    summary: "Send a test from the shop's WhatsApp number to a telephone",
    body: z.strictObject({ phone: z.string().check(z.maxLength(30)) }),
    reply: z.object({ outcome: z.enum(testOutcomes), code: z.nullable(z.int()) }),
    timeoutMs: 30_000,
    status: 200,
    errors: ["phone_invalid", "too_many_tests", "whatsapp_not_connected"],
  }),
  /** Nothing arrives or leaves any more; what was said stays. Messages that still wait are withdrawn. */
  disconnect: endpoint({
    method: "DELETE",
    path: "/channels/whatsapp",
    access: "admin",
    summary: "Disconnect the shop's WhatsApp number",
    reply: Done,
    stepUp: true,
  }),
};
