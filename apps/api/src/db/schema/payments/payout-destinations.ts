import { paymentNetworks } from "@mauzo/contract/shop/payment-networks";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const payoutDestinations = pgTable("payout_destinations", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  network: text("network", { enum: paymentNetworks }).notNull(),
  sealedPhone: bytes("sealed_phone").notNull(),
  phoneEnd: text("phone_end").notNull(),
  name: text("name").notNull(),
  usableFrom: moment("usable_from").notNull(),
  removedAt: moment("removed_at"),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
