import type { CurrentUser } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { Person } from "../../../http/request-context.ts";
import { findUser } from "./queries.ts";

/** Returns the signed-in person with their settings and permissions. */
export async function getUser(
  { pool }: Pick<Deps, "pool">,
  { userId, grants, seesPhones, needsSecondFactor, viewer }: Person,
): Promise<CurrentUser> {
  const user = await findUser(outsideShops(pool), userId);
  if (!user) throw refuse("signed_out");
  const may = { permissions: grants, sees_phones: seesPhones, needs_second_factor: needsSecondFactor };
  if (!viewer) return { id: userId, ...user, ...may, viewing: null };
  const by = await findUser(outsideShops(pool), viewer.userId);
  // The pages stay in the language and the time of who reads them; what is on its way to the member is theirs alone.
  const own = { language: by?.language ?? null, time_zone: by?.time_zone ?? user.time_zone, pending_email: null };
  const viewing = { by: viewer.name, until: viewer.until, is_over: viewer.isOver };
  return { id: userId, ...user, ...may, ...own, viewing };
}
