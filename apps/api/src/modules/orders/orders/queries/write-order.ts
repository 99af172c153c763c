import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderLine } from "@mauzo/contract/orders/orders";
import { and, eq, inArray, sql } from "drizzle-orm";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orderChanges } from "../../../../db/schema/orders/order-changes.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { type NewRow, preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Actor } from "../steps/actor.ts";

type OneOrder = { shopId: string; orderId: string };
const isOrder = ({ shopId, orderId }: Given<OneOrder>) => and(eq(orders.shopId, shopId), eq(orders.id, orderId));

const orderColumns = [
  ...(["shopId", "cartId", "conversationId", "customerId", "customerName", "customerPhone", "number"] as const),
  ...(["channel", "quantity", "totalMinor", "currency", "note", "deliveryMethod", "deliveryPlace"] as const),
  ...(["firstTouch", "lastTouch", "takenBy"] as const),
] as const;
const lineColumns = [
  ...(["shopId", "orderId", "item", "productId", "variantId", "addOnId", "productName", "name"] as const),
  ...(["quantity", "unitPriceMinor", "totalMinor", "position"] as const),
] as const;
const insertOrders = preparedInsert(orders, orderColumns);
const insertPastOrders = preparedInsert(orders, [...orderColumns, "id", "placedAt"]);
const insertLines = preparedInsert(orderLines, lineColumns);

type NewLine = Pick<OrderLine, "kind" | "item" | "name" | "quantity"> & {
  productId: string;
  productName: string;
  itemId: string;
  unitPriceMinor: number;
};

/** Inserts lines of an order, the first at this position. */
export const insertOrderLines = (
  tx: Tx,
  { shopId, orderId, position }: OneOrder & { position: number },
  lines: NewLine[],
) =>
  insertLines(
    tx,
    lines.map(({ kind, itemId, ...line }, at) => ({
      ...{ shopId, orderId, ...line, position: position + at },
      variantId: kind === "variant" ? itemId : null,
      addOnId: kind === "add_on" ? itemId : null,
      totalMinor: line.unitPriceMinor * line.quantity,
    })),
  );

const nextPosition = preparedQuery((tx, { shopId, orderId }: Given<OneOrder>) =>
  tx
    .select({ position: sql<number>`coalesce(max(${orderLines.position}), -1) + 1` })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId))),
);
/** The position below the last line of an order. */
export const findNextPosition = async (tx: Tx, shopId: string, orderId: string): Promise<number> =>
  (await nextPosition(tx, { shopId, orderId }))[0]?.position ?? 0;

/** An id of this very moment: `uuidv7(interval)` counts from a clock that goes on meanwhile. */
const idsAt = preparedQuery((tx, { at }: Given<{ at: string }>) =>
  tx
    .select({
      id: sql<string>`(lpad(to_hex(floor(extract(epoch from ${at}::timestamptz) * 1000)::bigint), 12, '0')
        || right(replace(uuidv7()::text, '-', ''), 20))::uuid`,
    })
    .from(sql`(select) as nothing`),
);
type NewOrderRow = NewRow<typeof orders, (typeof orderColumns)[number]>;
/** Orders are counted by their ids, so that of an order of an earlier moment is of that moment, too. */
async function insertPast(tx: Tx, order: NewOrderRow, at: string): Promise<string[]> {
  const [made] = await idsAt(tx, { at });
  return made ? insertPastOrders(tx, [{ ...order, id: made.id, placedAt: at }]) : [];
}

/** Inserts an order with its lines, placed now, or at this moment. @returns its id. */
export async function insertOrder(
  tx: Tx,
  { lines, at, ...order }: NewOrderRow & { lines: NewLine[]; at?: string | undefined },
): Promise<string> {
  const [orderId] = await (at === undefined ? insertOrders(tx, [order]) : insertPast(tx, order, at));
  if (orderId === undefined) throw new Error("the database returned no order");
  await insertOrderLines(tx, { shopId: order.shopId, orderId, position: 0 }, lines);
  return orderId;
}

const lockedOrder = preparedQuery((tx, given: Given<OneOrder>) => {
  const { id, customerId, fulfilment, payment, paidMinor, refundedMinor, forgivenMinor, totalMinor } = orders;
  const { currency, conversationId, moves, edits } = orders;
  const amounts = { paidMinor, refundedMinor, forgivenMinor, totalMinor, currency };
  return tx
    .select({ id, customerId, fulfilment, payment, ...amounts, conversationId, moves, edits })
    .from(orders)
    .where(isOrder(given))
    .for("update");
});
const lockedCustomer = preparedQuery((tx, { shopId, orderId }: Given<OneOrder>) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        sql`${customers.id} = (select ${orders.customerId} from ${orders}
          where ${orders.shopId} = ${shopId} and ${orders.id} = ${orderId})`,
      ),
    )
    .for("no key update"),
);
/** Locks the customer of an order until the transaction ends, which comes before the lock of the order. */
export const lockCustomerOfOrder = async (tx: Tx, shopId: string, orderId: string): Promise<string | null> =>
  (await lockedCustomer(tx, { shopId, orderId }))[0]?.id ?? null;

