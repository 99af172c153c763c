import { sql } from "drizzle-orm";
import type { Pool } from "../connection-pool.ts";
import { outsideShops } from "../tenant-transaction.ts";

/** Work of one kind that waits, in all shops together, and how long the oldest of it has. */
export type WaitingWork = { kind: string; waiting: number; oldestSeconds: number };
type Row = { kind: string; waiting: number; oldest: number };

const toWork = ({ kind, waiting, oldest }: Row): WaitingWork => ({ kind, waiting, oldestSeconds: Math.max(0, oldest) });

/** Messages, payments and the like that are due or not through: nothing says whose. */
export async function readWaitingWork(pool: Pool): Promise<WaitingWork[]> {
  const { rows } = await outsideShops(pool).execute<Row>(
    sql`select kind, waiting::int as waiting, oldest_seconds as oldest from waiting_work()`,
  );
  return rows.map(toWork);
}

/** Jobs that are due, by their queue; those that failed for good are in the queue of dead letters. */
export async function readWaitingJobs(pool: Pool): Promise<WaitingWork[]> {
  const { rows } = await outsideShops(pool).execute<Row>(
    sql`select name as kind, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest
        from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() group by name`,
  );
  return rows.map(toWork);
}

/** The facts that subscribers have not read, up to a thousand each: how far they are behind. */
export async function readWaitingFacts(pool: Pool): Promise<WaitingWork[]> {
  const { rows } = await outsideShops(pool).execute<Row>(
    sql`select c.subscriber as kind, count(f.id)::int as waiting,
          coalesce(extract(epoch from now() - min(f.at)), 0)::float8 as oldest
        from fact_cursors c left join lateral facts_after(c.xid, c.seq, 1000) f on true group by c.subscriber`,
  );
  return rows.map(toWork);
}
