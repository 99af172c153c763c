import { sql } from "drizzle-orm";
import { pgTable, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const pastPrices = pgTable("past_prices", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  itemId: uuid("item_id").notNull(),
  priceMinor: minor("price_minor").notNull(),
  until: moment("until").notNull().defaultNow(),
});
