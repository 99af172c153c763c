import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { transactionExportRoutes } from "./exports/routes.ts";
import { transactionRoutes } from "./transactions/routes.ts";

export function mountLedger(mount: Mount, deps: Deps) {
  transactionExportRoutes(mount, deps);
  transactionRoutes(mount);
}
