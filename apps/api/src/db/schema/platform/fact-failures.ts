import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const factFailures = pgTable("fact_failures", {
  shopId: shopId(),
  subscriber: text("subscriber").notNull(),
  factId: uuid("fact_id").notNull(),
  error: text("error").notNull(),
  at: moment("at").notNull().defaultNow(),
});
