import { mediaKinds } from "@mauzo/contract/shop/media";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const media = pgTable("media", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  key: text("key").notNull(),
  kind: text("kind", { enum: mediaKinds }).notNull(),
  name: text("name").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  width: integer("width"),
  height: integer("height"),
  isPrivate: boolean("is_private").notNull().default(false),
  createdAt: moment("created_at").notNull().defaultNow(),
  storedAt: moment("stored_at"),
});
