import { chargeKinds } from "@mauzo/contract/orders/order-charges";
import { chargeTypes } from "@mauzo/contract/shop/standing-charges";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, shopId } from "../../columns.ts";

export const orderCharges = pgTable("order_charges", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  kind: text("kind", { enum: chargeKinds }).notNull(),
  name: text("name").notNull(),
  type: text("type", { enum: chargeTypes }).notNull(),
  value: minor("value").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  position: integer("position").notNull(),
  dropped: boolean("dropped").notNull().default(false),
});
