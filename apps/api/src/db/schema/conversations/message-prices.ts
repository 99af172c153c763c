import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** What a shop pays for templates. */
export const messagePrices = pgTable("message_prices", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  prices: jsonb("prices").$type<Omit<MessagePrices, "version">>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
