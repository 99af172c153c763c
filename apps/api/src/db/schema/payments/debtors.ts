import { boolean, date, integer, pgView, text } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

/** Everybody who owes the shop, by what is owed for their orders and what was written down beside: a view. */
export const debtors = pgView("debtors", {
  shopId: shopId(),
  id: id(),
  name: text("name").notNull(),
  phone: text("phone"),
  owedMinor: minor("owed_minor").notNull(),
  /** What of it should have been paid by yesterday, and what by the end of six more days. */
  overdueMinor: minor("overdue_minor").notNull(),
  soonMinor: minor("soon_minor").notNull(),
  orders: integer("orders").notNull(),
  manual: integer("manual").notNull(),
  since: moment("since").notNull(),
  dueOn: date("due_on", { mode: "string" }),
  promisedOn: date("promised_on", { mode: "string" }),
  /** The day it is in the shop, and how many days ago the oldest debt was made. */
  today: date("today", { mode: "string" }).notNull(),
  days: integer("days").notNull(),
  disputed: boolean("disputed").notNull(),
}).existing();
