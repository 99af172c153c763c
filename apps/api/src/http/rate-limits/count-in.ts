import { createHash } from "node:crypto";
import { runStatement, statement } from "../../db/prepared-statement.ts";
import type { Tx } from "../../db/tenant-transaction.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

/** As rate-limiter-flexible counts, in the row of the same key. */
const counted = statement<{ points: number }>(`
  insert into auth.tries as t (key, points, expire)
  values ($1, 1, (extract(epoch from now()) * 1000)::bigint + $2::bigint * 1000)
  on conflict (key) do update set
    points = case when t.expire <= (extract(epoch from now()) * 1000)::bigint then 1 else t.points + 1 end,
    expire = case when t.expire <= (extract(epoch from now()) * 1000)::bigint then excluded.expire else t.expire end
  returning points`);

/**
 * Counts a try of an account in the transaction that makes it, for what is only known there; with the tries that are
 * counted before. @returns whether it may be made.
 */
export async function countIn(tx: Tx, name: RateLimitName, account: string): Promise<boolean> {
  const bound = rateLimits[name].account;
  if (!bound) throw new Error(`${name} does not count accounts`);
  const key = `${name}/account:${createHash("sha256").update(account).digest("base64url")}`;
  const [row] = await runStatement(tx, counted, [key, bound.seconds]);
  return row !== undefined && row.points <= bound.tries;
}
