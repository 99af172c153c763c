import type { UserChange } from "@mauzo/contract/account/account";
import type { CurrentUser } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import type { Person } from "../../../http/visit.ts";
import { getUser } from "./get-user.ts";
import { updateUserRow } from "./queries.ts";

/** Changes what is named of the person's own choices. */
export async function updateUser(deps: Pick<Deps, "pool">, person: Person, change: UserChange): Promise<CurrentUser> {
  await updateUserRow(outsideShops(deps.pool), person.userId, change);
  return getUser(deps, person);
}
