import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const orderWorkflows = pgTable("order_workflows", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  workflow: jsonb("workflow").$type<OrderWorkflow>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
