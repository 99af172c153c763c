import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { NewOrderLine } from "../orders/place-order.ts";
import type { Plan } from "./rules.ts";

const linesSet = statement(`
  update order_lines l set quantity = n.quantity, returned = n.returned, total_minor = l.unit_price_minor * n.quantity
  from unnest($3::uuid[], $4::int[], $5::int[]) as n (id, quantity, returned)
  where l.shop_id = $1 and l.order_id = $2 and l.id = n.id`);
export const setLines = (tx: Tx, shopId: string, orderId: string, lines: Plan["lines"]) =>
  runStatement(tx, linesSet, [
    ...[shopId, orderId],
    lines.map(({ id }) => id),
    lines.map(({ quantity }) => quantity),
    lines.map(({ returned }) => returned),
  ]);

const linesKept = statement(`
  insert into order_lines (shop_id, order_id, product_id, variant_id, add_on_id, product_name, name, quantity, unit_price_minor, total_minor, position, item)
  select $1, $2, product_id, case kind when 'variant' then item_id end, case kind when 'add_on' then item_id end,
    product_name, name, line.quantity, price, price * line.quantity,
    place + (select coalesce(max(position), -1) from order_lines where shop_id = $1 and order_id = $2), item
  from unnest($3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::int[], $9::bigint[], $10::int[])
    with ordinality as line (kind, product_id, item_id, product_name, name, quantity, price, item, place)`);
/** Adds these lines below those of the order. */
export const addLines = (tx: Tx, shopId: string, orderId: string, lines: NewOrderLine[]) =>
  runStatement(tx, linesKept, [
    ...[shopId, orderId],
    lines.map((line) => line.kind),
    lines.map((line) => line.productId),
    lines.map((line) => line.itemId),
    lines.map((line) => line.productName),
    lines.map((line) => line.name),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitPriceMinor),
    lines.map((line) => line.item),
  ]);

const contentSet = statement(`
  update orders set edits = edits + 1, quantity = $3, total_minor = $4, note = $5 where shop_id = $1 and id = $2`);
export const setContent = (
  tx: Tx,
  shopId: string,
  orderId: string,
  { quantity, totalMinor, note }: Pick<Plan, "quantity" | "totalMinor" | "note">,
) => runStatement(tx, contentSet, [shopId, orderId, quantity, totalMinor, note]);

export type OnShelf = { id: string; stock: number | null; onSale: boolean; productId: string | null };
const shelf = statement<OnShelf>(`
  select v.id, v.stock, v.archived_at is null and p.on_offer as "onSale", v.product_id as "productId"
  from variants v join products p on p.shop_id = $1 and p.id = v.product_id
  where v.shop_id = $1 and v.id = any($2::uuid[])
  union all
  select a.id, a.stock, a.archived_at is null, null from add_ons a where a.shop_id = $1 and a.id = any($2::uuid[])`);
/** The stock of these items. */
export const listOnShelf = (tx: Tx, shopId: string, ids: string[]) => runStatement(tx, shelf, [shopId, ids]);
