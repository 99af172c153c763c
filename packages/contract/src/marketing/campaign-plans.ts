import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Done, Id, IdParams, Moment, Money, PriceMinor, requiredText, Version } from "../shared.ts";
import { audienceFields } from "./campaign-audience.ts";
import { CampaignLink } from "./campaign-links.ts";
import { campaignChannels } from "./campaign-states.ts";
import { CampaignMessage } from "./campaign-texts.ts";
import { planOccasions, planOutcomes } from "./plan-states.ts";

export const planLimits = { plans: 20, name: 60, days: 365, hours: { first: 8, last: 19 } } as const;

const Texts = z.object({ text: z.string(), fallback: z.string() });

/** A campaign that is sent again by itself: each run is a campaign of its own, and nobody gets it twice for an occasion. */
export const CampaignPlan = z.object({
  id: Id,
  channel: z.enum(campaignChannels),
  name: z.string(),
  template: z.nullable(z.object({ id: Id, name: z.string() })),
  message: z.object({ en: Texts, sw: Texts }),
  link: CampaignLink,
  occasion: z.enum(planOccasions),
  /** How many days after the last order; null for another occasion. */
  days: z.nullable(z.int()),
  audience: z.object({ ...audienceFields, tags: z.array(z.string()) }),
  /** The most that a run may cost; null: as much as it does. */
  budget: z.nullable(Money),
  /** At which hour of the shop's day it runs. */
  hour: z.int(),
  is_paused: z.boolean(),
  /** When it is looked next whether somebody gets it; null while it is paused. */
  next_run_at: z.nullable(Moment),
  last: z.nullable(z.object({ at: Moment, outcome: z.enum(planOutcomes) })),
  /** How often it was sent, to how many people, and what that cost. */
  ...{ runs: z.int(), people: z.int(), spent: Money },
  by: z.string(),
  created_at: Moment,
  version: Version,
});
export type CampaignPlan = z.infer<typeof CampaignPlan>;

const daysFit = <T extends { occasion: string; days: number | null }>({ occasion, days }: T) =>
  (occasion === "come_back") === (days !== null);
const fields = {
  name: requiredText(planLimits.name),
  /** Over WhatsApp: what is sent. */
  template_id: z.nullable(Id),
  message: CampaignMessage,
  link: CampaignLink,
  occasion: z.enum(planOccasions),
  days: z.nullable(z.int().check(z.gte(1), z.lte(planLimits.days))),
  audience: z.strictObject(audienceFields),
  budget_minor: z.nullable(PriceMinor),
  hour: z.int().check(z.gte(planLimits.hours.first), z.lte(planLimits.hours.last)),
};
const daysMissing = { path: ["days"], message: "campaign_plan_days_missing" satisfies PlainCode };
export const NewCampaignPlan = z
  .strictObject({ channel: z.enum(campaignChannels), ...fields })
  .check(z.refine(daysFit, daysMissing));
export type NewCampaignPlan = z.input<typeof NewCampaignPlan>;
export const CampaignPlanEdit = z.strictObject({ ...fields, version: Version }).check(z.refine(daysFit, daysMissing));
export type CampaignPlanEdit = z.input<typeof CampaignPlanEdit>;

const looks = { resource: "customers", action: "read" } as const;
const saveErrors = [
  ...(["segment_unknown", "campaign_text_missing", "campaign_audience_missing", "campaign_template_missing"] as const),
  ...(["campaign_fallback_missing", "short_link_target_gone"] as const),
] as const;

export const campaignPlans = {
  list: endpoint({
    method: "GET",
    path: "/campaign-plans",
    access: looks,
    summary: "The shop's recurring campaigns, newest first",
    query: z.object({ channel: z.optional(z.enum(campaignChannels)) }),
    reply: z.object({ items: z.array(CampaignPlan) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/campaign-plans/:id",
    access: looks,
    summary: "One recurring campaign",
    params: IdParams,
    reply: CampaignPlan,
  }),
  create: endpoint({
    method: "POST",
    path: "/campaign-plans",
    access: "admin",
    summary: "Have a campaign sent again and again; it begins at its next hour",
    body: NewCampaignPlan,
    reply: CampaignPlan,
    errors: [...saveErrors, "too_many_campaign_plans"],
  }),
  /** What was sent already stays as it was. */
  update: endpoint({
    method: "PATCH",
    path: "/campaign-plans/:id",
    access: "admin",
    summary: "Change a recurring campaign, from its next run on",
    params: IdParams,
    body: CampaignPlanEdit,
    reply: CampaignPlan,
    errors: [...saveErrors, "version_conflict"],
  }),
  pause: endpoint({
    method: "POST",
    path: "/campaign-plans/:id/pause",
    access: "admin",
    summary: "Have a recurring campaign wait; a run that is under way goes on",
    params: IdParams,
    reply: CampaignPlan,
    status: 200,
  }),
  resume: endpoint({
    method: "POST",
    path: "/campaign-plans/:id/resume",
    access: "admin",
    summary: "Go on with a recurring campaign, at its next hour",
    params: IdParams,
    reply: CampaignPlan,
    status: 200,
  }),
  /** Its runs stay. */
  remove: endpoint({
    method: "DELETE",
    path: "/campaign-plans/:id",
    access: "admin",
    summary: "Delete a recurring campaign",
    params: IdParams,
    reply: Done,
  }),
};
