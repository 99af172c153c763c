import { mostChatMessages, mostOrderMovements, type TimelineMovement } from "@mauzo/contract/orders/order-timeline";
import { firstIdSql, isoTextSql } from "../../../db/columns.ts";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { MessageBody } from "../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** A stored message, with the staff member who wrote it. */
export type SaidMessage = { id: string; at: string; direction: "in" | "out"; body: MessageBody; author: string | null };
type FoundTimeline = { chat: SaidMessage[] | null; stock: TimelineMovement[] };

// Leaves out messages that the order itself sent: they have no author and answer no message.
const chat = `
  select json_agg(json_build_object('id', m.id, 'at', ${isoTextSql("m.created_at")}, 'direction', m.direction,
    'body', m.body, 'author', u.name) order by m.id desc)
  from (
    select * from messages
    where shop_id = $1 and conversation_id = o.conversation_id and id >= ${firstIdSql("o.placed_at - interval '1 day'")}
      and (push_number is null or body ? 'by')
    order by id desc limit ${mostChatMessages}
  ) m
  left join auth.users u on u.id = (m.body->>'by')::uuid`;
const stock = `
  select json_agg(json_build_object('id', m.id, 'at', ${isoTextSql("m.created_at")}, 'delta', m.delta,
    'product_name', coalesce(l.product_name, ''), 'name', coalesce(l.name, '')) order by m.id desc)
  from (
    select * from stock_movements where shop_id = $1 and order_id = o.id order by id desc limit ${mostOrderMovements}
  ) m
  left join lateral (
    select product_name, name from order_lines
    where shop_id = $1 and order_id = o.id and (variant_id = m.variant_id or add_on_id = m.add_on_id) limit 1
  ) l on true`;
const timeline = statement<FoundTimeline>(`
  select case when $3::boolean then coalesce((${chat}), '[]') end as chat, coalesce((${stock}), '[]') as stock
  from orders o where o.shop_id = $1 and o.id = $2`);

export const findTimeline = async (
  tx: Tx,
  shopId: string,
  { orderId, withChat }: { orderId: string; withChat: boolean },
): Promise<FoundTimeline | undefined> => (await runStatement(tx, timeline, [shopId, orderId, withChat]))[0];
