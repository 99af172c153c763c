import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { consentRoutes } from "./consents/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { contactImportRoutes } from "./imports/routes.ts";
import { mergeRoutes } from "./merges/routes.ts";
import { noteRoutes } from "./notes/routes.ts";
import { rightsRoutes } from "./rights/routes.ts";
import { segmentRoutes } from "./segments/routes.ts";
import { tagRoutes } from "./tags/routes.ts";

export function mountCustomers(mount: Mount, deps: Deps) {
  // Before what takes an id in the same place.
  mergeRoutes(mount, deps);
  customerRoutes(mount, deps);
  consentRoutes(mount, deps);
  contactImportRoutes(mount, deps);
  exportRoutes(mount);
  noteRoutes(mount, deps);
  rightsRoutes(mount, deps);
  segmentRoutes(mount, deps);
  tagRoutes(mount, deps);
}
