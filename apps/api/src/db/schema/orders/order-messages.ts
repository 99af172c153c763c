import { audiences, messageChannels, messageStates } from "@mauzo/contract/orders/order-workflow";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const orderMessages = pgTable("order_messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  event: text("event").notNull(),
  occasion: text("occasion").notNull(),
  audience: text("audience", { enum: audiences }).notNull(),
  channel: text("channel", { enum: messageChannels }),
  text: text("text").notNull(),
  state: text("state", { enum: messageStates }).notNull(),
  moves: integer("moves"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
