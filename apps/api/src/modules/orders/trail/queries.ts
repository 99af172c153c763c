import { mostChatMessages, mostOrderMovements, type TrailMovement } from "@mauzo/contract/orders/order-trail";
import { firstIdOf, isoOf } from "../../../db/columns.ts";
import type { MessageBody } from "../../../db/schema/messages.ts";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

/** A message as it was kept, and who of the shop wrote it. */
export type SaidMessage = { id: string; at: string; direction: "in" | "out"; body: MessageBody; author: string | null };
type FoundTrail = { chat: SaidMessage[] | null; stock: TrailMovement[] };

// What nobody wrote and nobody asked for is what an order told.
const chat = `
  select json_agg(json_build_object('id', m.id, 'at', ${isoOf("m.created_at")}, 'direction', m.direction,
    'body', m.body, 'author', u.name) order by m.id desc)
  from (
    select * from messages
    where shop_id = $1 and conversation_id = o.conversation_id and id >= ${firstIdOf("o.placed_at - interval '1 day'")}
      and (push_number is null or body ? 'by')
    order by id desc limit ${mostChatMessages}
  ) m
  left join auth.users u on u.id = (m.body->>'by')::uuid`;
const stock = `
  select json_agg(json_build_object('id', m.id, 'at', ${isoOf("m.created_at")}, 'delta', m.delta,
    'product_name', coalesce(l.product_name, ''), 'name', coalesce(l.name, '')) order by m.id desc)
  from (
    select * from stock_movements where shop_id = $1 and order_id = o.id order by id desc limit ${mostOrderMovements}
  ) m
  left join lateral (
    select product_name, name from order_lines
    where shop_id = $1 and order_id = o.id and (variant_id = m.variant_id or add_on_id = m.add_on_id) limit 1
  ) l on true`;
const trail = statement<FoundTrail>(`
  select case when $3::boolean then coalesce((${chat}), '[]') end as chat, coalesce((${stock}), '[]') as stock
  from orders o where o.shop_id = $1 and o.id = $2`);

export const findTrail = async (
  tx: Tx,
  shopId: string,
  { orderId, withChat }: { orderId: string; withChat: boolean },
): Promise<FoundTrail | undefined> => (await run(tx, trail, [shopId, orderId, withChat]))[0];
