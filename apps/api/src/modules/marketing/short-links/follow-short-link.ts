import type { shortLinks } from "@mauzo/contract/marketing/short-links";
import type * as z from "zod/mini";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { isUntracked } from "../../shop/touches/is-untracked.ts";
import { addClick, findDestination } from "./queries/follow.ts";
import { isPerson, pathOf, withVia } from "./rules.ts";

/**
 * Leads to where a link points today, and counts it if a person opened it. A code that is nobody's leads to the site: who mistypes
 * what is printed is a person, and an error would be read by nobody else. The page is told which link led to it, unless the caller asked
 * that nothing is kept.
 */
export async function followShortLink(
  { pool, env }: Pick<Deps, "pool" | "env">,
  { requestMethod, requestHeader }: Pick<RequestContext, "requestMethod" | "requestHeader">,
  { code, q }: z.output<typeof shortLinks.follow.params> & z.output<typeof shortLinks.follow.query>,
): Promise<Response> {
  const found = await findLookupKey(pool, "short_link", code);
  const path = found
    ? await inShop(pool, found.shopId, async (tx) => {
        const { shopId, targetId: id } = found;
        const destination = await findDestination(tx, shopId, id);
        if (destination?.archivedAt === null && isPerson(requestMethod, requestHeader)) await addClick(tx, shopId, id);
        if (!destination) return "/";
        const says = destination.published && destination.archivedAt === null && !isUntracked({ requestHeader });
        const path = pathOf(destination);
        return says ? withVia(path, q === undefined ? "short_link" : "qr", code) : path;
      })
    : "/";
  const headers = { location: env.siteUrl + path, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}
