import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { popupRoutes } from "./popups/routes.ts";

export function mountMarketing(mount: Mount, deps: Deps) {
  popupRoutes(mount, deps);
}
