import type { CurrentUser } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Person } from "../../../http/visit.ts";
import { findUser } from "./queries.ts";

/** The person who is signed in, with what they chose and what they may do. */
export async function getUser({ pool }: Pick<Deps, "pool">, { userId, grants }: Person): Promise<CurrentUser> {
  const user = await findUser(outsideShops(pool), userId);
  if (!user) throw new Refusal(401, "Sign in to go on");
  return { id: userId, ...user, permissions: grants };
}
