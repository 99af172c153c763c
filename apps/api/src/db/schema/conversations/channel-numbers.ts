import { sql } from "drizzle-orm";
import { doublePrecision, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const channelNumbers = pgTable("channel_numbers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  connectionId: uuid("connection_id").notNull(),
  phoneNumberId: text("phone_number_id").notNull(),
  phone: text("phone").notNull().default(""),
  name: text("name").notNull().default(""),
  quality: text("quality"),
  tier: text("tier"),
  /** Nothing leaves until then, for the provider's code. */
  pausedUntil: moment("paused_until"),
  pausedCode: integer("paused_code"),
  /** How often in a row it was paused. */
  pauses: integer("pauses").notNull().default(0),
  /** How many messages may leave at once as of `tokensAt`. */
  tokens: doublePrecision("tokens").notNull().default(60),
  tokensAt: moment("tokens_at").notNull().defaultNow(),
  removedAt: moment("removed_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
