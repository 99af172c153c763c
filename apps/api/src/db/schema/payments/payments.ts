import { paymentFailures, paymentStates } from "@mauzo/contract/payments/payment-states";
import { paymentProviders } from "@mauzo/contract/payments/payments";
import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { boolean, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const payments = pgTable("payments", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  provider: text("provider", { enum: paymentProviders }).notNull(),
  network: text("network", { enum: paymentNetworks }).notNull(),
  phone: text("phone").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  feeMinor: minor("fee_minor").notNull(),
  askedMinor: minor("asked_minor").notNull(),
  surplusMinor: minor("surplus_minor").notNull().default(0),
  forDebt: boolean("for_debt").notNull().default(false),
  reference: text("reference").notNull(),
  providerRef: text("provider_ref").notNull().default(""),
  networkRef: text("network_ref").notNull().default(""),
  state: text("state", { enum: paymentStates }).notNull().default("asking"),
  failure: text("failure", { enum: paymentFailures }),
  sentAt: moment("sent_at"),
  queries: smallint("queries").notNull().default(0),
  queriedAt: moment("queried_at"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
  settledAt: moment("settled_at"),
});
