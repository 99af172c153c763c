import { orderChannels, orderStatuses } from "@mauzo/contract/orders";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../columns.ts";

export const orders = pgTable("orders", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  cartId: uuid("cart_id").notNull(),
  conversationId: uuid("conversation_id"),
  customerId: uuid("customer_id"),
  number: text("number").notNull(),
  status: text("status", { enum: orderStatuses }).notNull().default("pending"),
  channel: text("channel", { enum: orderChannels }).notNull(),
  quantity: integer("quantity").notNull(),
  totalMinor: minor("total_minor").notNull(),
  currency: text("currency").notNull(),
  note: text("note").notNull().default(""),
  placedAt: moment("placed_at").notNull().defaultNow(),
});
