import type { OrderChange, orderChangeKinds } from "@mauzo/contract/orders/order-history";
import type { OrderPayment } from "@mauzo/contract/orders/order-payments";
import type { FulfilmentStatus, OrderState } from "@mauzo/contract/orders/order-states";
import type { OrderLine } from "@mauzo/contract/orders/orders";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Actor } from "../steps/actor.ts";

type OrderValues = Pick<
  typeof orders.$inferInsert,
  | "shopId"
  | "cartId"
  | "conversationId"
  | "customerId"
  | "customerName"
  | "customerPhone"
  | "number"
  | "channel"
  | "quantity"
  | "totalMinor"
  | "currency"
  | "note"
  | "deliveryMethod"
  | "deliveryPlace"
> & {
  lines: (Pick<OrderLine, "kind" | "item" | "name" | "quantity"> & {
    productId: string;
    productName: string;
    itemId: string;
    unitPriceMinor: number;
  })[];
};

const orderKept = statement<{ id: string }>(`
  with kept as (
    insert into orders (shop_id, cart_id, conversation_id, customer_id, number, channel, quantity, total_minor, currency, note, delivery_method, delivery_place, customer_name, customer_phone)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $18, $19, $21, $22)
    returning id
  ), lines as (
    insert into order_lines (shop_id, order_id, product_id, variant_id, add_on_id, product_name, name, quantity, unit_price_minor, total_minor, position, item)
    select $1, kept.id, product_id, case kind when 'variant' then item_id end, case kind when 'add_on' then item_id end,
      product_name, name, line.quantity, price, price * line.quantity, position - 1, item
    from kept, unnest($11::text[], $12::uuid[], $13::uuid[], $14::text[], $15::text[], $16::int[], $17::bigint[], $20::int[])
      with ordinality as line (kind, product_id, item_id, product_name, name, quantity, price, item, position)
  )
  select id from kept`);

/** Inserts an order with its lines. @returns its id. */
export async function insertOrder(tx: Tx, { lines, ...order }: OrderValues): Promise<string> {
  const { shopId, cartId, conversationId, customerId, number, channel, quantity, totalMinor, currency, note } = order;
  const { deliveryMethod = "", deliveryPlace = "", customerName = "", customerPhone = null } = order;
  const [row] = await runStatement(tx, orderKept, [
    ...[shopId, cartId, conversationId, customerId, number, channel, quantity, totalMinor, currency, note],
    lines.map((line) => line.kind),
    lines.map((line) => line.productId),
    lines.map((line) => line.itemId),
    lines.map((line) => line.productName),
    lines.map((line) => line.name),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitPriceMinor),
    ...[deliveryMethod, deliveryPlace],
    lines.map((line) => line.item),
    ...[customerName, customerPhone],
  ]);
  if (!row) throw new Error("the database returned no order");
  return row.id;
}

export type LockedOrder = OrderState & {
  id: string;
  paidMinor: number;
  refundedMinor: number;
  totalMinor: number;
  currency: string;
  conversationId: string | null;
  moves: number;
  edits: number;
};
type Locked = Omit<LockedOrder, "paidMinor" | "refundedMinor" | "totalMinor"> &
  Record<"paidMinor" | "refundedMinor" | "totalMinor", string>;
const orderLocked = statement<Locked>(`
  select id, fulfilment, payment, paid_minor as "paidMinor", refunded_minor as "refundedMinor", total_minor as "totalMinor",
    currency, conversation_id as "conversationId", moves, edits
  from orders where shop_id = $1 and id = $2 for update`);

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Tx, shopId: string, id: string): Promise<LockedOrder | undefined> {
  const [row] = await runStatement(tx, orderLocked, [shopId, id]);
  if (!row) return undefined;
  const { paidMinor, refundedMinor, totalMinor, ...order } = row;
  return {
    ...order,
    paidMinor: Number(paidMinor),
    refundedMinor: Number(refundedMinor),
    totalMinor: Number(totalMinor),
  };
}

