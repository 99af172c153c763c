import { trialReasons } from "@mauzo/contract/conversations/flow-trials";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** A published version that only a part of new conversations meets at first, beside the one before it. */
export const flowTrials = pgTable("flow_trials", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  chatflowId: uuid("chatflow_id").notNull(),
  /** The numbers of the new version and of the one before it. */
  version: integer("version").notNull(),
  against: integer("against").notNull(),
  /** Of a hundred new conversations. */
  share: integer("share").notNull(),
  state: text("state", { enum: ["running", "kept", "returned"] })
    .notNull()
    .default("running"),
  /** In whose name it began. */
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  /** Why it went back by itself. */
  because: text("because", { enum: trialReasons }),
  /** How many of how many that were: of the new version, then of the one before. */
  counted: integer("counted").array(),
  /** The version that it went back as. */
  returnedAs: integer("returned_as"),
  createdAt: moment("created_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
});
