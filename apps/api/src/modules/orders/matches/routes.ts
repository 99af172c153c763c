import { orderMatches } from "@mauzo/contract/orders/order-matches";
import type { Mount } from "../../../http/mount.ts";
import { matchOrders } from "./match-orders.ts";

export function orderMatchRoutes(mount: Mount) {
  mount(orderMatches.match, ({ body }, { shopId, tx }) => tx((tx) => matchOrders(tx, shopId, body.text)));
}
