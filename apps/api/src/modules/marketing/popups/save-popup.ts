import type { Popup, PopupEdit } from "@mauzo/contract/marketing/popups";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { removeUnusedMedia } from "../../shop/media/remove-unused-media.ts";
import { lockPopup } from "./queries/read-popups.ts";
import { replacePages, updatePopup } from "./queries/write-popups.ts";
import { pagesOf } from "./rules.ts";
import { getPopup } from "./steps/get-popup.ts";
import { lockFiles } from "./steps/lock-files.ts";

/** Changes a popup as a whole. @throws 404; 409 when it was saved meanwhile; 422 for files that are gone */
export const savePopup = (
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, name, document, pages }: z.output<typeof PopupEdit>,
): Promise<Popup> =>
  tx(async (tx) => {
    const before = await lockPopup(tx, shopId, id);
    if (!before || before.archivedAt !== null) throw notFound();
    const { version, savedBy } = before;
    if (version !== seen) throw savedMeanwhile({ version, saved_by: savedBy });
    const files = await lockFiles(tx, shopId, { document, pages });
    const now = new Date().toISOString();
    await updatePopup(tx, shopId, id, {
      ...{ name, document, ...files, savedBy: person.name, version: version + 1, updatedAt: now },
    });
    const drawn = await replacePages(tx, shopId, id, pagesOf({ document, pages }));
    // Those that are still shown, here or elsewhere, stay.
    const shown = [before.pictureId, before.fileId, ...drawn].filter((file) => file !== null);
    await removeUnusedMedia(tx, queue, shopId, shown);
    await publishLiveEvent(tx, { topic: "popups", id });
    return getPopup(tx, shopId, id);
  });
