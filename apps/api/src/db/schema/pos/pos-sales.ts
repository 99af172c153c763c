import type { SaleNote } from "@mauzo/contract/pos/sales";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, minor, moment, shopId } from "../../columns.ts";

export const posSales = pgTable("pos_sales", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  shiftId: uuid("shift_id").notNull(),
  requestHash: bytes("request_hash").notNull(),
  orderId: uuid("order_id"),
  totalMinor: minor("total_minor").notNull(),
  paidMinor: minor("paid_minor").notNull(),
  changeMinor: minor("change_minor").notNull(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  soldAt: moment("sold_at"),
  notes: jsonb("notes").$type<SaleNote[]>().notNull().default([]),
  createdAt: moment("created_at").notNull().defaultNow(),
});
