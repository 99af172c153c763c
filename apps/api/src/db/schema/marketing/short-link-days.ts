import { date, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const shortLinkDays = pgTable("short_link_days", {
  shopId: shopId(),
  linkId: uuid("link_id").notNull(),
  day: date("day").notNull(),
  clicks: integer("clicks").notNull().default(0),
});
