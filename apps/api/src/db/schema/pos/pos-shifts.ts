import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const posShifts = pgTable("pos_shifts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  registerId: text("register_id").notNull(),
  registerName: text("register_name").notNull(),
  floatMinor: minor("float_minor").notNull(),
  openedAt: moment("opened_at").notNull().defaultNow(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  closedAt: moment("closed_at"),
  closedBy: uuid("closed_by"),
  closedName: text("closed_name").notNull().default(""),
  expectedMinor: minor("expected_minor"),
  countedMinor: minor("counted_minor"),
  note: text("note").notNull().default(""),
});
