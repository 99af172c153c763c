import type { DeliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { upsertMethods } from "./queries.ts";

/** Saves the shop's delivery methods; the next time a cart is loaded, it has them. */
export function saveMethods({ shopId, tx }: ShopContext, { methods }: DeliveryMethods): Promise<DeliveryMethods> {
  return tx(async (tx) => {
    await upsertMethods(tx, shopId, methods);
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    return { methods };
  });
}
