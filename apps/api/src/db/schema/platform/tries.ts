import { bigint, integer, text } from "drizzle-orm/pg-core";
import { auth } from "../account/auth-schema.ts";

export const tries = auth.table("tries", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
