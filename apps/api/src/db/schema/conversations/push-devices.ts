import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** Browsers in which somebody wants to hear of customers who write. */
export const pushDevices = pgTable("push_devices", {
  shopId: shopId(),
  id: uuid("id").notNull().default(sql`uuidv7()`),
  userId: uuid("user_id").notNull(),
  /** It ends with the session. */
  sessionId: uuid("session_id").notNull(),
  /** Where its push service takes messages, and what they are encrypted for. */
  endpoint: text("endpoint").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  /** That of the device. */
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When its owner last opened Mauzo in it. */
  seenAt: moment("seen_at").notNull().defaultNow(),
});
