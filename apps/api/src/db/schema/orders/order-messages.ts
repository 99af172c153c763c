import {
  audiences,
  type MessageField,
  messageChannels,
  messageRoutes,
  messageStates,
  routeCategories,
  routeReasons,
} from "@mauzo/contract/orders/order-workflow";
import { sql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  /** What a template puts in its fields. */
  fields: jsonb("fields").$type<Record<MessageField, string>>(),
  route: text("route", { enum: messageRoutes }),
  category: text("category", { enum: routeCategories }),
  why: text("why", { enum: routeReasons }),
  templateName: text("template_name"),
  priceMinor: bigint("price_minor", { mode: "number" }),
  /** The message of the conversation that it became. */
  messageId: uuid("message_id"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
