import { type WebhookMessage, webhookProblems } from "@mauzo/contract/developers/webhook-kinds";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const webhookDeliveries = pgTable("webhook_deliveries", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  endpointId: uuid("endpoint_id").notNull(),
  event: text("event").$type<WebhookMessage>().notNull(),
  factId: uuid("fact_id"),
  orderId: uuid("order_id"),
  state: text("state", { enum: ["waiting", "sending", "sent", "failed", "skipped"] })
    .notNull()
    .default("waiting"),
  tries: integer("tries").notNull().default(0),
  dueAt: moment("due_at"),
  status: integer("status"),
  problem: text("problem", { enum: webhookProblems }),
  createdAt: moment("created_at").notNull().defaultNow(),
});
