import { text } from "drizzle-orm/pg-core";
import { bytes, moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const signUpLinks = auth.table("sign_up_links", {
  email: text("email").notNull(),
  name: text("name").notNull(),
  tokenHash: bytes("token_hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
