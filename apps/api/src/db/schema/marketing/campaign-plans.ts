import { campaignLinkKinds } from "@mauzo/contract/marketing/campaign-links";
import { campaignChannels } from "@mauzo/contract/marketing/campaign-states";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import { planOccasions, planOutcomes } from "@mauzo/contract/marketing/plan-states";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";
import type { StoredAudience } from "./campaigns.ts";

export const campaignPlans = pgTable("campaign_plans", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  channel: text("channel", { enum: campaignChannels }).notNull(),
  name: text("name").notNull(),
  templateId: uuid("template_id"),
  message: jsonb("message").$type<CampaignMessage>().notNull(),
  linkKind: text("link_kind", { enum: campaignLinkKinds }).notNull(),
  linkProductId: uuid("link_product_id"),
  linkSetId: uuid("link_set_id"),
  audience: jsonb("audience").$type<StoredAudience>().notNull(),
  occasion: text("occasion", { enum: planOccasions }).notNull(),
  days: smallint("days"),
  budgetMinor: minor("budget_minor"),
  hour: smallint("hour").notNull(),
  nextRunAt: moment("next_run_at"),
  lastRunAt: moment("last_run_at"),
  lastOutcome: text("last_outcome", { enum: planOutcomes }),
  userName: text("user_name").notNull(),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  removedAt: moment("removed_at"),
});
