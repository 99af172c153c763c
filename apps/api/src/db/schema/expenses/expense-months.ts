import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const expenseMonths = pgTable("expense_months", {
  shopId: shopId(),
  month: date("month", { mode: "string" }).notNull(),
  lockedAt: moment("locked_at"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
});
