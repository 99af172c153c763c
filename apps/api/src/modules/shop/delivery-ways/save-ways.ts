import type { DeliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { keepWays } from "./queries.ts";

/** Keeps how the shop's goods come to its customers; the next cart that is looked at has it. */
export function saveWays({ shopId, tx }: ShopVisit, { ways }: DeliveryWays): Promise<DeliveryWays> {
  return tx(async (tx) => {
    await keepWays(tx, shopId, ways);
    await announce(tx, { topic: "shop", id: shopId });
    return { ways };
  });
}
