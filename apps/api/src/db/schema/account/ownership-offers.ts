import { pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

export const ownershipOffers = pgTable("ownership_offers", {
  shopId: shopId(),
  userId: uuid("user_id").notNull(),
  madeAt: moment("made_at").notNull().defaultNow(),
  endsAt: moment("ends_at").notNull(),
});
