import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment, shopId } from "../columns.ts";

export const entrances = pgTable("entrances", {
  kind: text("kind", { enum: ["slug", "bot", "bot_token", "cart", "phone", "invite", "paper"] }).notNull(),
  keyHash: bytes("key_hash").notNull(),
  shopId: shopId(),
  targetId: uuid("target_id").notNull(),
  expiresAt: moment("expires_at"),
});
