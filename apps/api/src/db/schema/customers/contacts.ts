import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const contacts = pgTable("contacts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  customerId: uuid("customer_id").notNull(),
  channel: text("channel", { enum: ["phone", "whatsapp"] })
    .notNull()
    .default("phone"),
  phone: text("phone").notNull(),
  name: text("name").notNull().default(""),
  importId: uuid("import_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
