import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment, shopId } from "../../columns.ts";

export const lookupKeys = pgTable("lookup_keys", {
  kind: text("kind", {
    enum: [
      ...(["slug", "bot", "bot_token", "cart", "phone", "invite", "document"] as const),
      ...(["whatsapp", "whatsapp_number", "payment", "withdrawal", "api_key", "campaign", "sms_report"] as const),
      ...(["balance", "short_link"] as const),
    ],
  }).notNull(),
  keyHash: bytes("key_hash").notNull(),
  shopId: shopId(),
  targetId: uuid("target_id").notNull(),
  expiresAt: moment("expires_at"),
  hidesPhones: boolean("hides_phones").notNull().default(false),
});
