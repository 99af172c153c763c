import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { openApiKeys } from "./http/api-keys/open-api-keys.ts";
import { apiReferenceRoutes } from "./http/docs/api-reference.ts";
import { errorResponse } from "./http/error-response.ts";
import { healthRoutes } from "./http/lifecycle/health.ts";
import { addMiddleware } from "./http/middleware.ts";
import { createMount } from "./http/mount.ts";
import { openApiOf } from "./http/openapi.ts";
import { notFound } from "./http/refuse.ts";
import { mountAccount } from "./modules/account/routes.ts";
import { mountCatalogue } from "./modules/catalogue/routes.ts";
import { mountConversations } from "./modules/conversations/routes.ts";
import { mountCustomers } from "./modules/customers/routes.ts";
import { mountDevelopers } from "./modules/developers/routes.ts";
import { mountExpenses } from "./modules/expenses/routes.ts";
import { mountInsights } from "./modules/insights/routes.ts";
import { mountLedger } from "./modules/ledger/routes.ts";
import { mountMarketing } from "./modules/marketing/routes.ts";
import { mountOrders } from "./modules/orders/routes.ts";
import { mountPayments } from "./modules/payments/routes.ts";
import { mountPos } from "./modules/pos/routes.ts";
import { mountShop } from "./modules/shop/routes.ts";
import { mountStorefront } from "./modules/storefront/routes.ts";

/** What a process answers that is not asked by anybody but who watches it. */
export function createHealthApp({ databaseHealth }: Pick<Deps, "databaseHealth">, isStopping: () => boolean): Hono {
  const app = new Hono();
  healthRoutes(app, databaseHealth, isStopping);
  return app;
}

/** Builds the API: middleware, every module's routes, and the API reference. */
export function createApp(deps: Deps, isStopping = () => false): Hono {
  const app = new Hono();
  const ownOrigins = new Set([deps.env.siteUrl, deps.env.dashboardUrl, deps.env.cartUrl]);
  app.onError((error, c) => errorResponse(error, c, deps.log));
  app.notFound((c) => errorResponse(notFound(), c, deps.log));
  addMiddleware(app, { log: deps.log, ownOrigins, observeRequest: deps.observeRequest });
  healthRoutes(app, deps.databaseHealth, isStopping);

  const checksReplies = !deps.env.isProduction;
  const apiKeys = openApiKeys(deps);
  const { mount, endpoints } = createMount({ ...deps, ...deps.env, app, apiKeys, ownOrigins, checksReplies });
  mountAccount(mount, deps);
  mountShop(mount, deps);
  mountCatalogue(mount, deps);
  mountCustomers(mount, deps);
  mountLedger(mount, deps);
  mountOrders(mount, deps);
  mountPayments(mount, deps);
  mountConversations(mount, deps);
  mountStorefront(mount, deps);
  mountInsights(mount, deps);
  mountExpenses(mount, deps);
  mountPos(mount, deps);
  mountMarketing(mount, deps);
  mountDevelopers(mount, deps);

  apiReferenceRoutes(app, openApiOf(endpoints, `${deps.env.siteUrl}/api`));
  return app;
}
