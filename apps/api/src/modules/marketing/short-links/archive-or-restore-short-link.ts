import { shortLinkLimits } from "@mauzo/contract/marketing/short-links";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockCount, lockLink, updateLink } from "./queries/short-links.ts";

/** Archives a link with its clicks, or restores it as it was. @throws 404; 409 for too many */
export const archiveOrRestoreShortLink = (
  { shopId, tx }: ShopContext,
  { id, archive }: { id: string; archive: boolean },
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const { each: most } = shortLinkLimits;
    const others = await lockCount(tx, shopId);
    const link = await lockLink(tx, shopId, id);
    if (!link) throw notFound();
    if (archive === (link.archivedAt !== null)) return { done: true };
    if (!archive && others >= most) throw refuse({ code: "too_many_short_links", values: { most } });
    await updateLink(tx, shopId, id, { archivedAt: archive ? new Date().toISOString() : null });
    await publishLiveEvent(tx, { topic: "short-links", id });
    return { done: true };
  });
