import type { shortLinks } from "@mauzo/contract/marketing/short-links";
import { viaOf } from "@mauzo/contract/shop/via";
import type * as z from "zod/mini";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { isUntracked } from "../../shop/touches/is-untracked.ts";
import { findMessage } from "../opt-outs/steps/find-link.ts";
import { addCampaignClick, addClick, findCampaignDestination, findDestination } from "./queries/follow.ts";
import { isPerson, pathOf, withVia } from "./rules.ts";

type Asked = z.output<typeof shortLinks.follow.params> & z.output<typeof shortLinks.follow.query>;
type Caller = Pick<RequestContext, "requestMethod" | "requestHeader">;

/** The page that a short link leads to; undefined: there is none. */
async function pathOfLink(pool: Deps["pool"], caller: Caller, { code, q }: Asked): Promise<string | undefined> {
  const found = await findLookupKey(pool, "short_link", code);
  if (!found) return undefined;
  const { shopId, targetId: id } = found;
  return inShop(pool, shopId, async (tx) => {
    const destination = await findDestination(tx, shopId, id);
    if (!destination) return undefined;
    const isThere = destination.archivedAt === null;
    if (isThere && isPerson(caller.requestMethod, caller.requestHeader)) await addClick(tx, shopId, id);
    const says = destination.published && isThere && !isUntracked(caller);
    const path = pathOf(destination);
    return says ? withVia(path, viaOf(q === undefined ? "short_link" : "qr", code)) : path;
  });
}

/**
 * The page that the link of a campaign's message leads to; undefined: there is none. It is a recipient's own, so of who asks that nothing
 * is kept not even the opening is.
 */
async function pathOfMessage(
  deps: Pick<Deps, "pool" | "env">,
  caller: Caller,
  { code }: Asked,
): Promise<string | undefined> {
  const found = await findMessage(deps, "page", code);
  if (!found) return undefined;
  const { shopId, campaignId, n } = found;
  return inShop(deps.pool, shopId, async (tx) => {
    const destination = await findCampaignDestination(tx, shopId, campaignId);
    if (!destination) return undefined;
    const path = pathOf(destination);
    if (isUntracked(caller)) return path;
    if (isPerson(caller.requestMethod, caller.requestHeader)) await addCampaignClick(tx, shopId, campaignId, n);
    return destination.published ? withVia(path, viaOf("campaign", campaignId)) : path;
  });
}

/**
 * Leads to where a link points today, and counts it if a person opened it. A code that is nobody's leads to the site: who mistypes
 * what is printed is a person, and an error would be read by nobody else. The page is told which link led to it, unless the caller asked
 * that nothing is kept.
 */
export async function followShortLink(
  { pool, env, limiter }: Pick<Deps, "pool" | "env" | "limiter">,
  { address, ...caller }: Caller & Pick<RequestContext, "address">,
  asked: Asked,
): Promise<Response> {
  await limiter.count("shortLink", { address });
  const path = (await pathOfMessage({ pool, env }, caller, asked)) ?? (await pathOfLink(pool, caller, asked)) ?? "/";
  const headers = { location: env.siteUrl + path, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}
