import type { PopupCount } from "@mauzo/contract/marketing/public-popups";
import { notFound } from "../../../http/refuse.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { addCount, isArchived } from "./queries/public-popups.ts";

/** Counts what a visitor did with a popup; of one that is archived nothing is counted. @throws 404 */
export const countPopup = (
  { shopId, tx }: Pick<VisitorContext, "shopId" | "tx">,
  { popup_id: id, what }: { popup_id: string; what: PopupCount },
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const archived = await isArchived(tx, shopId, id);
    if (archived === undefined) throw notFound();
    if (!archived) await addCount(tx, shopId, id, what);
    return { done: true };
  });
