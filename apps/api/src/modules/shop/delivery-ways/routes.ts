import { deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import type { Mount } from "../../../http/mount.ts";
import { getWays } from "./get-ways.ts";
import { saveWays } from "./save-ways.ts";

export function deliveryWayRoutes(mount: Mount) {
  mount(deliveryWays.get, (_, { shopId, tx }) => tx(async (tx) => ({ ways: await getWays(tx, shopId) })));
  mount(deliveryWays.save, ({ body }, visit) => saveWays(visit, body));
}
