import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import type { NewPopup, Popup } from "@mauzo/contract/marketing/popups";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockOrder } from "./queries/read-popups.ts";
import { insertPages, insertPopup } from "./queries/write-popups.ts";
import { pagesOf } from "./rules.ts";
import { getPopup } from "./steps/get-popup.ts";
import { lockFiles } from "./steps/lock-files.ts";

type Context = Pick<ShopContext, "shopId" | "tx"> & { person: Pick<ShopContext["person"], "name"> };

/** Makes a popup, which is off, behind the others. @throws 409 for too many; 422 for files that are gone */
export const createPopup = (
  { shopId, tx, person }: Context,
  { name, document, pages }: z.output<typeof NewPopup>,
): Promise<Popup> =>
  tx(async (tx) => {
    const others = await lockOrder(tx, shopId);
    if (others.length >= popupLimits.each)
      throw refuse({ code: "too_many_popups", values: { most: popupLimits.each } });
    const files = await lockFiles(tx, shopId, { document, pages });
    const rank = (others.at(-1)?.rank ?? 0) + 1;
    const id = await insertPopup(tx, { shopId, name, document, ...files, rank, savedBy: person.name });
    await insertPages(tx, shopId, id, pagesOf({ document, pages }));
    await publishLiveEvent(tx, { topic: "popups", id });
    return getPopup(tx, shopId, id);
  });
