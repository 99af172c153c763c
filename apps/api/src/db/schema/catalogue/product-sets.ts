import { type Pair, type SetRule, setKinds } from "@mauzo/contract/catalogue/sets";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const productSets = pgTable("product_sets", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  kind: text("kind", { enum: setKinds }).notNull(),
  name: text("name").notNull(),
  texts: jsonb("texts").$type<Record<"header" | "body" | "footer", Pair>>().notNull(),
  rule: jsonb("rule").$type<SetRule>(),
  archivedAt: moment("archived_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
