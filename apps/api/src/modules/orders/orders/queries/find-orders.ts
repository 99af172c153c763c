import type { Order, OrderLine, OrderRow } from "@mauzo/contract/orders/orders";
import { mostChanges } from "@mauzo/contract/orders/orders";
import { isoTextSql } from "../../../../db/columns.ts";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const money = (minor: string) => `json_build_object('minor', ${minor}, 'currency', o.currency)`;

/** The fields a list shows of an order `o`, with its customer's record `c`, as the pairs of a JSON object. */
export const orderOf = `
  'id', o.id, 'order_id', o.number, 'status', o.status, 'fulfilment', o.fulfilment, 'payment', o.payment, 'channel', o.channel,
  'customer', case when o.customer_id is not null then json_build_object(
    'id', o.customer_id, 'name', o.customer_name, 'phone', o.customer_phone,
    'known_as', case when c.name <> '' and lower(c.name) <> lower(o.customer_name) then c.name end) end,
  'quantity', o.quantity, 'total', ${money("o.total_minor")}, 'paid', ${money("o.paid_minor")},
  'claimed', exists (select from payment_claims k where k.shop_id = $1 and k.order_id = o.id and k.state = 'open'),
  'placed_at', ${isoTextSql("o.placed_at")}`;
export const customerOf = "left join customers c on c.shop_id = $1 and c.id = o.customer_id";

const image = `
  case when l.variant_id is not null then coalesce(
    (select '/media/' || m.key || '/640.webp' from variants v join media m on m.shop_id = $1 and m.id = v.picture_id
      where v.shop_id = $1 and v.id = l.variant_id),
    (select p.image_url from products p where p.shop_id = $1 and p.id = l.product_id)) end`;
const lines = `
  select json_agg(json_build_object(
    'id', l.id, 'item', l.item, 'image_url', ${image}, 'kind', case when l.variant_id is null then 'add_on' else 'variant' end,
    'product_id', l.product_id, 'item_id', coalesce(l.variant_id, l.add_on_id), 'product_name', l.product_name,
    'name', l.name, 'quantity', l.quantity, 'returned', l.returned, 'unit_price', ${money("l.unit_price_minor")},
    'total', ${money("l.total_minor")}) order by l.item, l.position)
  from order_lines l where l.shop_id = $1 and l.order_id = o.id and l.quantity + l.returned > 0`;
const linesOfMany = statement<{ id: string; lines: SoldLine[] }>(`
  select l.order_id as id, json_agg(json_build_object(
    'kind', case when l.variant_id is null then 'add_on' else 'variant' end, 'item', l.item, 'product_id', l.product_id,
    'product_name', l.product_name, 'name', l.name, 'quantity', l.quantity) order by l.item, l.position) as lines
  from order_lines l where l.shop_id = $1 and l.order_id = any($2::uuid[]) and l.quantity > 0
  group by l.order_id`);
const charges = `
  select json_agg(json_build_object(
    'kind', h.kind, 'name', h.name, 'type', h.type, 'value', h.value, 'amount', ${money("h.amount_minor")})
    order by h.position)
  from order_charges h where h.shop_id = $1 and h.order_id = o.id and not h.dropped`;
const payments = `
  select json_agg(json_build_object(
    'id', p.id, 'amount', ${money("p.amount_minor")}, 'method', p.method, 'reference', p.reference,
    'by', p.user_name, 'at', ${isoTextSql("p.created_at")}) order by p.id)
  from order_payments p where p.shop_id = $1 and p.order_id = o.id`;
const changes = `
  select json_agg(json_build_object(
    'id', h.id, 'mover', h.mover, 'via', h.via, 'by', h.user_name, 'reason', h.reason,
    'at', ${isoTextSql("h.created_at")}, 'change', h.change) order by h.id desc)
  from (
    select * from order_changes where shop_id = $1 and order_id = o.id order by id desc limit ${mostChanges}
  ) h`;

const messages = `
  select json_agg(json_build_object(
    'id', m.id, 'event', m.event, 'audience', m.audience, 'channel', m.channel,
    'text', regexp_replace(m.text, '([?&]token=)[A-Za-z0-9_-]+', '\\1…', 'g'), 'state', m.state,
    'at', ${isoTextSql("m.created_at")}) order by m.id desc)
  from (
    select * from order_messages where shop_id = $1 and order_id = o.id order by id desc limit ${mostChanges}
  ) m`;

const orderWhere = (where: string): Statement<{ order: Order }> =>
  statement(`
    select json_build_object(${orderOf}, 'note', o.note, 'version', o.moves + o.edits,
      'delivery', case when o.delivery_method <> '' then json_build_object('method', o.delivery_method, 'place', o.delivery_place) end,
      'lines', coalesce((${lines}), '[]'),
      'charges', coalesce((${charges}), '[]'), 'payments', coalesce((${payments}), '[]'),
      'changes', coalesce((${changes}), '[]'), 'messages', coalesce((${messages}), '[]')) as order
    from orders o ${customerOf}
    where o.shop_id = $1 and ${where}`);
const orderById = orderWhere("o.id = $2");
const orderByCart = orderWhere("o.cart_id = $2");

export type SoldLine = Pick<OrderLine, "kind" | "item" | "product_id" | "product_name" | "name" | "quantity">;

/** The lines of each of these orders. */
export const listLines = async (tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SoldLine[]>> =>
  new Map((await runStatement(tx, linesOfMany, [shopId, ids])).map(({ id, lines }) => [id, lines]));

/** Returns an order with all its details. */
export const findOrder = async (tx: Tx, shopId: string, id: string): Promise<Order | undefined> =>
  (await runStatement(tx, orderById, [shopId, id]))[0]?.order;

export const findOrderByCart = async (tx: Tx, shopId: string, cartId: string): Promise<Order | undefined> =>
  (await runStatement(tx, orderByCart, [shopId, cartId]))[0]?.order;

const newest = (where: string): Statement<{ order: OrderRow }> =>
  statement(`
    select json_build_object(${orderOf}) as order from orders o ${customerOf}
    where o.shop_id = $1 and ${where} order by o.id desc limit $3`);
const ofNumber = newest("o.number = $2");
const ofConversation = newest("o.conversation_id = $2");

/** Orders placed from one conversation, or the one with this number, newest first. */
export async function listConversationOrders(
  tx: Tx,
  shopId: string,
  { conversationId, number, limit }: { conversationId: string; number: string | null; limit: number },
): Promise<OrderRow[]> {
  const rows = await runStatement(tx, number ? ofNumber : ofConversation, [shopId, number ?? conversationId, limit]);
  return rows.map(({ order }) => order);
}
