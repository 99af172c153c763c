import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "../../db/client.ts";
import type { Tx } from "../../db/scope.ts";
import { run, statement } from "../../db/statement.ts";
import { Refusal } from "../refusal.ts";
import { type Bound, type Counting, countings, type Limit, type LimitName, limits } from "./limits.ts";
import { networkOf } from "./network.ts";

type Who = {
  address: string;
  /** Where the limit counts by account: what the account is known by, spelled in its one way. */
  account?: string;
  /** A device on which the account was signed in before. */
  device?: string | undefined;
};
type Try = { giveBack: () => Promise<void> };

export type Limiter = {
  /**
   * Counts a try before it is made; refuses it with 429 when there were too many, and lets it wait where there were many:
   * whoever calls holds no connection.
   */
  take: (name: LimitName, who: Who) => Promise<Try>;
  /** The same where nothing is given back: what a call has to pass before its transaction. */
  count: (name: LimitName, who: Who) => Promise<undefined>;
  /** Gives a try back that was made in another call, as part of the transaction that makes it right. */
  giveBackIn: (tx: Tx, name: LimitName, who: Who) => Promise<void>;
  /** Lets an account start anew: from everywhere together, and from this address. */
  forget: (name: LimitName, who: Required<Pick<Who, "address" | "account">>) => Promise<void>;
};

const givenBack = statement("update auth.tries set points = points - 1 where key = $1 and points > 0");

/** Nobody learns from the table who tried. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/**
 * What each counting of a try is of. The address first, the account from everywhere last: who is refused before cannot
 * use up anybody's account. A known device is counted by itself.
 */
const keysOf = ({ address, account, device }: Who): Partial<Record<Counting, string>> =>
  device !== undefined
    ? { device }
    : {
        address: networkOf(address),
        ...(account !== undefined && { pair: `${account} ${networkOf(address)}`, account }),
      };

/** How long a try waits where there were many. */
const holdBackMs = 1_000;

/**
 * Counts tries in the database, one statement each: right however many run at once, in however many processes.
 * @param holdBack what a try waits for where there were many.
 */
export function openLimiter(pool: Pool, holdBack = (): Promise<unknown> => setTimeout(holdBackMs)): Limiter {
  const counterOf = (keyPrefix: string, { tries, seconds, atOnce = tries }: Bound) => ({
    atOnce,
    limiter: new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      schemaName: "auth",
      tableName: "tries",
      tableCreated: true,
      keyPrefix,
      points: tries,
      duration: seconds,
    }),
  });
  const counters = new Map(
    Object.entries<Limit>(limits).flatMap(([name, limit]) =>
      countings.flatMap((counting) => {
        const bound = limit[counting];
        const key = `${name}/${counting}`;
        return bound ? [[key, counterOf(key, bound)] as const] : [];
      }),
    ),
  );
  const countersOf = (name: LimitName, keys: Partial<Record<Counting, string>>) =>
    countings.flatMap((counting) => {
      const counter = counters.get(`${name}/${counting}`);
      const key = keys[counting];
      return counter && key !== undefined ? [{ ...counter, key: digest(key) }] : [];
    });

  /** How often it was tried by now. */
  const consume = async (limiter: RateLimiterPostgres, key: string, { words }: Limit): Promise<number> => {
    try {
      return (await limiter.consume(key)).consumedPoints;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new Refusal(429, words ?? "Too many tries. Wait a while, then try again.", {}, seconds);
    }
  };

  const take: Limiter["take"] = async (name, who) => {
    const taken = countersOf(name, keysOf(who));
    let isHeldBack = false;
    for (const { limiter, key, atOnce } of taken)
      if ((await consume(limiter, key, limits[name])) > atOnce) isHeldBack = true;
    if (isHeldBack) await holdBack();
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
      for (const { limiter, key } of countersOf(name, keysOf(who))) await run(tx, givenBack, [limiter.getKey(key)]);
    },
    async forget(name, who) {
      const { pair, account } = keysOf(who);
      await Promise.all(
        countersOf(name, { ...(pair && { pair }), ...(account && { account }) }).map(({ limiter, key }) =>
          limiter.delete(key),
        ),
      );
    },
  };
}
