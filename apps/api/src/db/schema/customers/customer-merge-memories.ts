import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** What undoing a merge needs. */
export const customerMergeMemories = pgTable("customer_merge_memories", {
  shopId: shopId(),
  mergeId: uuid("merge_id").notNull(),
  /** The row of who was merged. */
  customer: jsonb("customer").$type<object>().notNull(),
  /** The ids of the rows that moved, by table and column. */
  moved: jsonb("moved").$type<Record<string, string[]>>().notNull(),
  /** Orders that were the kept one's already, though they came by a number of the other. */
  stayed: jsonb("stayed").$type<string[]>().notNull(),
  changes: jsonb("changes").$type<CustomerFieldChange[]>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
