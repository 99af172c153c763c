import { type Statistics, statistics } from "@mauzo/contract/statistics";
import { addresses } from "./env.ts";

const timeoutMs = 3_000;
/** How old the figures of a page may be, in seconds. */
const statisticsAgeS = 300;

/** The totals over all shops; undefined where the API does not answer, as while the site is built. */
export async function findStatistics(): Promise<Statistics | undefined> {
  try {
    const response = await fetch(new URL(statistics.get.path, addresses().apiOrigin), {
      next: { revalidate: statisticsAgeS },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? statistics.get.reply.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
