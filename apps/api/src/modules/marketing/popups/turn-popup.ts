import type { Popup } from "@mauzo/contract/marketing/popups";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockPopup } from "./queries/read-popups.ts";
import { updatePopup } from "./queries/write-popups.ts";
import { getPopup } from "./steps/get-popup.ts";

/** Switches a popup on or off. @throws 404 */
export const turnPopup = ({ shopId, tx }: ShopContext, { id, on }: { id: string; on: boolean }): Promise<Popup> =>
  tx(async (tx) => {
    const popup = await lockPopup(tx, shopId, id);
    if (!popup || popup.archivedAt !== null) throw notFound();
    if (popup.isOn !== on) {
      await updatePopup(tx, shopId, id, { isOn: on });
      await publishLiveEvent(tx, { topic: "popups", id });
    }
    return getPopup(tx, shopId, id);
  });
