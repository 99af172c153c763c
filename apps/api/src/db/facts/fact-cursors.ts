import { isoTextSql } from "../columns.ts";
import { runStatement, statement } from "../prepared-statement.ts";
import { inShopScope, type Tx } from "../tenant-transaction.ts";

/** A position in the order of all facts. */
export type FactPosition = { xid: string; seq: string };
export type FactRow = FactPosition & {
  shopId: string;
  id: string;
  name: string;
  version: number;
  subject: string;
  actor: unknown;
  payload: unknown;
  at: string;
};

const insertedCursors = statement(`
  insert into fact_cursors (subscriber, xid, seq)
  select name, pg_snapshot_xmin(pg_current_snapshot()), 0 from unnest($1::text[]) as name
  on conflict do nothing`);
/** Adds new subscribers; they start with the facts emitted from now on. */
export const insertFactCursors = (tx: Tx, subscribers: string[]) => runStatement(tx, insertedCursors, [subscribers]);

const dueCursors = statement<{ subscriber: string }>(`
  select c.subscriber from fact_cursors c
  where c.retry_at <= now() and exists (select from facts_after(c.xid, c.seq, 1))`);
/** Lists the subscribers that have facts to read. */
export const listDueSubscribers = async (tx: Tx): Promise<string[]> =>
  (await runStatement(tx, dueCursors, [])).map(({ subscriber }) => subscriber);

const lockedCursor = statement<FactPosition>(`
  select xid, seq from fact_cursors where subscriber = $1 and retry_at <= now() for update skip locked`);
/** Locks the cursor of a subscriber until the transaction ends; returns undefined if another process has locked it. */
export const lockFactCursor = async (tx: Tx, subscriber: string): Promise<FactPosition | undefined> =>
  (await runStatement(tx, lockedCursor, [subscriber]))[0];

const factsAfter = statement<FactRow>(`
  select shop_id as "shopId", id, xid, seq, name, version, subject, actor, payload,
    ${isoTextSql("at")} as at from facts_after($1, $2, $3)`);
export const readFactsAfter = (tx: Tx, { xid, seq }: FactPosition, atMost: number): Promise<FactRow[]> =>
  runStatement(tx, factsAfter, [xid, seq, atMost]);

const movedCursor = statement(
  "update fact_cursors set xid = $2, seq = $3, attempts = 0, retry_at = now() where subscriber = $1",
);
export const moveFactCursor = (tx: Tx, subscriber: string, { xid, seq }: FactPosition) =>
  runStatement(tx, movedCursor, [subscriber, xid, seq]);

const countedAttempt = statement<{ attempts: number }>(`
  update fact_cursors set attempts = attempts + 1, retry_at = now() + $4 * 2 ^ attempts * interval '1 second'
  where subscriber = $1 and xid = $2 and seq = $3
  returning attempts`);
/**
 * Counts an attempt at the fact after this position and delays the next attempt; returns undefined if the subscriber has
 * moved on.
 */
export const countFactAttempt = async (tx: Tx, subscriber: string, { xid, seq }: FactPosition, waitSeconds: number) =>
  (await runStatement(tx, countedAttempt, [subscriber, xid, seq, waitSeconds]))[0]?.attempts;

const insertedFailure = statement(
  "insert into fact_failures (shop_id, subscriber, fact_id, error) values ($1, $2, $3, $4) on conflict do nothing",
);
/** Stores that a subscriber failed to handle a fact, and moves its cursor past the fact. */
export async function skipFact(tx: Tx, subscriber: string, fact: FactRow, error: string): Promise<void> {
  await inShopScope(tx, fact.shopId, (tx) =>
    runStatement(tx, insertedFailure, [fact.shopId, subscriber, fact.id, error]),
  );
  await moveFactCursor(tx, subscriber, fact);
}
