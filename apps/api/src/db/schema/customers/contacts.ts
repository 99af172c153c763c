import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const contacts = pgTable("contacts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  channel: text("channel", { enum: ["phone", "whatsapp"] })
    .notNull()
    .default("phone"),
  phone: text("phone"),
  name: text("name").notNull().default(""),
  importId: uuid("import_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** The number as WhatsApp writes it, which may differ from the one that was asked for. */
  waId: text("wa_id"),
  /** The id of somebody who hides their number. */
  businessUserId: text("business_user_id"),
  /** The provider's code, if no message reaches them any more. */
  unreachableCode: integer("unreachable_code"),
});
