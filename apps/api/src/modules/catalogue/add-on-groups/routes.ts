import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { archiveOrRestoreGroup } from "./archive-or-restore-group.ts";
import { createGroup } from "./create-group.ts";
import { getGroup } from "./get-group.ts";
import { listGroups } from "./queries/read-groups.ts";
import { updateGroup } from "./update-group.ts";

export function addOnGroupRoutes(mount: Mount, deps: Deps) {
  mount(addOnGroups.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listGroups(tx, shopId, filter))),
  );
  mount(addOnGroups.get, ({ params }, { shopId, tx }) => tx((tx) => getGroup(tx, shopId, params.id)));
  mount(addOnGroups.create, ({ body }, context) => createGroup(deps, context, body));
  mount(addOnGroups.update, ({ params, body }, context) => updateGroup(deps, context, params.id, body));
  mount(addOnGroups.archive, ({ params }, context) => archiveOrRestoreGroup(deps, context, params.id, true));
  mount(addOnGroups.restore, ({ params }, context) => archiveOrRestoreGroup(deps, context, params.id, false));
}
