import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  Done,
  Id,
  IdParams,
  Language,
  Moment,
  Money,
  PageQuery,
  PriceMinor,
  page,
  requiredText,
  Version,
} from "../shared.ts";
import { PhoneInput } from "../shop/shop.ts";
import { smsFailures } from "../shop/sms-kinds.ts";
import { audienceFields, audienceLimits, CampaignAudience } from "./campaign-audience.ts";
import { CampaignLink } from "./campaign-links.ts";
import { CampaignQuote } from "./campaign-quotes.ts";
import { campaignChannels, campaignPauses, campaignStates, recipientStates, skipReasons } from "./campaign-states.ts";
import { CampaignMessage, campaignTextLimits } from "./campaign-texts.ts";

export const campaignLimits = {
  drafts: 100,
  name: 60,
  ...campaignTextLimits,
  recipients: 50_000,
  holdOutPercent: 50,
  ...audienceLimits,
} as const;

/** How many recipients there are in each state. */
export const RecipientCounts = z.record(z.enum(recipientStates), z.int());
export type RecipientCounts = z.infer<typeof RecipientCounts>;

export const Campaign = z.object({
  id: Id,
  /** The recurring campaign of which it is a run. */
  plan_id: z.nullable(Id),
  channel: z.enum(campaignChannels),
  name: z.string(),
  /** What is sent over WhatsApp; null for an SMS, and where none is chosen or it was deleted. */
  template: z.nullable(z.object({ id: Id, name: z.string() })),
  message: z.object({
    en: z.object({ text: z.string(), fallback: z.string() }),
    sw: z.object({ text: z.string(), fallback: z.string() }),
  }),
  /** Where `{link}` of the text leads. */
  link: CampaignLink,
  audience: z.object({
    ...audienceFields,
    tags: z.array(z.string()),
    /** Of those typed, the ones that belong to customers; most digits are hidden from who does not see numbers. */
    numbers: z.array(z.string()),
    /** How many were typed that belong to nobody: they never agreed to anything and get nothing. */
    unknown_numbers: z.int(),
  }),
  /** So many in a hundred of those it reaches get nothing, to see what it brings. */
  hold_out_percent: z.int(),
  state: z.enum(campaignStates),
  paused: z.nullable(z.enum(campaignPauses)),
  /** Over what it is sent; null before it is started, and over WhatsApp. */
  connection_id: z.nullable(Id),
  /** Of one part of an SMS, or of one template; null before it is started, and where the shop never said what a template costs. */
  part_price: z.nullable(Money),
  /** What it was to cost when it was started; null also where nobody said what a template costs. */
  quoted: z.nullable(Money),
  /** What has left so far costs. */
  spent: Money,
  counts: RecipientCounts,
  /** How often people opened its link, and how many of those it was sent to did. */
  ...{ clicks: z.int(), clicked: z.int() },
  /** When it begins; it goes on only by day, and at night waits for the morning. */
  starts_at: z.nullable(Moment),
  /** When it goes on, while it waits for the morning. */
  waits_until: z.nullable(Moment),
  ended_at: z.nullable(Moment),
  by: z.string(),
  created_at: Moment,
  version: Version,
});
export type Campaign = z.infer<typeof Campaign>;

const HoldOut = z.int().check(z.gte(0), z.lte(campaignLimits.holdOutPercent));
const Name = requiredText(campaignLimits.name);
export const NewCampaign = z.strictObject({
  channel: z.enum(campaignChannels),
  name: Name,
  /** Over WhatsApp: what is sent. Of the message only what stands for a name that is not known counts then. */
  template_id: z.optional(z.nullable(Id)),
  message: CampaignMessage,
  /** Left out: to the shop's page. */
  link: z.optional(CampaignLink),
  audience: CampaignAudience,
  /** Left out: nobody is held out. */
  hold_out_percent: z.optional(HoldOut),
});
export type NewCampaign = z.input<typeof NewCampaign>;
export const CampaignEdit = z.strictObject({
  name: z.optional(Name),
  template_id: z.optional(z.nullable(Id)),
  message: z.optional(CampaignMessage),
  link: z.optional(CampaignLink),
  audience: z.optional(CampaignAudience),
  hold_out_percent: z.optional(HoldOut),
  version: Version,
});
export type CampaignEdit = z.input<typeof CampaignEdit>;

export const CampaignStart = z.strictObject({
  version: Version,
  /** What the quote said; null where it knew no price. */
  price_minor: z.nullable(PriceMinor),
  /** When it begins; null: now. At night it waits for the morning. */
  at: z.nullable(Moment),
});
export type CampaignStart = z.input<typeof CampaignStart>;

export const CampaignRecipient = z.object({
  id: Id,
  /** null: was forgotten since. */
  customer: z.nullable(z.object({ id: Id, name: z.string(), phone: z.string() })),
  language: Language,
  state: z.enum(recipientStates),
  /** Why it failed. */
  failure: z.nullable(z.enum(smsFailures)),
  /** Why it was skipped. */
  skipped: z.nullable(z.enum(skipReasons)),
  parts: z.int(),
  price: Money,
  sent_at: z.nullable(Moment),
  /** When the link of their message was opened first; also by somebody they passed it on to. */
  clicked_at: z.nullable(Moment),
});
export type CampaignRecipient = z.infer<typeof CampaignRecipient>;

