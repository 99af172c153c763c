import { staff } from "@mauzo/contract/account/invites";
import type { Mount } from "../../../http/mount.ts";
import { listMembers } from "./queries.ts";
import { removeMember } from "./remove-member.ts";
import { updateMember } from "./update-member.ts";

export function staffRoutes(mount: Mount) {
  mount(staff.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listMembers(tx, shopId) })));
  mount(staff.update, ({ params, body }, context) => updateMember(context, params.id, body));
  mount(staff.remove, ({ params }, context) => removeMember(context, params.id));
}
