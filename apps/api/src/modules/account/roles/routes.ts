import { roles } from "@mauzo/contract/account/roles";
import type { Mount } from "../../../http/mount.ts";
import { createRole } from "./create-role.ts";
import { listRoles } from "./queries.ts";
import { removeRole } from "./remove-role.ts";
import { saveRole } from "./save-role.ts";

export function roleRoutes(mount: Mount) {
  mount(roles.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listRoles(tx, shopId) })));
  mount(roles.create, ({ body }, context) => createRole(context, body));
  mount(roles.save, ({ params, body }, context) => saveRole(context, params.id, body));
  mount(roles.remove, ({ params }, context) => removeRole(context, params.id));
}
