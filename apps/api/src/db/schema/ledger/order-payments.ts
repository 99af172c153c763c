import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { pgView, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

/** The transfers that pay for orders, and those back to their customers, which are below nothing: a view. */
export const orderPayments = pgView("order_payments", {
  shopId: shopId(),
  id: id(),
  orderId: uuid("order_id").notNull(),
  amountMinor: minor("amount_minor").notNull(),
  method: text("method", { enum: paymentMethods }),
  reference: text("reference").notNull(),
  userId: uuid("user_id"),
  userName: text("user_name").notNull(),
  createdAt: moment("created_at").notNull(),
}).existing();
