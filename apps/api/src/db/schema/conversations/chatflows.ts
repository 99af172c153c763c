import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** The flows of a shop; `flows` are the versions that were published of them. The first comes with the bot and has its id. */
export const chatflows = pgTable("chatflows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  /** null is the first, until somebody names it. */
  name: text("name"),
  /** New conversations of the channel meet it. */
  defaultWeb: boolean("default_web").notNull().default(false),
  defaultWhatsapp: boolean("default_whatsapp").notNull().default(false),
  archivedAt: moment("archived_at"),
  version: integer("version").notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
});
