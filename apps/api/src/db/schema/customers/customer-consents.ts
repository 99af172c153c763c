import { consentChannels, consentStates } from "@mauzo/contract/customers/consents";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const customerConsents = pgTable("customer_consents", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  channel: text("channel", { enum: consentChannels }).notNull(),
  state: text("state", { enum: consentStates }).notNull(),
  how: text("how").notNull(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  importId: uuid("import_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
