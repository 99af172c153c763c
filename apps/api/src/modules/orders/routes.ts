import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { debtAnswerRoutes } from "./answers/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { orderCreditRoutes } from "./credit/routes.ts";
import { orderDocumentRoutes } from "./documents/routes.ts";
import { orderEditRoutes } from "./edits/routes.ts";
import { orderExportRoutes } from "./exports/routes.ts";
import { orderLinkRoutes } from "./links/routes.ts";
import { orderMatchRoutes } from "./matches/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { orderClaimRoutes } from "./payment-claims/routes.ts";
import { orderPlanRoutes } from "./plans/routes.ts";
import { storefrontCartRoutes } from "./storefront-cart/routes.ts";
import { orderTimelineRoutes } from "./timeline/routes.ts";
import { orderWorkflowRoutes } from "./workflow/routes.ts";

export function mountOrders(mount: Mount, deps: Deps) {
  orderClaimRoutes(mount, deps);
  orderExportRoutes(mount);
  orderMatchRoutes(mount);
  orderEditRoutes(mount, deps);
  orderLinkRoutes(mount, deps);
  orderDocumentRoutes(mount, deps);
  orderRoutes(mount, deps);
  orderCreditRoutes(mount, deps);
  orderPlanRoutes(mount, deps);
  debtAnswerRoutes(mount, deps);
  orderTimelineRoutes(mount);
  orderWorkflowRoutes(mount, deps);
  cartRoutes(mount, deps);
  storefrontCartRoutes(mount, deps);
}
