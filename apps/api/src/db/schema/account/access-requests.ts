import { actions, resources } from "@mauzo/permissions/permissions";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const accessRequests = pgTable("access_requests", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  userId: uuid("user_id").notNull(),
  resource: text("resource", { enum: resources }).notNull(),
  action: text("action", { enum: actions }).notNull(),
  state: text("state", { enum: ["open", "granted", "refused"] })
    .notNull()
    .default("open"),
  askedAt: moment("asked_at").notNull().defaultNow(),
  decidedBy: uuid("decided_by"),
  decidedAt: moment("decided_at"),
});
