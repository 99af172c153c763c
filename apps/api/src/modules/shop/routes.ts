import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { deliveryMethodRoutes } from "./delivery-methods/routes.ts";
import { eventRoutes } from "./events/routes.ts";
import { listViewRoutes } from "./list-views/routes.ts";
import { mediaRoutes } from "./media/routes.ts";
import { paymentSettingRoutes } from "./payment-settings/routes.ts";
import { shopRoutes } from "./shop/routes.ts";

export function mountShop(mount: Mount, deps: Deps) {
  shopRoutes(mount, deps);
  listViewRoutes(mount);
  mediaRoutes(mount, deps);
  deliveryMethodRoutes(mount);
  paymentSettingRoutes(mount, deps);
  eventRoutes(mount, deps);
}
