import type { CampaignAudience } from "@mauzo/contract/marketing/campaign-audience";
import { campaignLinkKinds } from "@mauzo/contract/marketing/campaign-links";
import type { CampaignResults } from "@mauzo/contract/marketing/campaign-results";
import { campaignChannels, campaignPauses, campaignStates } from "@mauzo/contract/marketing/campaign-states";
import type { CampaignMessage } from "@mauzo/contract/marketing/campaign-texts";
import { sql } from "drizzle-orm";
import { date, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

/** An audience as it is stored: without anybody's number. */
export type StoredAudience = Omit<CampaignAudience, "numbers"> & { contacts: string[]; unknown_numbers: number };

export const campaigns = pgTable("campaigns", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  channel: text("channel", { enum: campaignChannels }).notNull(),
  name: text("name").notNull(),
  templateId: uuid("template_id"),
  message: jsonb("message").$type<CampaignMessage>().notNull(),
  linkKind: text("link_kind", { enum: campaignLinkKinds }).notNull().default("shop"),
  linkProductId: uuid("link_product_id"),
  linkSetId: uuid("link_set_id"),
  audience: jsonb("audience").$type<StoredAudience>().notNull(),
  holdOutPercent: smallint("hold_out_percent").notNull().default(0),
  state: text("state", { enum: campaignStates }).notNull().default("draft"),
  pausedWhy: text("paused_why", { enum: campaignPauses }),
  connectionId: uuid("connection_id"),
  partMinor: minor("part_minor"),
  quotedMinor: minor("quoted_minor"),
  startsAt: moment("starts_at"),
  dueAt: moment("due_at"),
  /** When it is looked at next what became of its messages in the outbox. */
  followAt: moment("follow_at"),
  endedAt: moment("ended_at"),
  code: text("code"),
  /** What it came to, once its recipients are gone. */
  figures: jsonb("figures").$type<CampaignResults>(),
  /** The recurring campaign of which it is a run, and the day of the shop. */
  planId: uuid("plan_id"),
  planDay: date("plan_day", { mode: "string" }),
  /** The campaign whose failed messages it sends again. */
  retryOf: uuid("retry_of"),
  userName: text("user_name").notNull(),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
