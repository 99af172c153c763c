import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { paymentRoutes } from "./payments/routes.ts";

export function mountPayments(mount: Mount, deps: Deps) {
  paymentRoutes(mount, deps);
}
