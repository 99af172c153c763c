import type { RecordEvent, RecordKind } from "@mauzo/contract/account/record-events";
import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

type Told = Record<string, unknown>;

/** Written by triggers alone: the app may only read it. */
export const recordEntries = pgTable("record_entries", {
  shopId: shopId(),
  number: bigint("number", { mode: "number" }).notNull(),
  id: id().default(sql`uuidv7()`),
  at: moment("at").notNull(),
  kind: text("kind").$type<RecordKind>().notNull(),
  event: text("event").$type<RecordEvent>().notNull(),
  subjectId: text("subject_id"),
  label: text("label"),
  actorKind: text("actor_kind", { enum: ["person", "key", "operator", "system"] }).notNull(),
  actorId: uuid("actor_id"),
  actorName: text("actor_name"),
  address: text("address"),
  requestId: text("request_id"),
  before: jsonb("before").$type<Told>().notNull(),
  after: jsonb("after").$type<Told>().notNull(),
  previous: bytes("previous").notNull(),
  hash: bytes("hash").notNull(),
});
