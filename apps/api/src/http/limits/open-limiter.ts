import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "../../db/client.ts";
import { Refusal } from "../refusal.ts";
import { type LimitName, limits } from "./limits.ts";
import { networkOf } from "./network.ts";

type Who = {
  address: string;
  /** Where the limit counts by account: what the account is known by, spelled in its one way. */
  account?: string;
};
type Try = { giveBack: () => Promise<void> };

export type Limiter = {
  /** Counts a try before it is made; refuses it with 429 when there were too many. */
  take: (name: LimitName, who: Who) => Promise<Try>;
  /** The same where nothing is given back: what a call has to pass before its transaction. */
  count: (name: LimitName, who: Who) => Promise<undefined>;
  /** Lets an account start anew. */
  forget: (name: LimitName, account: string) => Promise<void>;
};

/** Nobody learns from the table who tried. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Counts tries in the database, one statement each: right however many run at once, in however many processes. */
export function openLimiter(pool: Pool): Limiter {
  const counterOf = (keyPrefix: string, { tries, seconds }: { tries: number; seconds: number }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      schemaName: "auth",
      tableName: "tries",
      tableCreated: true,
      keyPrefix,
      points: tries,
      duration: seconds,
    });
  const counters = new Map(
    Object.entries(limits).map(([name, bounds]) => [
      name,
      {
        address: counterOf(`${name}/address`, bounds.address),
        account: "account" in bounds ? counterOf(`${name}/account`, bounds.account) : undefined,
      },
    ]),
  );

  const consume = async (counter: RateLimiterPostgres, key: string) => {
    try {
      await counter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal(
        429,
        "Too many tries. Wait a while, then try again.",
        {},
        Math.ceil(refused.msBeforeNext / 1000),
      );
    }
  };

  const take: Limiter["take"] = async (name, { address, account }) => {
    const counter = counters.get(name);
    const taken: { counter: RateLimiterPostgres; key: string }[] = [];
    // The address first: who is refused there cannot use up anybody's account.
    if (counter) taken.push({ counter: counter.address, key: digest(networkOf(address)) });
    if (counter?.account && account !== undefined) taken.push({ counter: counter.account, key: digest(account) });
    for (const { counter, key } of taken) await consume(counter, key);
    return {
      giveBack: async () => {
        await Promise.all(taken.map(({ counter, key }) => counter.reward(key)));
      },
    };
  };

  return {
    take,
    async count(name, who) {
      await take(name, who);
      return undefined;
    },
    async forget(name, account) {
      await counters.get(name)?.account?.delete(digest(account));
    },
  };
}
