import type { Role, RoleEdit } from "@mauzo/contract/account/roles";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockShopMembers } from "../staff/lock-shop-members.ts";
import { giveRights, leaveRights, lockRole, updateRole } from "./queries.ts";
import { isSame } from "./rules.ts";
import { getRole } from "./steps/get-role.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/**
 * Changes a role. When its rights change, those who have it follow or keep what they have.
 * @throws 404; 409 when it was saved meanwhile, or another has its name
 */
export function saveRole(
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, members, name, permissions, sees_phones: seesPhones }: RoleEdit,
): Promise<Role> {
  return refuseTaken(
    tx(async (tx) => {
      await lockShopMembers(tx, shopId);
      const present = await lockRole(tx, shopId, id);
      if (!present) throw notFound();
      if (present.version !== seen) throw savedMeanwhile({ version: present.version, saved_by: present.savedBy });
      const rights = { permissions, seesPhones, updatedBy: person.userId };
      await updateRole(tx, shopId, id, { name, ...rights });
      if (!isSame(present, rights)) {
        const change = members === "follow" ? giveRights(tx, shopId, id, rights) : leaveRights(tx, shopId, id);
        for (const member of await change) await publishLiveEvent(tx, { topic: "staff", id: member });
      }
      await publishLiveEvent(tx, { topic: "staff", id });
      return getRole(tx, shopId, id);
    }),
  );
}
