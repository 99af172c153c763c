import { drawerMoveKinds } from "@mauzo/contract/pos/shifts";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const posDrawerMoves = pgTable("pos_drawer_moves", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  shiftId: uuid("shift_id").notNull(),
  kind: text("kind", { enum: drawerMoveKinds }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  reason: text("reason").notNull(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
