import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import { sql } from "drizzle-orm";
import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../columns.ts";

export const deliveryMethods = pgTable("delivery_methods", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  methods: jsonb("methods").$type<DeliveryMethod[]>().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
