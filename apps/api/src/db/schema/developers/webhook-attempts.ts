import { webhookProblems } from "@mauzo/contract/developers/webhook-kinds";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const webhookAttempts = pgTable("webhook_attempts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  deliveryId: uuid("delivery_id").notNull(),
  url: text("url").notNull(),
  at: moment("at").notNull(),
  ms: integer("ms").notNull(),
  status: integer("status"),
  problem: text("problem", { enum: webhookProblems }),
  headers: jsonb("headers").$type<Record<string, string>>().notNull(),
  answerHeaders: jsonb("answer_headers").$type<Record<string, string>>().notNull(),
});
