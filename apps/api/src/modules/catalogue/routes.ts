import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { addOnGroupRoutes } from "./add-on-groups/routes.ts";
import { productExportRoutes } from "./exports/routes.ts";
import { productImportRoutes } from "./imports/routes.ts";
import { productRoutes } from "./products/routes.ts";
import { setRoutes } from "./sets/routes.ts";
import { stockRoutes } from "./stock/routes.ts";

export function mountCatalogue(mount: Mount, deps: Deps) {
  productRoutes(mount, deps);
  productImportRoutes(mount, deps);
  productExportRoutes(mount, deps);
  stockRoutes(mount, deps);
  setRoutes(mount, deps);
  addOnGroupRoutes(mount, deps);
}
