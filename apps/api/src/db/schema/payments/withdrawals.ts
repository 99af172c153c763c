import { paymentProviders } from "@mauzo/contract/payments/payments";
import { withdrawalFailures, withdrawalStates } from "@mauzo/contract/payments/withdrawal-states";
import { sql } from "drizzle-orm";
import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const withdrawals = pgTable("withdrawals", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  destinationId: uuid("destination_id").notNull(),
  provider: text("provider", { enum: paymentProviders }).notNull(),
  amountMinor: minor("amount_minor").notNull(),
  feeMinor: minor("fee_minor").notNull(),
  reference: text("reference").notNull(),
  providerRef: text("provider_ref").notNull().default(""),
  networkRef: text("network_ref").notNull().default(""),
  state: text("state", { enum: withdrawalStates }).notNull(),
  failure: text("failure", { enum: withdrawalFailures }),
  sentAt: moment("sent_at"),
  queries: smallint("queries").notNull().default(0),
  queriedAt: moment("queried_at"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  confirmedBy: uuid("confirmed_by"),
  confirmedName: text("confirmed_name").notNull().default(""),
  confirmedAt: moment("confirmed_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
});
