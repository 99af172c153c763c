import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const deliveryMethods = pgTable("delivery_methods", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  methods: jsonb("methods").$type<DeliveryMethod[]>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
