import type { UserChange } from "@mauzo/contract/account/account";
import type { CurrentUser } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Person } from "../../../http/request-context.ts";
import { getUser } from "./get-user.ts";
import { updateUserRow } from "./queries.ts";

/** Changes the given settings of the person. */
export async function updateUser(deps: Pick<Deps, "pool">, person: Person, change: UserChange): Promise<CurrentUser> {
  await updateUserRow(outsideShops(deps.pool), person.userId, change);
  return getUser(deps, person);
}
