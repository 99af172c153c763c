import { createHash } from "node:crypto";
import { countTry } from "../../db/auth/count-try.ts";
import type { Tx } from "../../db/tenant-transaction.ts";
import { type RateLimit, type RateLimitName, rateLimits } from "./rate-limits.ts";

/**
 * Counts a try of an account in the transaction that makes it, for what is only known there; with the tries that are
 * counted before. @returns whether it may be made.
 */
export async function countIn(tx: Tx, name: RateLimitName, account: string): Promise<boolean> {
  const { account: bound }: RateLimit = rateLimits[name];
  if (!bound) throw new Error(`${name} does not count accounts`);
  const key = `${name}/account:${createHash("sha256").update(account).digest("base64url")}`;
  return (await countTry(tx, key, Date.now() + bound.seconds * 1_000)) <= bound.tries;
}
