import { session } from "@mauzo/contract/session";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { getUser } from "./get-user.ts";

export function accountRoutes(mount: Mount, deps: Deps) {
  mount(session.user, (_, { person }) => getUser(deps, person));
}
