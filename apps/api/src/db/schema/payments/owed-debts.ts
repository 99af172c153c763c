import { boolean, date, integer, pgView, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

/** All that the shop is owed, each order and each debt that was written down: a view. */
export const owedDebts = pgView("owed_debts", {
  shopId: shopId(),
  /** Null: an order of nobody known. */
  customerId: uuid("customer_id"),
  id: id(),
  isOrder: boolean("is_order").notNull(),
  owedMinor: minor("owed_minor").notNull(),
  since: moment("since").notNull(),
  dueOn: date("due_on", { mode: "string" }),
  promisedOn: date("promised_on", { mode: "string" }),
  today: date("today", { mode: "string" }).notNull(),
  days: integer("days").notNull(),
  overdueMinor: minor("overdue_minor").notNull(),
  soonMinor: minor("soon_minor").notNull(),
}).existing();
