import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { send } from "../floor/measure.ts";

/** What PostgreSQL reads from the shops' tables for one request: rows, and table and index blocks. */
export type Reading = { rows: number; blocks: number; scans: number };

const turns = 40;

/** Reads the counters so far; an idle session reports its last second within ten. */
async function readSoFar(db: pg.Pool): Promise<Reading> {
  await sleep(10_500);
  const { rows } = await db.query<Reading>(
    `select sum(t.seq_tup_read + coalesce(t.idx_tup_fetch, 0))::int as rows, sum(t.seq_scan)::int as scans,
       sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::int as blocks
     from pg_stat_user_tables t join pg_statio_user_tables b using (relid)
     where t.relname in ('products', 'variants')`,
  );
  return rows[0] ?? { rows: 0, blocks: 0, scans: 0 };
}

/** Average reads of one of these requests, once plans and caches are warm. */
export async function measureRowsRead(db: pg.Pool, url: string, paths: string[], token: string): Promise<Reading> {
  const ask = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await send(`${url}${paths[turn % paths.length]}`, { token });
  };
  await ask(Math.max(10, paths.length));
  const before = await readSoFar(db);
  await ask(turns);
  const after = await readSoFar(db);
  return {
    rows: (after.rows - before.rows) / turns,
    blocks: (after.blocks - before.blocks) / turns,
    scans: after.scans - before.scans,
  };
}
