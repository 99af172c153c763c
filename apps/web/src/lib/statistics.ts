import { type Statistics, statistics } from "@mauzo/contract/insights/statistics";
import { addresses } from "./env.ts";

const timeoutMs = 3_000;
/** How old the figures of a page may be, in seconds. */
const statisticsAgeS = 300;
/** How long a page goes without them when the API did not answer. */
const retryAfterS = 10;

async function fetchStatistics(revalidate: number): Promise<Statistics | undefined> {
  try {
    const response = await fetch(new URL(statistics.get.path, addresses().apiOrigin), {
      next: { revalidate },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? statistics.get.reply.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The totals over all shops; undefined where the API does not answer, as while the site is built. */
export const findStatistics = async (): Promise<Statistics | undefined> =>
  // A page lives as long as the youngest of what it asked for.
  (await fetchStatistics(statisticsAgeS)) ?? (await fetchStatistics(retryAfterS));
