import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { salesSummaryRoutes } from "./sales-summary/routes.ts";
import { statisticsRoutes } from "./statistics/routes.ts";

export function mountInsights(mount: Mount, deps: Deps) {
  salesSummaryRoutes(mount);
  statisticsRoutes(mount, deps);
}
