import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteCatalogue, lockCatalogue } from "./queries/catalogues.ts";
import { forgetItems } from "./queries/items.ts";
import { forgetSets } from "./queries/sets.ts";

/** Sends nothing to WhatsApp's catalogue any more; nothing to stop is no error. */
export const stopCatalogue = ({ shopId, tx }: Pick<ShopContext, "shopId" | "tx">): Promise<{ done: true }> =>
  tx(async (tx) => {
    // A push that ends now is waited for, or finds the catalogue gone.
    await lockCatalogue(tx, shopId);
    await forgetItems(tx, shopId);
    await forgetSets(tx, shopId);
    await deleteCatalogue(tx, shopId);
    await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return { done: true };
  });
