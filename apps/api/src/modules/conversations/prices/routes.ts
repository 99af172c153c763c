import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import type { Mount } from "../../../http/mount.ts";
import { getPrices } from "./get-prices.ts";
import { savePrices } from "./save-prices.ts";

export function priceRoutes(mount: Mount) {
  mount(messagePrices.get, (_, { shopId, tx }) => tx((tx) => getPrices(tx, shopId)));
  mount(messagePrices.save, ({ body }, context) => savePrices(context, body));
}
