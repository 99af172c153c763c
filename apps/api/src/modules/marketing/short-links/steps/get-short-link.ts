import type { ShortLink } from "@mauzo/contract/marketing/short-links";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findLink, listLinks } from "../queries/short-links.ts";

const withUrl = ({ env }: Pick<Deps, "env">, { code, ...link }: Omit<ShortLink, "url"> & { code: string }) => ({
  ...link,
  url: `${env.siteUrl}/l/${code}`,
});

/** A link as its shop sees it. @throws 404 */
export async function getShortLink(tx: Tx, deps: Pick<Deps, "env">, shopId: string, id: string): Promise<ShortLink> {
  const found = await findLink(tx, shopId, id);
  if (!found) throw notFound();
  return withUrl(deps, found);
}

/** The links of the shop, the newest first. */
export const getShortLinks = async (tx: Tx, deps: Pick<Deps, "env">, shopId: string): Promise<ShortLink[]> =>
  (await listLinks(tx, shopId)).map((link) => withUrl(deps, link));
