import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { pageOf } from "../../../http/page-of.ts";
import { createGroup } from "./create-group.ts";
import { getGroup } from "./get-group.ts";
import { listGroups } from "./queries/read-groups.ts";
import { setArchived } from "./set-archived.ts";
import { updateGroup } from "./update-group.ts";

export function addOnGroupRoutes(mount: Mount, deps: Deps) {
  mount(addOnGroups.list, ({ query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listGroups(tx, shopId, filter))),
  );
  mount(addOnGroups.get, ({ params }, { shopId, tx }) => tx((tx) => getGroup(tx, shopId, params.id)));
  mount(addOnGroups.create, ({ body }, visit) => createGroup(visit, body));
  mount(addOnGroups.update, ({ params, body }, visit) => updateGroup(deps, visit, params.id, body));
  mount(addOnGroups.archive, ({ params }, visit) => setArchived(deps, visit, params.id, true));
  mount(addOnGroups.restore, ({ params }, visit) => setArchived(deps, visit, params.id, false));
}
