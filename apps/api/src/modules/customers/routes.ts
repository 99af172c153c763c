import type { Mount } from "../../http/mount.ts";
import { customerRoutes } from "./customers/routes.ts";

export function mountCustomers(mount: Mount) {
  customerRoutes(mount);
}
