import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { campaignListRoutes } from "./campaign-lists/routes.ts";
import { campaignPlanRoutes } from "./campaign-plans/routes.ts";
import { campaignResultRoutes } from "./campaign-results/routes.ts";
import { campaignRoutes } from "./campaigns/routes.ts";
import { optOutRoutes } from "./opt-outs/routes.ts";
import { popupRoutes } from "./popups/routes.ts";
import { shortLinkRoutes } from "./short-links/routes.ts";
import { smsConnectionRoutes } from "./sms-connections/routes.ts";
import { sourceRoutes } from "./sources/routes.ts";

export function mountMarketing(mount: Mount, deps: Deps) {
  campaignRoutes(mount, deps);
  campaignResultRoutes(mount);
  campaignListRoutes(mount, deps);
  campaignPlanRoutes(mount, deps);
  smsConnectionRoutes(mount, deps);
  optOutRoutes(mount, deps);
  popupRoutes(mount, deps);
  shortLinkRoutes(mount, deps);
  sourceRoutes(mount);
}
