import { mediaKinds } from "@mauzo/contract/shop/media";
import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** The files of messages: what a customer sent over a number, and what staff sent. */
export const conversationFiles = pgTable("conversation_files", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  conversationId: uuid("conversation_id").notNull(),
  /** The number of its message in the conversation. */
  seq: bigint("seq", { mode: "number" }).notNull(),
  /** As its sender called it; as it is once it is here. */
  kind: text("kind", { enum: mediaKinds }).notNull(),
  name: text("name").notNull().default(""),
  state: text("state", { enum: ["waiting", "here", "refused", "lost"] })
    .notNull()
    .default("waiting"),
  /** Why it was refused. */
  why: text("why", { enum: ["kind", "size", "full"] }),
  /** What the provider calls it, and the number it came over; null for what staff sent. */
  numberId: uuid("number_id"),
  externalId: text("external_id"),
  sha256: text("sha256").notNull().default(""),
  tries: integer("tries").notNull().default(0),
  mediumId: uuid("medium_id"),
  /** Its name in the storage. */
  file: text("file"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
