import { answerKinds, disputeOutcomes } from "@mauzo/contract/orders/debt-answers";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const debtAnswers = pgTable("debt_answers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  kind: text("kind", { enum: answerKinds }).notNull(),
  reason: text("reason").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
  outcome: text("outcome", { enum: [...disputeOutcomes, "withdrawn"] }),
  answer: text("answer").notNull().default(""),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  settledAt: moment("settled_at"),
});
