import { type HoldMinutes, shopCategories } from "@mauzo/contract/shop/shop";
import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../columns.ts";

export const shops = pgTable("shops", {
  shopId: uuid("shop_id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  category: text("category", { enum: shopCategories }).notNull(),
  about: text("about").notNull().default(""),
  whatsappNumber: text("whatsapp_number").notNull(),
  logoUrl: text("logo_url"),
  logoMediaId: uuid("logo_media_id"),
  language: text("language", { enum: ["en", "sw"] }),
  place: text("place").notNull().default(""),
  openingHours: text("opening_hours").notNull().default(""),
  coverUrl: text("cover_url"),
  coverMediaId: uuid("cover_media_id"),
  published: boolean("published").notNull().default(true),
  currency: text("currency").notNull().default("TZS"),
  timeZone: text("time_zone").notNull().default("Africa/Dar_es_Salaam"),
  mediaQuotaBytes: bigint("media_quota_bytes", { mode: "number" }).notNull().default(524_288_000),
  holdMinutes: integer("hold_minutes").$type<HoldMinutes>().notNull().default(0),
  /** Filled with a made-up life to try things out on, which its owner may delete at once. */
  isDemo: boolean("is_demo").notNull().default(false),
  requiresSecondFactor: boolean("requires_second_factor").notNull().default(false),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
