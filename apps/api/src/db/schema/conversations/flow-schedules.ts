import { scheduleProblems } from "@mauzo/contract/conversations/flow-schedules";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** The draft of a chatflow that is to be published at a time, as it is then. */
export const flowSchedules = pgTable("flow_schedules", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  chatflowId: uuid("chatflow_id").notNull(),
  publishAt: moment("publish_at").notNull(),
  note: text("note").notNull(),
  /** Whatever saved conversations say. */
  evenSo: boolean("even_so").notNull(),
  /** In whose name. */
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  state: text("state", { enum: ["planned", "published", "refused", "cancelled"] })
    .notNull()
    .default("planned"),
  problem: text("problem", { enum: scheduleProblems }),
  problemCount: integer("problem_count"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
