import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { apiKeyRoutes } from "./api-keys/routes.ts";
import { deliveryRoutes } from "./deliveries/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export function mountDevelopers(mount: Mount, deps: Deps) {
  webhookRoutes(mount, deps);
  deliveryRoutes(mount, deps);
  apiKeyRoutes(mount);
}
