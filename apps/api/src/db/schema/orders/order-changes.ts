import { type OrderChange, orderChangeKinds, orderPlaces } from "@mauzo/contract/orders/order-history";
import { actorKinds } from "@mauzo/contract/orders/order-transitions";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const orderChanges = pgTable("order_changes", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  orderId: uuid("order_id").notNull(),
  kind: text("kind", { enum: orderChangeKinds }).notNull(),
  mover: text("mover", { enum: actorKinds }).notNull(),
  via: text("via", { enum: orderPlaces }).notNull(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  reason: text("reason").notNull().default(""),
  change: jsonb("change").$type<OrderChange["change"]>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
