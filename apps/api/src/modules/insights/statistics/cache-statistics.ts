import type { Statistics } from "@mauzo/contract/insights/statistics";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { sumStatistics } from "./queries.ts";

const cacheMs = 5 * 60_000;

/**
 * The totals of all shops, counted by a process at most once in five minutes, however many ask. Counting reads every
 * order, so only the first caller waits for it; counters updated with each order would be one row that all shops'
 * orders wait for.
 */
export function cacheStatistics({ pool }: Pick<Deps, "pool">, now = Date.now): () => Promise<Statistics> {
  let cached: { totals: Statistics; untilMs: number } | undefined;
  let counting: Promise<Statistics> | undefined;
  const count = async () => {
    try {
      const totals = await sumStatistics(outsideShops(pool));
      cached = { totals, untilMs: now() + cacheMs };
      return totals;
    } finally {
      counting = undefined;
    }
  };
  return async () => {
    if (cached && now() < cached.untilMs) return cached.totals;
    counting ??= count();
    if (!cached) return counting;
    // The older totals are returned meanwhile, however the count ends.
    counting.catch(() => undefined);
    return cached.totals;
  };
}
