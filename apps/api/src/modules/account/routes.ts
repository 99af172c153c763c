import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { accessRequestRoutes } from "./access-requests/routes.ts";
import { accountRoutes } from "./account/routes.ts";
import { inviteRoutes } from "./invites/routes.ts";
import { ownershipRoutes } from "./ownership/routes.ts";
import { passwordRoutes } from "./passwords/routes.ts";
import { recordRoutes } from "./record/routes.ts";
import { roleRoutes } from "./roles/routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { viewingRoutes } from "./viewing/routes.ts";

export function mountAccount(mount: Mount, deps: Deps) {
  sessionRoutes(mount, deps);
  secondFactorRoutes(mount, deps);
  passwordRoutes(mount, deps);
  accountRoutes(mount, deps);
  staffRoutes(mount);
  viewingRoutes(mount, deps);
  ownershipRoutes(mount, deps);
  roleRoutes(mount);
  accessRequestRoutes(mount, deps);
  recordRoutes(mount);
  inviteRoutes(mount, deps);
}
