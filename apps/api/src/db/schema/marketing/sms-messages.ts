import { smsFailures, smsStates } from "@mauzo/contract/shop/sms-kinds";
import { sql } from "drizzle-orm";
import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

/** A message about an order that leaves by SMS. */
export const smsMessages = pgTable("sms_messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  /** What it says is there. */
  orderMessageId: uuid("order_message_id").notNull(),
  connectionId: uuid("connection_id").notNull(),
  contactId: uuid("contact_id"),
  state: text("state", { enum: smsStates }).notNull().default("queued"),
  rank: smallint("rank")
    .notNull()
    .generatedAlwaysAs(
      sql`case state when 'queued' then 0 when 'sending' then 1 when 'unknown' then 2 when 'sent' then 3
        when 'failed' then 4 else 5 end`,
    ),
  failure: text("failure", { enum: smsFailures }),
  parts: smallint("parts").notNull(),
  priceMinor: minor("price_minor").notNull(),
  dueAt: moment("due_at").notNull().defaultNow(),
  sendingAt: moment("sending_at"),
  providerRef: text("provider_ref"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
