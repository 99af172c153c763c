import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { docs } from "./http/docs/docs.ts";
import { answerError } from "./http/errors.ts";
import { front } from "./http/front.ts";
import { createMount } from "./http/mount.ts";
import { openApiOf } from "./http/openapi.ts";
import { healthRoutes } from "./http/running/health.ts";
import { accountRoutes } from "./modules/account/account/routes.ts";
import { addOnGroupRoutes } from "./modules/catalogue/add-on-groups/routes.ts";
import { cartRoutes } from "./modules/orders/cart/routes.ts";
import { chatRoutes } from "./modules/conversations/chat/routes.ts";
import { contactMessageRoutes } from "./modules/storefront/contact-messages/routes.ts";
import { conversationRoutes } from "./modules/conversations/conversations/routes.ts";
import { customerRoutes } from "./modules/customers/customers/routes.ts";
import { deliveryWayRoutes } from "./modules/shop/delivery-ways/routes.ts";
import { eventRoutes } from "./modules/shop/events/routes.ts";
import { inviteRoutes } from "./modules/account/invites/routes.ts";
import { listViewRoutes } from "./modules/shop/list-views/routes.ts";
import { mediaRoutes } from "./modules/shop/media/routes.ts";
import { orderClaimRoutes } from "./modules/orders/claims/routes.ts";
import { orderEditRoutes } from "./modules/orders/edits/routes.ts";
import { orderExportRoutes } from "./modules/orders/exports/routes.ts";
import { orderLinkRoutes } from "./modules/orders/links/routes.ts";
import { orderMatchRoutes } from "./modules/orders/matches/routes.ts";
import { orderPaperRoutes } from "./modules/orders/papers/routes.ts";
import { orderTrailRoutes } from "./modules/orders/trail/routes.ts";
import { orderWorkflowRoutes } from "./modules/orders/workflow/routes.ts";
import { orderRoutes } from "./modules/orders/orders/routes.ts";
import { pageCartRoutes } from "./modules/orders/storefront-cart/routes.ts";
import { passwordRoutes } from "./modules/account/passwords/routes.ts";
import { productExportRoutes } from "./modules/catalogue/exports/routes.ts";
import { productImportRoutes } from "./modules/catalogue/imports/routes.ts";
import { productRoutes } from "./modules/catalogue/products/routes.ts";
import { publicShopRoutes } from "./modules/storefront/public-shops/routes.ts";
import { salesSummaryRoutes } from "./modules/insights/sales-summary/routes.ts";
import { sessionRoutes } from "./modules/account/session/routes.ts";
import { setRoutes } from "./modules/catalogue/sets/routes.ts";
import { shopRoutes } from "./modules/shop/shop/routes.ts";
import { staffRoutes } from "./modules/account/staff/routes.ts";
import { statisticsRoutes } from "./modules/insights/statistics/routes.ts";
import { stockRoutes } from "./modules/catalogue/stock/routes.ts";

/** The table of contents of the API. */
export function createApp(deps: Deps, isStopping = () => false): Hono {
  const app = new Hono();
  const ownOrigins = new Set([deps.env.siteUrl, deps.env.dashboardUrl, deps.env.cartUrl]);
  app.onError((error, c) => answerError(error, c, deps.log));
  app.notFound((c) => c.json({ detail: "Not found" }, 404));
  front(app, { log: deps.log, ownOrigins });
  healthRoutes(app, deps.pulse, isStopping);

  const { mount, endpoints } = createMount({
    app,
    pool: deps.pool,
    log: deps.log,
    ownOrigins,
    trustProxy: deps.env.trustProxy,
    checksJson: !deps.env.isProduction,
    jsonDeadlineMs: deps.jsonDeadlineMs,
  });
  sessionRoutes(mount, deps);
  passwordRoutes(mount, deps);
  accountRoutes(mount, deps);
  staffRoutes(mount);
  inviteRoutes(mount, deps);
  shopRoutes(mount, deps);
  productRoutes(mount, deps);
  productImportRoutes(mount, deps);
  productExportRoutes(mount, deps);
  stockRoutes(mount, deps);
  setRoutes(mount, deps);
  listViewRoutes(mount);
  addOnGroupRoutes(mount, deps);
  mediaRoutes(mount, deps);
  orderClaimRoutes(mount, deps);
  orderExportRoutes(mount);
  orderMatchRoutes(mount);
  orderEditRoutes(mount, deps);
  orderLinkRoutes(mount, deps);
  orderPaperRoutes(mount, deps);
  orderRoutes(mount, deps);
  orderTrailRoutes(mount);
  orderWorkflowRoutes(mount, deps);
  salesSummaryRoutes(mount);
  deliveryWayRoutes(mount);
  customerRoutes(mount);
  cartRoutes(mount, deps);
  chatRoutes(mount, deps);
  conversationRoutes(mount);
  publicShopRoutes(mount, deps);
  pageCartRoutes(mount, deps);
  statisticsRoutes(mount, deps);
  contactMessageRoutes(mount, deps);
  eventRoutes(mount, deps);

  const openApi = openApiOf(endpoints, `${deps.env.siteUrl}/api`);
  app.get("/openapi.json", (c) => c.json(openApi));
  docs(app);
  return app;
}
