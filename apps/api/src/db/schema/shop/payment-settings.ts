import type { PaymentDocument } from "@mauzo/contract/shop/payment-settings";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** How a shop is paid. What was saved before there were standing charges, or a switch for pushes, has none. */
export const paymentSettings = pgTable("payment_settings", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  settings: jsonb("settings").$type<PaymentDocument>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
