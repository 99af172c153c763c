import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { figureExportRoutes } from "./figure-exports/routes.ts";
import { figureRoutes } from "./figures/routes.ts";
import { salesSummaryRoutes } from "./sales-summary/routes.ts";
import { statisticsRoutes } from "./statistics/routes.ts";
import { weeklySummaryRoutes } from "./weekly-summary/routes.ts";

export function mountInsights(mount: Mount, deps: Deps) {
  salesSummaryRoutes(mount);
  statisticsRoutes(mount, deps);
  figureRoutes(mount);
  figureExportRoutes(mount);
  weeklySummaryRoutes(mount);
}
