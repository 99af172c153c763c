import type { Statistics } from "@mauzo/contract/insights/statistics";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { sumUp } from "./queries.ts";

const keptMs = 5 * 60_000;

/**
 * The totals of all shops, counted at most once in five minutes by a process, however many ask. Counting reads every
 * order, so nobody waits for it twice; counters kept beside each order would be one row that all shops' orders wait for.
 */
export function keepStatistics({ pool }: Pick<Deps, "pool">, now = Date.now): () => Promise<Statistics> {
  let kept: { totals: Statistics; untilMs: number } | undefined;
  let counting: Promise<Statistics> | undefined;
  const count = async () => {
    try {
      const totals = await sumUp(outsideShops(pool));
      kept = { totals, untilMs: now() + keptMs };
      return totals;
    } finally {
      counting = undefined;
    }
  };
  return async () => {
    if (kept && now() < kept.untilMs) return kept.totals;
    counting ??= count();
    if (!kept) return counting;
    // The older totals stand in, however the counting ends.
    counting.catch(() => undefined);
    return kept.totals;
  };
}
