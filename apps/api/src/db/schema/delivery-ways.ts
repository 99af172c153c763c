import type { DeliveryWay } from "@mauzo/contract/shop/delivery-ways";
import { sql } from "drizzle-orm";
import { jsonb, pgTable } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../columns.ts";

export const deliveryWays = pgTable("delivery_ways", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  ways: jsonb("ways").$type<DeliveryWay[]>().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
