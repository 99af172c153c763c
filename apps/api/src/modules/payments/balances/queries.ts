import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { customers } from "../../../db/schema/customers/customers.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { payments } from "../../../db/schema/payments/payments.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Whom a balance is of, and in which language they are spoken to; undefined where there is nobody with this id. */
export const findOwner = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        ...{ name: customers.name, language: customers.language, shopLanguage: shops.language, shopName: shops.name },
        timeZone: shops.timeZone,
        isForgotten: sql<boolean>`${customers.forgottenAt} is not null`,
      })
      .from(customers)
      .innerJoin(shops, eq(shops.shopId, customers.shopId))
      .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
  )[0];

/** The newest payment asked of a phone today that pays what a customer owes, or is still open for one of their orders. */
export const findAskedOrder = async (tx: Tx, shopId: string, customerId: string) =>
  (
    await tx
      .select({ orderId: payments.orderId, paymentId: payments.id })
      .from(payments)
      .innerJoin(orders, and(eq(orders.shopId, payments.shopId), eq(orders.id, payments.orderId)))
      .where(
        and(
          ...[eq(payments.shopId, shopId), eq(orders.customerId, customerId)],
          or(payments.forDebt, inArray(payments.state, ["asking", "waiting", "unknown"])),
          sql`${payments.createdAt} > now() - interval '1 day'`,
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1)
  )[0];
