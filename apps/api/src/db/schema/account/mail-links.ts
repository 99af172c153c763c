import { text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const mailLinks = auth.table("mail_links", {
  userId: uuid("user_id").notNull(),
  purpose: text("purpose", { enum: ["reset_password", "change_email"] }).notNull(),
  tokenHash: bytes("token_hash").notNull(),
  email: text("email").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
