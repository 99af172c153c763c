import type { WithdrawalSettings } from "@mauzo/contract/payments/withdrawals";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const withdrawalSettings = pgTable("withdrawal_settings", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  settings: jsonb("settings").$type<Omit<WithdrawalSettings, "version">>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