const claimOpen = statement(
  "select from payment_claims where shop_id = $1 and order_id = $2 and state = 'open' limit 1",
);
/** Whether an order has an open payment claim. */
export const hasOpenClaim = async (tx: Tx, shopId: string, orderId: string): Promise<boolean> =>
  (await runStatement(tx, claimOpen, [shopId, orderId])).length > 0;

const goodsSet = statement(
  "update orders set fulfilment = $3, moves = moves + 1, moved_at = now() where shop_id = $1 and id = $2",
);
export const updateFulfilmentStatus = (tx: Tx, shopId: string, id: string, fulfilment: FulfilmentStatus) =>
  runStatement(tx, goodsSet, [shopId, id, fulfilment]);

const moneySet = statement("update orders set paid_minor = $3, refunded_minor = $4 where shop_id = $1 and id = $2");
type Amounts = Pick<LockedOrder, "paidMinor" | "refundedMinor">;
export const updatePaidAmounts = (tx: Tx, shopId: string, id: string, { paidMinor, refundedMinor }: Amounts) =>
  runStatement(tx, moneySet, [shopId, id, paidMinor, refundedMinor]);

const paymentKept = statement<{ id: string }>(`
  insert into order_payments (shop_id, order_id, amount_minor, method, reference, user_id, user_name)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`);
type NewPayment = Pick<OrderPayment, "method" | "reference"> & { orderId: string; amountMinor: number };
/** Inserts a payment or refund. @returns its id. */
export async function insertPayment(tx: Tx, shopId: string, payment: NewPayment, author: Actor): Promise<string> {
  const { orderId, amountMinor, method, reference } = payment;
  const [row] = await runStatement(tx, paymentKept, [
    ...[shopId, orderId, amountMinor, method, reference],
    ...[author.userId, author.name],
  ]);
  if (!row) throw new Error("the database returned no payment");
  return row.id;
}

const changeKept = statement(`
  insert into order_changes (shop_id, order_id, kind, mover, via, user_id, user_name, reason, change)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
/** Adds a change to an order's history. */
export async function insertChange(
  tx: Tx,
  shopId: string,
  { orderId, reason, change }: { orderId: string; reason: string; change: OrderChange["change"] },
  { mover, via, userId, name }: Actor,
): Promise<void> {
  const kind: (typeof orderChangeKinds)[number] = change.kind;
  await runStatement(tx, changeKept, [shopId, orderId, kind, mover, via, userId, name, reason, JSON.stringify(change)]);
}

type Out = { variantId: string | null; addOnId: string | null; quantity: number };
const goodsOut = statement<Out>(`
  select variant_id as "variantId", add_on_id as "addOnId", -sum(delta)::int as quantity
  from stock_movements where shop_id = $1 and order_id = $2
  group by variant_id, add_on_id having sum(delta) < 0`);
/** The units an order has taken from stock: the sum of its movements. */
export const listOut = (tx: Tx, shopId: string, orderId: string) => runStatement(tx, goodsOut, [shopId, orderId]);

const lineItems = statement<{ kind: "variant" | "add_on"; itemId: string; quantity: number }>(`
  select case when variant_id is null then 'add_on' else 'variant' end as kind,
    coalesce(variant_id, add_on_id) as "itemId", quantity
  from order_lines where shop_id = $1 and order_id = $2 and quantity > 0 order by position`);
/** The items in the lines of an order. */
export const listLineItems = (tx: Tx, shopId: string, orderId: string) =>
  runStatement(tx, lineItems, [shopId, orderId]);

const goodsNow = statement<{ id: string; fulfilment: FulfilmentStatus }>(
  "select id, fulfilment from orders where shop_id = $1 and id = any($2::uuid[])",
);
/** The fulfilment statuses of these orders; orders of other shops are left out. */
export const listFulfilmentStatuses = async (
  tx: Tx,
  shopId: string,
  ids: string[],
): Promise<Map<string, FulfilmentStatus>> =>
  new Map((await runStatement(tx, goodsNow, [shopId, ids])).map(({ id, fulfilment }) => [id, fulfilment]));
