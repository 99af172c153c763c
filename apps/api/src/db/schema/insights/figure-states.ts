import { sql } from "drizzle-orm";
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

/** Up to which day a shop is rolled up; null: not at all. */
export const figureStates = pgTable("figure_states", {
  shopId: uuid("shop_id").primaryKey(),
  timeZone: text("time_zone").notNull(),
  rolledTo: date("rolled_to", { mode: "string" }),
  /** By which time zone the days of chats are kept, and after which conversation that goes on; null: nowhere. */
  chatZone: text("chat_zone"),
  chatsTo: uuid("chats_to"),
});

/** Days that have changed since they were rolled up: as often as they were told of. */
export const changedDays = pgTable("changed_days", {
  shopId: shopId(),
  day: date("day", { mode: "string" }).notNull(),
  mark: uuid("mark").notNull().default(sql`uuidv7()`),
});
