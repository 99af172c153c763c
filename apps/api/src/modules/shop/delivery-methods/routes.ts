import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import type { Mount } from "../../../http/mount.ts";
import { getMethods } from "./get-methods.ts";
import { saveMethods } from "./save-methods.ts";

export function deliveryMethodRoutes(mount: Mount) {
  mount(deliveryMethods.get, (_, { shopId, tx }) => tx((tx) => getMethods(tx, shopId)));
  mount(deliveryMethods.save, ({ body }, context) => saveMethods(context, body));
}
