import { receiptSources } from "@mauzo/contract/payments/receipts";
import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const receipts = pgTable("receipts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  network: text("network", { enum: paymentNetworks }),
  reference: text("reference").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  usedMinor: minor("used_minor").notNull().default(0),
  payerName: text("payer_name").notNull().default(""),
  payerPhone: text("payer_phone"),
  cameAt: moment("came_at"),
  source: text("source", { enum: receiptSources }).notNull(),
  text: text("text").notNull().default(""),
  orderId: uuid("order_id"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
  dismissedAt: moment("dismissed_at"),
  dismissedBy: text("dismissed_by").notNull().default(""),
  dismissReason: text("dismiss_reason").notNull().default(""),
});
