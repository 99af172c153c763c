import { verifyPassword as compare } from "../../db/people/password-hash.ts";
import { outsideShops } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInVisit } from "../../http/visit.ts";
import { findPasswordHash } from "./queries.ts";

/** Whether this is the signed-in person's password. Counts as a try to log in: an access token must not help to guess. */
export async function verifyPassword(
  { pool, limiter }: Pick<Deps, "pool" | "limiter">,
  { address, person }: SignedInVisit,
  password: string,
): Promise<boolean> {
  const tried = await limiter.take("password", { address, account: person.email });
  const hash = await findPasswordHash(outsideShops(pool), person.userId);
  const isRight = hash !== undefined && (await compare({ hash, password }));
  if (isRight) await tried.giveBack();
  return isRight;
}
