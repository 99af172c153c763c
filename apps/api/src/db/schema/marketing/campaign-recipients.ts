import { recipientStates, skipReasons } from "@mauzo/contract/marketing/campaign-states";
import { smsFailures } from "@mauzo/contract/shop/sms-kinds";
import { sql } from "drizzle-orm";
import { integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const campaignRecipients = pgTable("campaign_recipients", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  campaignId: uuid("campaign_id").notNull(),
  n: integer("n").notNull(),
  contactId: uuid("contact_id"),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  state: text("state", { enum: recipientStates }).notNull().default("prepared"),
  rank: smallint("rank")
    .notNull()
    .generatedAlwaysAs(
      sql`case state when 'prepared' then 0 when 'sending' then 1 when 'unknown' then 2 when 'sent' then 3
        when 'failed' then 4 when 'delivered' then 5 when 'read' then 6 else 7 end`,
    ),
  failure: text("failure", { enum: smsFailures }),
  skipped: text("skipped", { enum: skipReasons }),
  parts: smallint("parts").notNull().default(0),
  priceMinor: minor("price_minor").notNull().default(0),
  sendingAt: moment("sending_at"),
  sentAt: moment("sent_at"),
  providerRef: text("provider_ref"),
  /** Its message in the conversation, by which the outbox has it. */
  messageId: uuid("message_id"),
  optedOutAt: moment("opted_out_at"),
  /** How often people opened its link, and when first. */
  clicks: integer("clicks").notNull().default(0),
  clickedAt: moment("clicked_at"),
  /** For what they get it of a recurring campaign. */
  planId: uuid("plan_id"),
  occasion: text("occasion"),
  /** The campaign by which they get it again, as it failed. */
  retriedIn: uuid("retried_in"),
  connectionId: uuid("connection_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
