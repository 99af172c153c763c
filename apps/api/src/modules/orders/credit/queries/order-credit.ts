import type { CreditDays } from "@mauzo/contract/orders/order-credit";
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const isOrder = (shopId: string, id: string) => and(eq(orders.shopId, shopId), eq(orders.id, id));

export const updateForgiven = (tx: Tx, shopId: string, id: string, forgivenMinor: number) =>
  tx.update(orders).set({ forgivenMinor }).where(isOrder(shopId, id));

/** The days of an order, which the caller has locked. */
export const findDays = async (tx: Tx, shopId: string, id: string): Promise<CreditDays | undefined> =>
  (
    await tx
      .select({ due_on: orders.dueOn, promised_on: orders.promisedOn, reminds: orders.reminds })
      .from(orders)
      .where(isOrder(shopId, id))
  )[0];

/** Until when an order of which something is owed is to be paid, and the day it is in its shop; undefined where nothing is. */
export const findOwedDay = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        due_on: orders.dueOn,
        today: sql<string>`(now() at time zone ${shops.timeZone})::date::text`,
      })
      .from(orders)
      .innerJoin(shops, eq(shops.shopId, orders.shopId))
      .where(and(isOrder(shopId, id), gt(orders.owedMinor, 0)))
  )[0];

export const updateDays = (tx: Tx, shopId: string, id: string, { due_on, promised_on, reminds }: CreditDays) =>
  tx.update(orders).set({ dueOn: due_on, promisedOn: promised_on, reminds }).where(isOrder(shopId, id));

/** The customer of an order; undefined where nobody is known. */
export const findCustomerOf = async (tx: Tx, shopId: string, id: string): Promise<string | undefined> =>
  (await tx.select({ customerId: orders.customerId }).from(orders).where(isOrder(shopId, id)))[0]?.customerId ??
  undefined;

/** What the customer of an order owes and may owe, locked until the transaction ends; undefined where nothing limits it. */
export const lockLimit = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        ...{ limit: sql<number>`${customers.creditLimitMinor}::float8`, owed: customers.owedMinor },
        ...{ ofOrder: sql<number>`${orders.owedMinor}::float8`, currency: orders.currency },
      })
      .from(orders)
      .innerJoin(customers, and(eq(customers.shopId, orders.shopId), eq(customers.id, orders.customerId)))
      .where(and(isOrder(shopId, id), isNotNull(customers.creditLimitMinor)))
      .for("no key update", { of: customers })
  )[0];
