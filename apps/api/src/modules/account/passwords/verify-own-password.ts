import { verifyPassword as compare } from "../../../db/auth/password-hash.ts";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { findPasswordHash } from "./queries.ts";

/** Checks the signed-in person's password. Counts as a log-in try: an access token must not help to guess it. */
export async function verifyOwnPassword(
  { pool, limiter, devices }: Pick<Deps, "pool" | "limiter" | "devices">,
  { address, person, requestHeader }: SignedInContext,
  password: string,
): Promise<boolean> {
  const device = devices.find(requestHeader("cookie"), person.email);
  const tried = await limiter.take("password", { address, account: person.email, device });
  const hash = await findPasswordHash(outsideShops(pool), person.userId);
  const isRight = hash !== undefined && (await compare({ hash, password }));
  if (isRight) await tried.giveBack();
  return isRight;
}
