import { consentChannels } from "@mauzo/contract/customers/consents";
import { customerChannels, customerSources, genders } from "@mauzo/contract/customers/customers";
import { sql } from "drizzle-orm";
import { date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const customers = pgTable("customers", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  phone: text("phone"),
  gender: text("gender", { enum: genders }),
  language: text("language", { enum: ["en", "sw"] }),
  place: text("place").notNull().default(""),
  placeKey: text("place_key").notNull().generatedAlwaysAs(sql`fold_place(place)`),
  birthday: date("birthday", { mode: "string" }),
  tags: text("tags").array().notNull().default([]),
  source: text("source", { enum: customerSources }).notNull().default("added"),
  channels: text("channels", { enum: customerChannels }).array().notNull().default([]),
  consents: text("consents", { enum: consentChannels }).array().notNull().default([]),
  importId: uuid("import_id"),
  totalMinor: minor("total_minor").notNull().default(0),
  totalOrders: integer("total_orders").notNull().default(0),
  owedMinor: minor("owed_minor").notNull().default(0),
  creditLimitMinor: minor("credit_limit_minor"),
  firstOrderAt: moment("first_order_at"),
  lastOrderAt: moment("last_order_at"),
  generation: integer("generation").notNull().default(0),
  version: integer("version").notNull().default(0),
  forgottenAt: moment("forgotten_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});
