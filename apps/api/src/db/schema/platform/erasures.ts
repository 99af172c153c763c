import { pgTable, smallint, text } from "drizzle-orm/pg-core";

/** What is erased of a person, table by table: written by migrations alone. */
export const erasures = pgTable("erasures", {
  place: smallint("place").primaryKey(),
  tableName: text("table_name").notNull(),
  whose: text("whose").notNull(),
  becomes: text("becomes"),
});
