import { sql } from "drizzle-orm";
import { bigint, boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** `no_right`: its writer may no longer write to customers. `late`: its time was over long before it could be sent. */
export const plannedFailures = [
  ...(["window_closed", "number_disconnected", "customer_on_whatsapp", "no_right", "late"] as const),
] as const;
export type PlannedFailure = (typeof plannedFailures)[number];

/** What staff wrote to be sent to a customer later. */
export const plannedMessages = pgTable("planned_messages", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  text: text("text").notNull(),
  replyTo: uuid("reply_to"),
  sendAt: moment("send_at").notNull(),
  createdBy: uuid("created_by").notNull(),
  /** Not sent if the customer has written since the message of theirs with the number `afterInSeq`. */
  unlessWritten: boolean("unless_written").notNull().default(false),
  afterInSeq: bigint("after_in_seq", { mode: "number" }).notNull(),
  state: text("state", { enum: ["planned", "sent", "cancelled", "failed"] })
    .notNull()
    .default("planned"),
  failure: text("failure", { enum: plannedFailures }),
  createdAt: moment("created_at").notNull().defaultNow(),
});
