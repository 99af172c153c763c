import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

/** The shop's catalogue at WhatsApp. */
export const whatsappCatalogues = pgTable("whatsapp_catalogues", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  catalogueId: text("catalogue_id").notNull(),
  isVisible: boolean("is_visible").notNull(),
  hasCart: boolean("has_cart").notNull(),
  /** The provider's code, if it refused the last changes. */
  refusedCode: integer("refused_code"),
  /** Until when one process sends changes. */
  sendingUntil: moment("sending_until"),
  upToDateAt: moment("up_to_date_at"),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** What WhatsApp has of the shop's variants. */
export const whatsappCatalogueItems = pgTable("whatsapp_catalogue_items", {
  shopId: shopId(),
  variantId: uuid("variant_id").notNull(),
  productId: uuid("product_id").notNull(),
  /** Of what was sent of it last. */
  digest: text("digest").notNull(),
  state: text("state", { enum: ["sent", "leaving", "listed", "refused"] }).notNull(),
  /** The batch that waits to be carried out. */
  handle: text("handle"),
  sentAt: moment("sent_at").notNull().defaultNow(),
  reason: text("reason"),
});

/** What WhatsApp has of the shop's sets. */
export const whatsappCatalogueSets = pgTable("whatsapp_catalogue_sets", {
  shopId: shopId(),
  setId: uuid("set_id").notNull(),
  providerId: text("provider_id").notNull(),
  digest: text("digest").notNull(),
});
