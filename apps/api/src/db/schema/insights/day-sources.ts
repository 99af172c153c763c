import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { minor, shopId } from "../../columns.ts";

/** Chats and carts that were begun and orders that were placed on a day, by what had brought them first, and last. */
export const daySources = pgTable("day_sources", {
  shopId: shopId(),
  touchOrder: text("touch_order", { enum: ["first", "last"] }).notNull(),
  day: date("day", { mode: "string" }).notNull(),
  /** `direct` and `staff` where there is none. */
  touch: text("touch").notNull(),
  chats: integer("chats").notNull(),
  carts: integer("carts").notNull(),
  orders: integer("orders").notNull(),
  paidMinor: minor("paid_minor").notNull(),
});
