import type { WhatsappCatalogueInput, WhatsappCatalogueState } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { findSaved, insertCatalogue, lockCatalogue, updateCatalogue } from "./queries/catalogues.ts";
import { forgetItems } from "./queries/items.ts";
import { forgetSets } from "./queries/sets.ts";

/**
 * Sends the shop's products to a catalogue from now on; 409 when it has been saved since. Of another catalogue than
 * before nothing is known, so everything is sent there.
 */
export function saveCatalogue(
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  { version: seen, catalogue_id: catalogueId, is_visible: isVisible, has_cart: hasCart }: WhatsappCatalogueInput,
): Promise<WhatsappCatalogueState> {
  return tx(async (tx) => {
    const before = await lockCatalogue(tx, shopId);
    if (seen !== (before?.version ?? 0)) throw savedMeanwhile(await findSaved(tx, shopId));
    const saved = { catalogueId, isVisible, hasCart, updatedBy: person.userId };
    if (!before) {
      if (!(await insertCatalogue(tx, { shopId, ...saved }))) throw savedMeanwhile(await findSaved(tx, shopId));
    }
    const isAnother = before?.catalogueId !== catalogueId;
    if (isAnother) {
      await forgetItems(tx, shopId);
      await forgetSets(tx, shopId);
    }
    if (before) {
      await updateCatalogue(tx, shopId, {
        ...{ ...saved, version: before.version + 1, updatedAt: new Date().toISOString() },
        ...(isAnother && { upToDateAt: null, refusedCode: null, sendingUntil: null }),
      });
    }
    await queue.send(tx, "push-catalogue", { shopId }, { singleKey: shopId });
    await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return getCatalogue(tx, shopId);
  });
}
