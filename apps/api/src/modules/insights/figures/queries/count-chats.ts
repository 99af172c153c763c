import type { ChatSteps } from "@mauzo/contract/insights/figures";
import type { OrderChannel } from "@mauzo/contract/orders/orders";
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { chatDays } from "../../../../db/schema/insights/chat-days.ts";
import { carts } from "../../../../db/schema/orders/carts.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Spans } from "../rules/spans.ts";

export type ChatGroup = ChatSteps & { channel: z.infer<typeof OrderChannel>; is_now: boolean };
/**
 * How far the chats of both spans went, by channel. An order is of the day on which its cart was made; a step has those that
 * took all before it. A conversation that nobody went on with does not count: it will be deleted.
 */
export async function groupChats(tx: Tx, shopId: string, { days, before }: Spans): Promise<ChatGroup[]> {
  const { rows } = await tx.execute<ChatGroup>(sql`
    select d.channel, d.day >= ${days.from}::date as is_now, count(*)::float8 as chats,
      count(*) filter (where d.has_cart or o.orders > 0)::float8 as carts,
      count(*) filter (where o.orders > 0)::float8 as orders,
      count(*) filter (where o.paid)::float8 as paid, count(*) filter (where o.handed_over)::float8 as handed_over
    from ${chatDays} d
    join ${shops} s on s.shop_id = d.shop_id
    join ${conversations} c on c.shop_id = d.shop_id and c.id = d.conversation_id and c.forget_at is null
    cross join lateral (
      select count(*) as orders, bool_or(o.payment = 'paid' and o.fulfilment <> 'cancelled') as paid,
        bool_or(o.payment = 'paid' and o.fulfilment in ('picked up', 'delivered')) as handed_over
      from ${orders} o join ${carts} k on k.shop_id = o.shop_id and k.id = o.cart_id
      where o.shop_id = d.shop_id and o.conversation_id = d.conversation_id
        and (k.created_at at time zone s.time_zone)::date = d.day
    ) o
    where d.shop_id = ${shopId} and d.day between ${before.from}::date and ${days.to}::date
    group by 1, 2 order by 1, 2`);
  return rows;
}