const looks = { resource: "customers", action: "read" } as const;
const startErrors = [
  ...(["campaign_text_missing", "campaign_audience_missing", "sms_connection_missing", "segment_unknown"] as const),
  ...([
    "campaign_started",
    "campaign_too_large",
    "campaign_template_missing",
    "campaign_template_not_approved",
  ] as const),
  ...(["campaign_template_of_order", "campaign_fallback_missing", "whatsapp_not_connected"] as const),
] as const;

export const campaigns = {
  list: endpoint({
    method: "GET",
    path: "/campaigns",
    access: looks,
    summary: "The shop's campaigns, newest first",
    query: z.extend(PageQuery, {
      channel: z.optional(z.enum(campaignChannels)),
      state: z.optional(z.enum(campaignStates)),
      /** The runs of a recurring campaign. */
      plan: z.optional(Id),
    }),
    reply: page(Campaign),
  }),
  get: endpoint({
    method: "GET",
    path: "/campaigns/:id",
    access: looks,
    summary: "One campaign",
    params: IdParams,
    reply: Campaign,
  }),
  create: endpoint({
    method: "POST",
    path: "/campaigns",
    access: "admin",
    summary: "Draft a campaign",
    body: NewCampaign,
    reply: Campaign,
    errors: [
      ...(["too_many_campaigns", "segment_unknown", "phone_invalid", "campaign_template_missing"] as const),
      "short_link_target_gone",
    ],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/campaigns/:id",
    access: "admin",
    summary: "Change the draft of a campaign",
    params: IdParams,
    body: CampaignEdit,
    reply: Campaign,
    errors: [
      ...(["version_conflict", "campaign_started", "segment_unknown", "phone_invalid"] as const),
      ...(["campaign_template_missing", "short_link_target_gone"] as const),
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/campaigns/:id",
    access: "admin",
    summary: "Delete the draft of a campaign",
    params: IdParams,
    reply: Done,
    errors: ["campaign_started"],
  }),
  quote: endpoint({
    method: "POST",
    path: "/campaigns/:id/quote",
    access: "admin",
    summary: "Count who would get a campaign now, and what that costs",
    params: IdParams,
    reply: CampaignQuote,
    timeoutMs: 30_000,
    status: 200,
    errors: startErrors,
  }),
  /** It is filled in with the fallbacks, and has no link to get no more. */
  test: endpoint({
    method: "POST",
    path: "/campaigns/:id/test",
    access: "admin",
    summary: "Send the SMS of a campaign to one number",
    params: IdParams,
    body: z.strictObject({ phone: PhoneInput, language: Language }),
    reply: z.object({ outcome: z.enum(["sent", "failed", "unknown"]), failure: z.nullable(z.enum(smsFailures)) }),
    timeoutMs: 30_000,
    status: 200,
    errors: [
      "phone_invalid",
      "campaign_text_missing",
      "sms_connection_missing",
      "too_many_sms_tests",
      "campaign_no_test",
    ],
  }),
  /** Fixes who gets it. 409 for another version, and for another price than it has now. */
  start: endpoint({
    method: "POST",
    path: "/campaigns/:id/start",
    access: "admin",
    summary: "Start a campaign, now or later",
    params: IdParams,
    body: CampaignStart,
    reply: Campaign,
    timeoutMs: 60_000,
    status: 200,
    errors: [...startErrors, "version_conflict", "campaign_price_changed", "campaign_nobody", "campaign_time_past"],
  }),
  /** Also one that is scheduled. What has been handed over is not held back. */
  pause: endpoint({
    method: "POST",
    path: "/campaigns/:id/pause",
    access: "admin",
    summary: "Pause a campaign",
    params: IdParams,
    reply: Campaign,
    status: 200,
    errors: ["campaign_not_started", "campaign_over"],
  }),
  resume: endpoint({
    method: "POST",
    path: "/campaigns/:id/resume",
    access: "admin",
    summary: "Go on with a paused campaign",
    params: IdParams,
    reply: Campaign,
    status: 200,
    errors: ["campaign_not_started", "campaign_over"],
  }),
  /** Who has not been sent it is not sent it any more. */
  stop: endpoint({
    method: "POST",
    path: "/campaigns/:id/stop",
    access: "admin",
    summary: "Stop a campaign for good",
    params: IdParams,
    reply: Campaign,
    status: 200,
    errors: ["campaign_not_started"],
  }),
  /** Drafts a campaign by SMS for those whom this one did not reach, each of whom is in one such draft at most. */
  retry: endpoint({
    method: "POST",
    path: "/campaigns/:id/retry-by-sms",
    access: "admin",
    summary: "Draft an SMS to those whose message failed",
    params: IdParams,
    reply: Campaign,
    errors: ["campaign_not_started", "campaign_not_over", "campaign_nothing_to_retry", "too_many_campaigns"],
  }),
  recipients: endpoint({
    method: "GET",
    path: "/campaigns/:id/recipients",
    access: looks,
    summary: "Whom a campaign was for, and how far each message has come",
    params: IdParams,
    query: z.extend(PageQuery, { state: z.optional(z.enum(recipientStates)) }),
    reply: page(CampaignRecipient),
  }),
};
