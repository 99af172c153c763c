import { paymentFailures, paymentStates } from "@mauzo/contract/payments/payment-states";
import { paymentProviders } from "@mauzo/contract/payments/payments";
import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { boolean, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const setupPayments = pgTable("setup_payments", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  provider: text("provider", { enum: paymentProviders }).notNull(),
  network: text("network", { enum: paymentNetworks }).notNull(),
  phone: text("phone").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  reference: text("reference").notNull(),
  providerRef: text("provider_ref").notNull().default(""),
  networkRef: text("network_ref").notNull().default(""),
  state: text("state", { enum: paymentStates }).notNull().default("asking"),
  failure: text("failure", { enum: paymentFailures }),
  isExtra: boolean("is_extra").notNull().default(false),
  sentAt: moment("sent_at"),
  queries: smallint("queries").notNull().default(0),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
