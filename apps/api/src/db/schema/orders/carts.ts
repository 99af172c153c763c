import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const carts = pgTable("carts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id"),
  number: text("number").notNull(),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  state: text("state", { enum: ["open", "ordered"] })
    .notNull()
    .default("open"),
  shownVersion: text("shown_version"),
  submittedHash: bytes("submitted_hash"),
  firstTouch: text("first_touch"),
  lastTouch: text("last_touch"),
  heldUntil: moment("held_until"),
  heldPhone: bytes("held_phone"),
  heldNetwork: bytes("held_network"),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});
