import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "../../db/connection-pool.ts";
import { runStatement, statement } from "../../db/prepared-statement.ts";
import type { Tx } from "../../db/tenant-transaction.ts";
import { refuse } from "../refuse.ts";
import { ipNetwork } from "./ip-network.ts";
import {
  type Bound,
  type LimitScope,
  limitScopes,
  type RateLimit,
  type RateLimitName,
  rateLimits,
} from "./rate-limits.ts";

type LimitedCaller = {
  address: string;
  /** Where the limit counts by account: the account's identifier, normalised. */
  account?: string;
  /** A device on which the account was signed in before. */
  device?: string | undefined;
};
type Try = { giveBack: () => Promise<void> };

export type RateLimiter = {
  /**
   * Counts a try before it is made. Refuses with 429 when there were too many, and delays when there were many: the
   * caller must not hold a connection.
   */
  take: (name: RateLimitName, who: LimitedCaller) => Promise<Try>;
  /** The same without giving back: for what a call has to pass before its transaction. */
  count: (name: RateLimitName, who: LimitedCaller) => Promise<undefined>;
  /** Gives back a try of another call, in the transaction that proves it was right. */
  giveBackIn: (tx: Tx, name: RateLimitName, who: LimitedCaller) => Promise<void>;
  /** Resets an account's counts: the one for all addresses together, and the one for this address. */
  reset: (name: RateLimitName, who: Required<Pick<LimitedCaller, "address" | "account">>) => Promise<void>;
};

const givenBack = statement("update auth.tries set points = points - 1 where key = $1 and points > 0");

/** Hashed, so that the table does not reveal who tried. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * The keys a try is counted by: the address first, the account from everywhere last, so that a try refused earlier
 * cannot use up anybody's account. A known device has its own count.
 */
const keysOf = ({ address, account, device }: LimitedCaller): Partial<Record<LimitScope, string>> =>
  device !== undefined
    ? { device }
    : {
        address: ipNetwork(address),
        ...(account !== undefined && { pair: `${account} ${ipNetwork(address)}`, account }),
      };

/** How long a try is delayed when there were many. */
const delayMs = 1_000;

/**
 * Counts tries in the database, one statement each, so that the counts are right across concurrent requests and
 * processes.
 * @param delay how a try waits when there were many.
 */
export function openRateLimiter(pool: Pool, delay = (): Promise<unknown> => setTimeout(delayMs)): RateLimiter {
  const counterOf = (keyPrefix: string, { tries, seconds, atOnce = tries }: Bound) => ({
    atOnce,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      schemaName: "auth",
      tableName: "tries",
      tableCreated: true,
      // The nightly cleaning deletes them.
      clearExpiredByTimeout: false,
      keyPrefix,
      points: tries,
      duration: seconds,
    }),
  });
  const counters = new Map(
    Object.entries<RateLimit>(rateLimits).flatMap(([name, limit]) =>
      limitScopes.flatMap((counting) => {
        const bound = limit[counting];
        const key = `${name}/${counting}`;
        return bound ? [[key, counterOf(key, bound)] as const] : [];
      }),
    ),
  );
  const countersOf = (name: RateLimitName, keys: Partial<Record<LimitScope, string>>) =>
    limitScopes.flatMap((counting) => {
      const counter = counters.get(`${name}/${counting}`);
      const key = keys[counting];
      return counter && key !== undefined ? [{ ...counter, key: digest(key) }] : [];
    });

  /** Counts a try and returns how many there are by now. Throws 429 when there are too many. */
  const consume = async (
    limiter: RateLimiterPostgres,
    key: string,
    { reason = "too_many_tries" }: RateLimit,
  ): Promise<number> => {
    try {
      return (await limiter.consume(key)).consumedPoints;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw refuse(reason, { retryAfterSeconds: seconds });
    }
  };

  const take: RateLimiter["take"] = async (name, who) => {
    const taken = countersOf(name, keysOf(who));
    let isHeldBack = false;
    for (const { limiter, key, atOnce } of taken)
      if ((await consume(limiter, key, rateLimits[name])) > atOnce) isHeldBack = true;
    if (isHeldBack) await delay();
    return {
      giveBack: async () => {
        await Promise.all(taken.map(({ limiter, key }) => limiter.reward(key)));
      },
    };
  };

  return {
    take,
    async count(name, who) {
      await take(name, who);
      return undefined;
    },
    async giveBackIn(tx, name, who) {
      for (const { limiter, key } of countersOf(name, keysOf(who)))
        await runStatement(tx, givenBack, [limiter.getKey(key)]);
    },
    async reset(name, who) {
      const { pair, account } = keysOf(who);
      await Promise.all(
        countersOf(name, { ...(pair && { pair }), ...(account && { account }) }).map(({ limiter, key }) =>
          limiter.delete(key),
        ),
      );
    },
  };
}
