import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";

/** The words listings are found by, maintained by a trigger, each with its possible misspellings. */
export const listingWords = pgTable("listing_words", {
  word: text("word").primaryKey(),
  spellings: text("spellings").array().notNull().generatedAlwaysAs(sql`spellings_of(substr(word, 2))`),
});
