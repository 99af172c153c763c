import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, minor, moment, shopId } from "../../columns.ts";

type ReturnedLine = { name: string; quantity: number; unitMinor: number; restocked: boolean };

export const posReturns = pgTable("pos_returns", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  shiftId: uuid("shift_id").notNull(),
  orderId: uuid("order_id").notNull(),
  requestHash: bytes("request_hash").notNull(),
  lines: jsonb("lines").$type<ReturnedLine[]>().notNull(),
  returnedMinor: minor("returned_minor").notNull(),
  refundedMinor: minor("refunded_minor").notNull(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
