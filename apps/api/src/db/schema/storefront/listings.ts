import { shopCategories } from "@mauzo/contract/shop/shop";
import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, tsVector } from "../../columns.ts";

/** What the directory shows of a published shop; unpublished shops have no row. */
export const listings = pgTable("listings", {
  slug: text("slug").primaryKey(),
  name: text("name").notNull(),
  category: text("category", { enum: shopCategories }).notNull(),
  about: text("about").notNull(),
  language: text("language", { enum: ["en", "sw"] }),
  place: text("place").notNull().default(""),
  logoUrl: text("logo_url"),
  coverUrl: text("cover_url"),
  createdAt: moment("created_at").notNull().defaultNow(),
  nameKey: text("name_key").notNull().generatedAlwaysAs(sql`left(sounded(folded(name)), 60)`),
  words: tsVector("words")
    .notNull()
    .generatedAlwaysAs(sql`
    words_of(name, 'a', 'b') || words_of(place, 'c', 'c') || words_of(category_words(category), 'd', 'd')
    || array_to_tsvector(array['e' || regexp_replace(category, '[^a-z]', '', 'g')])
    || words_of(goods_words(category), 'f', 'f')`),
});
