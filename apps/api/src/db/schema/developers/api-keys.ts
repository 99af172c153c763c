import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const apiKeys = pgTable("api_keys", {
  shopId: shopId(),
  /** That of its row of auth.users, whose name it has. */
  id: id().default(sql`uuidv7()`),
  madeBy: uuid("made_by").notNull(),
  permissions: jsonb("permissions").$type<ApiKey["permissions"]>().notNull(),
  seesPhones: boolean("sees_phones").notNull().default(false),
  addresses: text("addresses").array().notNull().default(sql`'{}'`),
  secretHash: bytes("secret_hash").notNull(),
  secretEnds: text("secret_ends").notNull(),
  previousSecretUntil: moment("previous_secret_until"),
  expiresAt: moment("expires_at"),
  lastUsedAt: moment("last_used_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
