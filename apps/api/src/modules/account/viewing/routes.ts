import { viewing } from "@mauzo/contract/account/viewing";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { beginViewing } from "./begin-viewing.ts";
import { stopViewing } from "./stop-viewing.ts";

export function viewingRoutes(mount: Mount, deps: Pick<Deps, "pool">) {
  mount(viewing.begin, ({ params }, context) => beginViewing(context, params.id));
  mount(viewing.stop, (_, context) => stopViewing(deps, context));
}
