import { date, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const popupDays = pgTable("popup_days", {
  shopId: shopId(),
  popupId: uuid("popup_id").notNull(),
  day: date("day").notNull(),
  views: integer("views").notNull().default(0),
  closes: integer("closes").notNull().default(0),
  clicks: integer("clicks").notNull().default(0),
});
