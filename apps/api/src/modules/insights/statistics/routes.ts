import { statistics } from "@mauzo/contract/insights/statistics";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { cacheStatistics } from "./cache-statistics.ts";

export function statisticsRoutes(mount: Mount, deps: Deps) {
  const getStatistics = cacheStatistics(deps);
  mount(statistics.get, () => getStatistics());
}
