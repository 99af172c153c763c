import { type Statistics, statistics } from "@mauzo/contract/insights/statistics";
import { api } from "./api.ts";

const timeoutMs = 3_000;
/** The totals over all shops; undefined when the API does not respond. */
export async function findStatistics(): Promise<Statistics | undefined> {
  try {
    return await api().call(statistics.get, {}, { timeoutMs, init: { cache: "no-store" } });
  } catch {
    return undefined;
  }
}
