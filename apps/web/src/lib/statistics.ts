import { type Statistics, statistics } from "@mauzo/contract/insights/statistics";
import { api } from "./api.ts";

const timeoutMs = 3_000;
/** How old the figures of a page may be, in seconds. */
const statisticsAgeS = 300;
/** How long a page goes without figures when the API did not respond, in seconds. */
const retryAfterS = 10;

async function fetchStatistics(revalidate: number): Promise<Statistics | undefined> {
  try {
    return await api().call(statistics.get, {}, { timeoutMs, init: { next: { revalidate } } });
  } catch {
    return undefined;
  }
}

/** The totals over all shops; undefined when the API does not respond, as during the build. */
export const findStatistics = async (): Promise<Statistics | undefined> =>
  // A page is cached only as long as the shortest-lived of its requests.
  (await fetchStatistics(statisticsAgeS)) ?? (await fetchStatistics(retryAfterS));
