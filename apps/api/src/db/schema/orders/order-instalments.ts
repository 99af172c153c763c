import { date, pgTable, uuid } from "drizzle-orm/pg-core";
import { minor, shopId } from "../../columns.ts";

export const orderInstalments = pgTable("order_instalments", {
  shopId: shopId(),
  orderId: uuid("order_id").notNull(),
  dueOn: date("due_on", { mode: "string" }).notNull(),
  /** How much of the order is to be paid altogether by that day. */
  untilMinor: minor("until_minor").notNull(),
});
