import { connectionStates } from "@mauzo/contract/shop/channel-health";
import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

/** A shop's app at the provider. */
export const channelConnections = pgTable("channel_connections", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  businessAccountId: text("business_account_id").notNull(),
  sealedToken: bytes("sealed_token").notNull(),
  sealedAppSecret: bytes("sealed_app_secret").notNull(),
  tokenEnds: text("token_ends").notNull(),
  appSecretEnds: text("app_secret_ends").notNull(),
  state: text("state", { enum: connectionStates }).notNull().default("unchecked"),
  /** The provider's code, if it refused. */
  refusedCode: integer("refused_code"),
  checkedAt: moment("checked_at"),
  lastEventAt: moment("last_event_at"),
  version: integer("version").notNull().default(0),
  updatedBy: uuid("updated_by"),
  removedAt: moment("removed_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
