import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, shopId } from "../../columns.ts";

/** What of the shop's files the provider has already, and until when. */
export const channelMedia = pgTable("channel_media", {
  shopId: shopId(),
  mediumId: uuid("medium_id").notNull(),
  numberId: uuid("number_id").notNull(),
  externalId: text("external_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
