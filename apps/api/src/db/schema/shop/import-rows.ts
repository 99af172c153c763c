import type { RowProblem } from "@mauzo/contract/shop/imports";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, shopId } from "../../columns.ts";

export const importRows = pgTable("import_rows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  importId: uuid("import_id").notNull(),
  line: integer("line").notNull(),
  cells: text("cells").array().notNull(),
  leader: integer("leader"),
  keys: text("keys").array().notNull().default([]),
  repaired: boolean("repaired").notNull().default(false),
  subjectId: uuid("subject_id"),
  problems: jsonb("problems").$type<RowProblem[]>().notNull().default([]),
});
