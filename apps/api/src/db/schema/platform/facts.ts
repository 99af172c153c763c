import type { FactActor } from "@mauzo/contract/fact";
import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId, xid8 } from "../../columns.ts";

export const facts = pgTable("facts", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
  seq: bigint("seq", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  version: smallint("version").notNull(),
  subject: uuid("subject").notNull(),
  actor: jsonb("actor").$type<FactActor>().notNull(),
  payload: jsonb("payload").notNull(),
  at: moment("at").notNull().defaultNow(),
});
