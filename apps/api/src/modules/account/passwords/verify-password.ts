import { verifyPassword as compare } from "../../../db/people/password-hash.ts";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { findPasswordHash } from "./queries.ts";

/** Whether this is the signed-in person's password. Counts as a try to log in: an access token must not help to guess. */
export async function verifyPassword(
  { pool, limiter, devices }: Pick<Deps, "pool" | "limiter" | "devices">,
  { address, person, requestHeader }: SignedInVisit,
  password: string,
): Promise<boolean> {
  const device = devices.find(requestHeader("cookie"), person.email);
  const tried = await limiter.take("password", { address, account: person.email, device });
  const hash = await findPasswordHash(outsideShops(pool), person.userId);
  const isRight = hash !== undefined && (await compare({ hash, password }));
  if (isRight) await tried.giveBack();
  return isRight;
}
