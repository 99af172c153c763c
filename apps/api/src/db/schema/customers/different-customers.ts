import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** Pairs that look like one person and are two. */
export const differentCustomers = pgTable("different_customers", {
  shopId: shopId(),
  firstId: uuid("first_id").notNull(),
  secondId: uuid("second_id").notNull(),
  userId: uuid("user_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
