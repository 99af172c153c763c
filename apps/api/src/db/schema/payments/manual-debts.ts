import { manualDebtKinds } from "@mauzo/contract/payments/manual-debts";
import { sql } from "drizzle-orm";
import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const manualDebts = pgTable("manual_debts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  kind: text("kind", { enum: manualDebtKinds }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  paidMinor: minor("paid_minor").notNull().default(0),
  forgivenMinor: minor("forgiven_minor").notNull().default(0),
  dueOn: date("due_on", { mode: "string" }),
  promisedOn: date("promised_on", { mode: "string" }),
  note: text("note").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  voidedAt: moment("voided_at"),
  voidReason: text("void_reason").notNull().default(""),
  owedMinor: minor("owed_minor").generatedAlwaysAs(sql`case
    when voided_at is not null then 0 else amount_minor - paid_minor - forgiven_minor end`),
});
