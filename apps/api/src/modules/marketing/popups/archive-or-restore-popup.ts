import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockOrder, lockPopup } from "./queries/read-popups.ts";
import { updatePopup } from "./queries/write-popups.ts";

/** Archives a popup with its files and counts, or restores it as it was. @throws 404; 409 for too many */
export const archiveOrRestorePopup = (
  { shopId, tx }: ShopContext,
  { id, archive }: { id: string; archive: boolean },
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const { each: most } = popupLimits;
    const others = await lockOrder(tx, shopId);
    const popup = await lockPopup(tx, shopId, id);
    if (!popup) throw notFound();
    if (archive === (popup.archivedAt !== null)) return { done: true };
    if (!archive && others.length >= most) throw refuse({ code: "too_many_popups", values: { most } });
    await updatePopup(tx, shopId, id, { archivedAt: archive ? new Date().toISOString() : null });
    await publishLiveEvent(tx, { topic: "popups", id });
    return { done: true };
  });
