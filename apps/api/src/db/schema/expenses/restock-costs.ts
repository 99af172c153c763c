import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const restockCosts = pgTable("restock_costs", {
  shopId: shopId(),
  movementId: uuid("movement_id").notNull(),
  dismissedAt: moment("dismissed_at"),
  userId: uuid("user_id"),
});
