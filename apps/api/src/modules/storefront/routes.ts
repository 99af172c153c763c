import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { contactMessageRoutes } from "./contact-messages/routes.ts";
import { publicShopRoutes } from "./public-shops/routes.ts";

export function mountStorefront(mount: Mount, deps: Deps) {
  publicShopRoutes(mount, deps);
  contactMessageRoutes(mount, deps);
}
