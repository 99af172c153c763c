import type { Order, OrderLine, OrderRow } from "@mauzo/contract/orders";
import { type SQL, sql } from "drizzle-orm";
import { isoMoment } from "../../db/columns.ts";
import type { orders } from "../../db/schema/orders.ts";
import type { Tx } from "../../db/scope.ts";
import { run, statement } from "../../db/statement.ts";
import { searchTerms } from "./rules.ts";

type ListFilter = {
  status: OrderRow["status"] | "all";
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};
type Row = Omit<OrderRow, "total"> & { total_minor: string; currency: string; note: string };

const selectOrders = (shopId: string, where: SQL, limit: number) => sql`
  select o.id, o.number as order_id, o.status, o.channel, o.quantity, o.total_minor, o.currency, o.note, o.placed_at,
    case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'phone', c.phone) end as customer
  from orders o
  left join customers c on c.shop_id = ${shopId} and c.id = o.customer_id
  where o.shop_id = ${shopId} and ${where}
  order by o.id desc
  limit ${limit}`;

const toOrder = ({ total_minor, currency, ...row }: Row) => ({
  ...row,
  total: { minor: Number(total_minor), currency },
  placed_at: isoMoment(row.placed_at),
});

/** The ids of one page of what is looked for: the filters go in, so that none of the page is missing. */
const searched = (terms: string[], { status, cursor, limit }: ListFilter) =>
  sql.join(
    terms.map(
      (words) =>
        sql`select id from search_orders(${words}, ${status === "all" ? null : status}, ${cursor ?? null}, ${limit})`,
    ),
    sql` union `,
  );

/** The shop's orders, newest first, after the cursor. */
export async function listOrders(tx: Tx, shopId: string, filter: ListFilter): Promise<OrderRow[]> {
  const { status, search, cursor, limit } = filter;
  const where = sql.join(
    [
      sql`true`,
      ...(cursor ? [sql`o.id < ${cursor}`] : []),
      ...(status === "all" ? [] : [sql`o.status = ${status}`]),
      ...(search ? [sql`o.id in (${searched(searchTerms(search), filter)})`] : []),
    ],
    sql` and `,
  );
  const { rows } = await tx.execute<Row>(selectOrders(shopId, where, limit));
  return rows.map(toOrder);
}

async function listLines(tx: Tx, shopId: string, orderId: string): Promise<OrderLine[]> {
  const { rows } = await tx.execute<{ line: OrderLine }>(sql`
    select json_build_object(
      'id', l.id, 'kind', case when l.variant_id is null then 'add_on' else 'variant' end,
      'product_id', l.product_id, 'item_id', coalesce(l.variant_id, l.add_on_id), 'product_name', l.product_name, 'name', l.name,
      'quantity', l.quantity,
      'unit_price', json_build_object('minor', l.unit_price_minor, 'currency', o.currency),
      'total', json_build_object('minor', l.total_minor, 'currency', o.currency)) as line
    from order_lines l
    join orders o on o.shop_id = ${shopId} and o.id = l.order_id
    where l.shop_id = ${shopId} and l.order_id = ${orderId}
    order by l.position`);
  return rows.map(({ line }) => line);
}

async function findOrderWhere(tx: Tx, shopId: string, where: SQL): Promise<Order | undefined> {
  const { rows } = await tx.execute<Row>(selectOrders(shopId, where, 1));
  const [row] = rows;
  return row && { ...toOrder(row), lines: await listLines(tx, shopId, row.id) };
}

export const findOrder = (tx: Tx, shopId: string, id: string) => findOrderWhere(tx, shopId, sql`o.id = ${id}`);
export const findOrderByCart = (tx: Tx, shopId: string, cartId: string) =>
  findOrderWhere(tx, shopId, sql`o.cart_id = ${cartId}`);

/** Orders placed from one conversation, or the one with this number, newest first. */
export async function listConversationOrders(
  tx: Tx,
  shopId: string,
  { conversationId, number, limit }: { conversationId: string; number: string | null; limit: number },
): Promise<OrderRow[]> {
  const where = number ? sql`o.number = ${number}` : sql`o.conversation_id = ${conversationId}`;
  const { rows } = await tx.execute<Row>(selectOrders(shopId, where, limit));
  return rows.map(toOrder);
}

const customerKept = statement<{ id: string }>(`
  insert into customers (shop_id, name, phone) values ($1, $2, $3)
  on conflict (shop_id, phone) do update set name = coalesce(nullif(excluded.name, ''), customers.name)
  returning id`);

/** The customer with this number, made when there is none; a name that was given replaces an empty one. */
export async function upsertCustomer(
  tx: Tx,
  shopId: string,
  { name, phone }: { name: string; phone: string | null },
): Promise<string> {
  const [row] = await run(tx, customerKept, [shopId, name, phone]);
  if (!row) throw new Error("the database returned no customer");
  return row.id;
}

type OrderValues = Omit<typeof orders.$inferInsert, "id" | "status" | "placedAt"> & {
  lines: (Pick<OrderLine, "kind" | "name" | "quantity"> & {
    productId: string;
    productName: string;
    itemId: string;
    unitPriceMinor: number;
  })[];
};

const orderKept = statement<{ id: string }>(`
  with kept as (
    insert into orders (shop_id, cart_id, conversation_id, customer_id, number, channel, quantity, total_minor, currency, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    returning id
  ), lines as (
    insert into order_lines (shop_id, order_id, product_id, variant_id, add_on_id, product_name, name, quantity, unit_price_minor, total_minor, position)
    select $1, kept.id, product_id, case kind when 'variant' then item_id end, case kind when 'add_on' then item_id end,
      product_name, name, line.quantity, price, price * line.quantity, position - 1
    from kept, unnest($11::text[], $12::uuid[], $13::uuid[], $14::text[], $15::text[], $16::int[], $17::bigint[])
      with ordinality as line (kind, product_id, item_id, product_name, name, quantity, price, position)
  )
  select id from kept`);

/** Keeps an order with its lines. @returns its id. */
export async function insertOrder(tx: Tx, { lines, ...order }: OrderValues): Promise<string> {
  const { shopId, cartId, conversationId, customerId, number, channel, quantity, totalMinor, currency, note } = order;
  const [row] = await run(tx, orderKept, [
    ...[shopId, cartId, conversationId, customerId, number, channel, quantity, totalMinor, currency, note],
    lines.map((line) => line.kind),
    lines.map((line) => line.productId),
    lines.map((line) => line.itemId),
    lines.map((line) => line.productName),
    lines.map((line) => line.name),
    lines.map((line) => line.quantity),
    lines.map((line) => line.unitPriceMinor),
  ]);
  if (!row) throw new Error("the database returned no order");
  return row.id;
}

/** Where the shop's admins get their mail. */
export async function listAdminAddresses(tx: Tx, shopId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select u.email from memberships m join auth.users u on u.id = m.user_id where m.shop_id = ${shopId} and m.is_admin order by m.created_at`,
  );
  return rows.map(({ email }) => email);
}
