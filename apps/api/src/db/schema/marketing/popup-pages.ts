import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

export const popupPages = pgTable("popup_pages", {
  shopId: shopId(),
  popupId: uuid("popup_id").notNull(),
  page: smallint("page").notNull(),
  mediaId: uuid("media_id").notNull(),
  words: text("words").notNull().default(""),
});
