import { sql } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import { conversationTimes } from "../../../../db/schema/conversations/conversation-times.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Spans } from "../rules/spans.ts";

/** Times of one kind in one of the spans: of everybody, or of one person where `id` is set. */
export type Measured = {
  kind: "answered" | "closed";
  is_now: boolean;
  id: string | null;
  name: string | null;
  count: number;
  median_s: number;
  most_s: number;
};

/** How long it took to answer and to close, in both spans, of all and of each person. */
export async function measureAnswers(tx: Tx, shopId: string, { days, before }: Spans): Promise<Measured[]> {
  const { rows } = await tx.execute<Measured>(sql`
    with times as (
      select t.kind, t.user_id, t.at >= (${days.from}::date::timestamp at time zone s.time_zone) as is_now,
        greatest(extract(epoch from t.at - t.since), 0) as seconds
      from ${conversationTimes} t join ${shops} s on s.shop_id = t.shop_id
      where t.shop_id = ${shopId} and t.at >= (${before.from}::date::timestamp at time zone s.time_zone)
        and t.at < ((${days.to}::date + 1)::timestamp at time zone s.time_zone)
    )
    select m.kind, m.is_now, m.user_id as id, coalesce(u.name, '') as name, m.count,
      round(m.median)::float8 as median_s, round(m.most)::float8 as most_s
    from (
      select kind, is_now, user_id, count(*)::float8 as count,
        percentile_cont(0.5) within group (order by seconds) as median,
        percentile_cont(0.9) within group (order by seconds) as most
      from times group by grouping sets ((kind, is_now), (kind, is_now, user_id))
    ) m left join ${users} u on u.id = m.user_id`);
  return rows;
}

/** How many customers wait for a person now, and since when the first of them does. */
export async function countWaiting(tx: Tx, shopId: string): Promise<{ count: number; since: string | null }> {
  const { rows } = await tx.execute<{ count: number; since: string | null }>(sql`
    select count(*)::float8 as count,
      to_char(min(t.waiting_since) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from ${threads} t where t.shop_id = ${shopId} and t.status = 'open' and t.waiting_since is not null`);
  return rows[0] ?? { count: 0, since: null };
}
