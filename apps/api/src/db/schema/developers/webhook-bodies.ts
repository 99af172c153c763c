import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const webhookBodies = pgTable("webhook_bodies", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  deliveryId: uuid("delivery_id").notNull(),
  attemptId: uuid("attempt_id"),
  body: text("body").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
