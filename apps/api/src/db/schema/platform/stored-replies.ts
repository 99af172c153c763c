import { pgTable } from "drizzle-orm/pg-core";
import { bytes, moment, shopId } from "../../columns.ts";

export const storedReplies = pgTable("stored_replies", {
  shopId: shopId(),
  keyHash: bytes("key_hash").notNull(),
  requestHash: bytes("request_hash").notNull(),
  reply: bytes("reply").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
