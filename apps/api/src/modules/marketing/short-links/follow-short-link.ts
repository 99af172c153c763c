import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { addClick, findDestination } from "./queries/follow.ts";
import { isPerson, pathOf } from "./rules.ts";

/**
 * Leads to where a link points today, and counts it if a person opened it. A code that is nobody's leads to the site: who mistypes
 * what is printed is a person, and an error would be read by nobody else.
 */
export async function followShortLink(
  { pool, env }: Pick<Deps, "pool" | "env">,
  { requestMethod, requestHeader }: Pick<RequestContext, "requestMethod" | "requestHeader">,
  code: string,
): Promise<Response> {
  const found = await findLookupKey(pool, "short_link", code);
  const path = found
    ? await inShop(pool, found.shopId, async (tx) => {
        const { shopId, targetId: id } = found;
        const destination = await findDestination(tx, shopId, id);
        if (destination?.archivedAt === null && isPerson(requestMethod, requestHeader)) await addClick(tx, shopId, id);
        return destination ? pathOf(destination) : "/";
      })
    : "/";
  const headers = { location: env.siteUrl + path, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}
