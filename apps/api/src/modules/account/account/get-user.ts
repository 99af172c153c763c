import type { CurrentUser } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { Person } from "../../../http/request-context.ts";
import { findUser } from "./queries.ts";

/** Returns the signed-in person with their settings and permissions. */
export async function getUser(
  { pool }: Pick<Deps, "pool">,
  { userId, grants, seesPhones, needsSecondFactor }: Person,
): Promise<CurrentUser> {
  const user = await findUser(outsideShops(pool), userId);
  if (!user) throw refuse("signed_out");
  return { id: userId, ...user, permissions: grants, sees_phones: seesPhones, needs_second_factor: needsSecondFactor };
}
