import { uuid } from "drizzle-orm/pg-core";
import { moment } from "../../columns.ts";
import { auth } from "./auth-schema.ts";

export const operators = auth.table("operators", {
  userId: uuid("user_id").primaryKey(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
