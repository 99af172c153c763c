import { type NewRole, type Role, roleLimits } from "@mauzo/contract/account/roles";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countRoles, insertRole } from "./queries.ts";
import { getRole } from "./steps/get-role.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/** Saves rights under a name. @throws 409 for a name that is taken, and for too many */
export function createRole({ shopId, tx, person }: ShopContext, { sees_phones, ...words }: NewRole): Promise<Role> {
  return refuseTaken(
    tx(async (tx) => {
      const { each: most } = roleLimits;
      if ((await countRoles(tx, shopId)) >= most) throw refuse({ code: "too_many_roles", values: { most } });
      const id = await insertRole(tx, shopId, { ...words, seesPhones: sees_phones, updatedBy: person.userId });
      await publishLiveEvent(tx, { topic: "staff", id });
      return getRole(tx, shopId, id);
    }),
  );
}
