import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** The versions of a shop's flows; the first flow runs the default as long as it has none. Rows are never changed. */
export const flows = pgTable("flows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  botId: uuid("bot_id").notNull(),
  version: integer("version").notNull(),
  /** In the format of its day: read by `readFlowDocument`. */
  document: jsonb("document").$type<unknown>().notNull(),
  publishedAt: moment("published_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  note: text("note").notNull().default(""),
  userId: uuid("user_id"),
  /** Who published it; null is the flow that every shop begins with. */
  userName: text("user_name"),
  /** The number of the version that it brings back. */
  restores: integer("restores"),
  chatflowId: uuid("chatflow_id").notNull(),
});
