import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { registerRoutes } from "./registers/routes.ts";
import { returnRoutes } from "./returns/routes.ts";
import { saleRoutes } from "./sales/routes.ts";
import { shiftRoutes } from "./shifts/routes.ts";

export function mountPos(mount: Mount, deps: Deps) {
  registerRoutes(mount);
  shiftRoutes(mount, deps);
  saleRoutes(mount, deps);
  returnRoutes(mount, deps);
}