/** Locks the customers of several orders, in the order of their ids, until the transaction ends. */
export const lockCustomersOfOrders = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        inArray(
          customers.id,
          tx
            .select({ id: orders.customerId })
            .from(orders)
            .where(and(eq(orders.shopId, shopId), inArray(orders.id, [...ids]))),
        ),
      ),
    )
    .orderBy(customers.id)
    .for("no key update");

export type LockedOrder = Awaited<ReturnType<typeof lockedOrder>>[number];
/** Locks an order until the transaction ends. */
export const lockOrder = async (tx: Tx, shopId: string, orderId: string): Promise<LockedOrder | undefined> =>
  (await lockedOrder(tx, { shopId, orderId }))[0];

/** Locks orders, in the order of their ids, until the transaction ends. */
export const lockSeveralOrders = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.id, [...ids])))
    .orderBy(orders.id)
    .for("update");

const openClaim = preparedQuery((tx, { shopId, orderId }: Given<OneOrder>) =>
  tx
    .select({ id: paymentClaims.id })
    .from(paymentClaims)
    // The index is of open claims only, so what is open stands in the text.
    .where(
      and(eq(paymentClaims.shopId, shopId), eq(paymentClaims.orderId, orderId), sql`${paymentClaims.state} = 'open'`),
    ),
);
/** Whether an order has an open payment claim. */
export const hasOpenClaim = async (tx: Tx, shopId: string, orderId: string): Promise<boolean> =>
  (await openClaim(tx, { shopId, orderId })).length > 0;

const movedOrder = preparedQuery((tx, given: Given<OneOrder & { fulfilment: FulfilmentStatus }>) =>
  tx
    .update(orders)
    .set({ fulfilment: given.fulfilment, moves: sql`${orders.moves} + 1`, movedAt: sql`now()` })
    .where(isOrder(given)),
);
export const updateFulfilmentStatus = (tx: Tx, shopId: string, orderId: string, fulfilment: FulfilmentStatus) =>
  movedOrder(tx, { shopId, orderId, fulfilment });

type Amounts = Pick<LockedOrder, "paidMinor" | "refundedMinor">;
const paidOrder = preparedQuery((tx, given: Given<OneOrder & Amounts>) =>
  tx.update(orders).set({ paidMinor: given.paidMinor, refundedMinor: given.refundedMinor }).where(isOrder(given)),
);
export const updatePaidAmounts = (tx: Tx, shopId: string, orderId: string, amounts: Amounts) =>
  paidOrder(tx, { shopId, orderId, ...amounts });

const insertChanges = preparedInsert(orderChanges, [
  ...(["shopId", "orderId", "kind", "mover", "via", "userId", "userName", "reason", "change"] as const),
]);
/** Adds a change to an order's history. */
export const insertChange = (
  tx: Tx,
  shopId: string,
  { orderId, reason, change }: { orderId: string; reason: string; change: OrderChange["change"] },
  { mover, via, userId, name }: Actor,
) => insertChanges(tx, [{ shopId, orderId, kind: change.kind, mover, via, userId, userName: name, reason, change }]);

const unitsOut = preparedQuery((tx, { shopId, orderId }: Given<OneOrder>) => {
  const { variantId, addOnId, delta } = stockMovements;
  return tx
    .select({ variantId, addOnId, quantity: sql<number>`-sum(${delta})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.shopId, shopId), eq(stockMovements.orderId, orderId)))
    .groupBy(variantId, addOnId)
    .having(sql`sum(${delta}) < 0`);
});
/** The units an order has taken from stock: the sum of its movements. */
export const listOut = (tx: Tx, shopId: string, orderId: string) => unitsOut(tx, { shopId, orderId });

const lineItems = preparedQuery((tx, { shopId, orderId }: Given<OneOrder>) => {
  const { variantId, addOnId, quantity, position } = orderLines;
  return tx
    .select({
      kind: sql<OrderLine["kind"]>`case when ${variantId} is null then 'add_on' else 'variant' end`,
      itemId: sql<string>`coalesce(${variantId}, ${addOnId})`,
      quantity,
    })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId), sql`${quantity} > 0`))
    .orderBy(position);
});
/** The items in the lines of an order. */
export const listLineItems = (tx: Tx, shopId: string, orderId: string) => lineItems(tx, { shopId, orderId });

const statusesOf = preparedQuery((tx, { shopId, ids }: Given<{ shopId: string; ids: string[] }>) =>
  tx
    .select({ id: orders.id, fulfilment: orders.fulfilment })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), sql`${orders.id} = any(${ids}::uuid[])`)),
);
/** The fulfilment statuses of these orders; orders of other shops are left out. */
export const listFulfilmentStatuses = async (
  tx: Tx,
  shopId: string,
  ids: string[],
): Promise<Map<string, FulfilmentStatus>> =>
  new Map((await statusesOf(tx, { shopId, ids })).map(({ id, fulfilment }) => [id, fulfilment]));
