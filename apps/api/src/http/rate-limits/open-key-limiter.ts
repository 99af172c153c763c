import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "../refuse.ts";
import type { Bound } from "./rate-limits.ts";

/** Counts a call of a key, and tells in headers what is left. Refuses with 429 when there were too many. */
export type KeyLimiter = (keyId: string, setHeader: (name: string, value: string) => void) => Promise<void>;

/**
 * Counts the calls of keys in this process: a call costs no statement more, and each process lets that many through.
 */
export function openKeyLimiter({ tries, seconds }: Bound): KeyLimiter {
  const limiter = new RateLimiterMemory({ points: tries, duration: seconds });
  return async (keyId, setHeader) => {
    const counted = await limiter.consume(keyId).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const resetSeconds = Math.ceil(counted.msBeforeNext / 1_000);
    setHeader("RateLimit-Limit", String(tries));
    setHeader("RateLimit-Remaining", String(Math.max(0, counted.remainingPoints)));
    setHeader("RateLimit-Reset", String(resetSeconds));
    if (counted.consumedPoints > tries) throw refuse("too_many_calls", { retryAfterSeconds: resetSeconds });
  };
}
