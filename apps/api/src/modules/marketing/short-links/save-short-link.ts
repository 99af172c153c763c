import type { ShortLink, ShortLinkEdit } from "@mauzo/contract/marketing/short-links";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockLink, updateLink } from "./queries/short-links.ts";
import { columnsOf } from "./rules.ts";
import { getShortLink } from "./steps/get-short-link.ts";
import { requireTarget } from "./steps/require-target.ts";

/** Changes what a link is called and where it leads. @throws 404; 409 when it was saved meanwhile; 422 for a target that is gone */
export const saveShortLink = (
  deps: Pick<Deps, "env">,
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, name, place, target }: z.output<typeof ShortLinkEdit>,
): Promise<ShortLink> =>
  tx(async (tx) => {
    const before = await lockLink(tx, shopId, id);
    if (!before || before.archivedAt !== null) throw notFound();
    const { version, savedBy } = before;
    if (version !== seen) throw savedMeanwhile({ version, saved_by: savedBy });
    await requireTarget(tx, shopId, target);
    const updatedAt = new Date().toISOString();
    await updateLink(tx, shopId, id, {
      ...{ name, place, ...columnsOf(target), savedBy: person.name, version: version + 1, updatedAt },
    });
    await publishLiveEvent(tx, { topic: "short-links", id });
    return getShortLink(tx, deps, shopId, id);
  });
