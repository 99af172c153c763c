import { uuid } from "drizzle-orm/pg-core";
import { moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const viewings = auth.table("viewings", {
  sessionId: uuid("session_id").primaryKey(),
  shopId: uuid("shop_id").notNull(),
  memberId: uuid("member_id").notNull(),
  endsAt: moment("ends_at").notNull(),
});
