import { uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const accessTokens = auth.table("access_tokens", {
  hash: bytes("hash").primaryKey(),
  sessionId: uuid("session_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
