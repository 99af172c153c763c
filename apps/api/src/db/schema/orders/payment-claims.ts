import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { claimStates } from "@mauzo/contract/orders/payment-claims";
import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const paymentClaims = pgTable("payment_claims", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  state: text("state", { enum: claimStates }).notNull().default("open"),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }).notNull(),
  reference: text("reference").notNull().default(""),
  network: text("network", { enum: paymentNetworks }),
  text: text("text").notNull().default(""),
  mediaId: uuid("media_id"),
  reason: text("reason").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
  decidedAt: moment("decided_at"),
});
