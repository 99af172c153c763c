import { boolean, date, pgTable, uuid } from "drizzle-orm/pg-core";
import { shopId } from "../../columns.ts";

/** Whether an admin of the shop wants the summary of each week by mail, and which they got last; without a row they want it. */
export const weeklyMails = pgTable("weekly_mails", {
  shopId: shopId(),
  userId: uuid("user_id").notNull(),
  isWanted: boolean("is_wanted").notNull().default(true),
  /** The Monday of the week of which one was last queued, and sent. */
  queuedWeek: date("queued_week", { mode: "string" }),
  sentWeek: date("sent_week", { mode: "string" }),
});
