import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const channelEventKinds = ["message", "status", "template", "account", "echo"] as const;

/** What the provider delivered: receipt, protection against a second delivery, and queue in one. */
export const channelEvents = pgTable("channel_events", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  numberId: uuid("number_id").notNull(),
  kind: text("kind", { enum: channelEventKinds }).notNull(),
  externalId: text("external_id").notNull(),
  /** Whose turn it is: the person's id at the provider. */
  contactKey: text("contact_key"),
  providerAt: moment("provider_at").notNull(),
  body: jsonb("body").$type<unknown>().notNull(),
  arrivedAt: moment("arrived_at").notNull().defaultNow(),
  dueAt: moment("due_at").notNull().defaultNow(),
  tries: integer("tries").notNull().default(0),
  handledAt: moment("handled_at"),
});
