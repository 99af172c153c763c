import { findLookupKey } from "../../../../db/lookup-keys.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import { readLinkCode } from "./link-code.ts";

/** Where the code of a link leads. @throws 404 for one that nobody was sent */
export async function findLink({ pool, env }: Pick<Deps, "pool" | "env">, code: string) {
  const read = readLinkCode(env.authSecret, code);
  const found = read ? await findLookupKey(pool, "campaign", read.campaignCode) : undefined;
  if (!read || !found) throw notFound();
  return { shopId: found.shopId, campaignId: found.targetId, n: read.n };
}
