import { bigint, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment, xid8 } from "../../columns.ts";

export const factCursors = pgTable("fact_cursors", {
  subscriber: text("subscriber").primaryKey(),
  xid: xid8("xid").notNull(),
  seq: bigint("seq", { mode: "number" }).notNull(),
  attempts: smallint("attempts").notNull().default(0),
  retryAt: moment("retry_at").notNull().defaultNow(),
});
