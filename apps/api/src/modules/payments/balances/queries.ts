import { openPaymentStates } from "@mauzo/contract/payments/payment-states";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
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

/** The newest payment asked of a phone today for one of a customer's orders, of those that are meant. */
const findAskedToday = async (tx: Tx, { shopId, customerId }: { shopId: string; customerId: string }, meant?: SQL) =>
  (
    await tx
      .select({
        ...{ orderId: payments.orderId, paymentId: payments.id },
        phoneEnd: sql<string>`right(${payments.phone}, 3)`,
      })
      .from(payments)
      .innerJoin(orders, and(eq(orders.shopId, payments.shopId), eq(orders.id, payments.orderId)))
      .where(
        and(
          ...[eq(payments.shopId, shopId), eq(orders.customerId, customerId), meant],
          sql`${payments.createdAt} > now() - interval '1 day'`,
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1)
  )[0];
const isOpen = inArray(payments.state, openPaymentStates);
/** The one that still waits. */
export const findWaiting = (tx: Tx, shopId: string, customerId: string) =>
  findAskedToday(tx, { shopId, customerId }, isOpen);
/** The one that pays what a customer owes, or still waits. */
export const findAskedOrder = (tx: Tx, shopId: string, customerId: string) =>
  findAskedToday(tx, { shopId, customerId }, or(payments.forDebt, isOpen));
