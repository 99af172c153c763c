import { findLookupKey } from "../../../../db/lookup-keys.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import { readLinkCode } from "./link-code.ts";

/** Whose message the code of a link stood in; undefined for one that nobody was sent. */
export async function findMessage(
  { pool, env }: Pick<Deps, "pool" | "env">,
  kind: Parameters<typeof readLinkCode>[1],
  code: string,
) {
  const read = readLinkCode(env.authSecret, kind, code);
  const found = read ? await findLookupKey(pool, "campaign", read.campaignCode) : undefined;
  return read && found && { shopId: found.shopId, campaignId: found.targetId, n: read.n };
}

/** Where the code of a link to get no more leads. @throws 404 for one that nobody was sent */
export async function findLink(deps: Pick<Deps, "pool" | "env">, code: string) {
  const found = await findMessage(deps, "opt-out", code);
  if (!found) throw notFound();
  return found;
}
