import type { OrderPlan } from "@mauzo/contract/orders/order-plans";
import { and, asc, eq, inArray } from "drizzle-orm";
import { orderInstalments } from "../../../db/schema/orders/order-instalments.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { dueOn, orderId, shopId: ofShop, untilMinor } = orderInstalments;

/** The instalments of some orders, the earliest of each first. */
export const listSteps = (tx: Tx, shopId: string, orderIds: readonly string[]) =>
  tx
    .select({ orderId, due_on: dueOn, minor: untilMinor, currency: orders.currency })
    .from(orderInstalments)
    .innerJoin(orders, and(eq(orders.shopId, ofShop), eq(orders.id, orderId)))
    .where(and(eq(ofShop, shopId), inArray(orderId, [...orderIds])))
    .orderBy(asc(dueOn));

export const deleteSteps = async (tx: Tx, shopId: string, order: string): Promise<number> =>
  (
    await tx
      .delete(orderInstalments)
      .where(and(eq(ofShop, shopId), eq(orderId, order)))
      .returning({ dueOn })
  ).length;

export const insertSteps = (tx: Tx, shopId: string, order: string, plan: OrderPlan) =>
  tx
    .insert(orderInstalments)
    .values(plan.map(({ due_on, until }) => ({ shopId, orderId: order, dueOn: due_on, untilMinor: until.minor })));
