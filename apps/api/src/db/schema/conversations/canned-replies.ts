import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** Words that staff write often, ready in both languages. */
export const cannedReplies = pgTable("canned_replies", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  /** What is typed after the slash. */
  shortcut: text("shortcut").notNull(),
  en: text("en").notNull().default(""),
  sw: text("sw").notNull().default(""),
  version: integer("version").notNull().default(1),
  savedBy: text("saved_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
