import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { sql } from "drizzle-orm";
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const supplierBills = pgTable("supplier_bills", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  supplierId: uuid("supplier_id").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  billedOn: date("billed_on", { mode: "string" }).notNull(),
  dueOn: date("due_on", { mode: "string" }),
  /** Null for goods to sell. */
  category: text("category", { enum: expenseCategories }),
  note: text("note").notNull().default(""),
  mediaId: uuid("media_id"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  voidedAt: moment("voided_at"),
  voidReason: text("void_reason").notNull().default(""),
  movementId: uuid("movement_id"),
});
