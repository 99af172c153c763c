import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** When the next message to a contact may leave. */
export const pairLimits = pgTable("pair_limits", {
  shopId: shopId(),
  contactId: uuid("contact_id").notNull(),
  freeAt: moment("free_at").notNull(),
});
