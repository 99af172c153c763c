import type { DeliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { methodsDocument } from "./queries.ts";

/** Saves the shop's delivery methods; the next time a cart is loaded, it has them. */
export function saveMethods(
  { shopId, tx, person: { userId } }: ShopContext,
  { methods, version: seen }: DeliveryMethods,
): Promise<DeliveryMethods> {
  return tx(async (tx) => {
    const version = await methodsDocument.save(tx, shopId, { document: methods, userId, seen });
    if (version === undefined) throw savedMeanwhile(await methodsDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    return { methods, version };
  });
}
