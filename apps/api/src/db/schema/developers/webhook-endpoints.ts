import { type WebhookEvent, webhookPauses } from "@mauzo/contract/developers/webhook-kinds";
import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const webhookEndpoints = pgTable("webhook_endpoints", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  url: text("url").notNull(),
  description: text("description").notNull().default(""),
  events: text("events").array().$type<WebhookEvent[]>().notNull(),
  sealedSecret: bytes("sealed_secret").notNull(),
  secretEnds: text("secret_ends").notNull(),
  sealedPreviousSecret: bytes("sealed_previous_secret"),
  previousSecretUntil: moment("previous_secret_until"),
  pausedWhy: text("paused_why", { enum: webhookPauses }),
  failingSince: moment("failing_since"),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  removedAt: moment("removed_at"),
});
