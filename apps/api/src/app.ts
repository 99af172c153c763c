import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { docs } from "./http/docs/docs.ts";
import { answerError } from "./http/errors.ts";
import { front } from "./http/front.ts";
import { createMount } from "./http/mount.ts";
import { openApiOf } from "./http/openapi.ts";
import { healthRoutes } from "./http/running/health.ts";
import { mountAccount } from "./modules/account/routes.ts";
import { mountCatalogue } from "./modules/catalogue/routes.ts";
import { mountConversations } from "./modules/conversations/routes.ts";
import { mountCustomers } from "./modules/customers/routes.ts";
import { mountInsights } from "./modules/insights/routes.ts";
import { mountOrders } from "./modules/orders/routes.ts";
import { mountShop } from "./modules/shop/routes.ts";
import { mountStorefront } from "./modules/storefront/routes.ts";

/** The table of contents of the API. */
export function createApp(deps: Deps, isStopping = () => false): Hono {
  const app = new Hono();
  const ownOrigins = new Set([deps.env.siteUrl, deps.env.dashboardUrl, deps.env.cartUrl]);
  app.onError((error, c) => answerError(error, c, deps.log));
  app.notFound((c) => c.json({ detail: "Not found" }, 404));
  front(app, { log: deps.log, ownOrigins });
  healthRoutes(app, deps.pulse, isStopping);

  const checksJson = !deps.env.isProduction;
  const { mount, endpoints } = createMount({ ...deps, ...deps.env, app, ownOrigins, checksJson });
  mountAccount(mount, deps);
  mountShop(mount, deps);
  mountCatalogue(mount, deps);
  mountCustomers(mount);
  mountOrders(mount, deps);
  mountConversations(mount, deps);
  mountStorefront(mount, deps);
  mountInsights(mount, deps);

  docs(app, openApiOf(endpoints, `${deps.env.siteUrl}/api`));
  return app;
}
