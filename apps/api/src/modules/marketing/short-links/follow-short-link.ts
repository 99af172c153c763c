import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { addClick, findDestination } from "./queries/follow.ts";
import { isPerson, pathOf } from "./rules.ts";

/** Leads to where a link points today, and counts it if a person opened it. @throws 404 for a code of nothing */
export async function followShortLink(
  { pool, env }: Pick<Deps, "pool" | "env">,
  { requestMethod, requestHeader }: Pick<RequestContext, "requestMethod" | "requestHeader">,
  code: string,
): Promise<Response> {
  const found = await findLookupKey(pool, "short_link", code);
  if (!found) throw notFound();
  const { shopId, targetId: id } = found;
  const path = await inShop(pool, shopId, async (tx) => {
    const destination = await findDestination(tx, shopId, id);
    if (!destination) throw notFound();
    if (destination.archivedAt === null && isPerson(requestMethod, requestHeader)) await addClick(tx, shopId, id);
    return pathOf(destination);
  });
  const headers = { location: env.siteUrl + path, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}
