import { orders } from "@mauzo/contract/orders";
import type { Mount } from "../../http/mount.ts";
import { pageOf } from "../../http/page-of.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./queries.ts";

export function orderRoutes(mount: Mount) {
  mount(orders.list, ({ query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listOrders(tx, shopId, filter))),
  );
  mount(orders.get, ({ params }, { shopId, tx }) => tx((tx) => getOrder(tx, shopId, params.id)));
}
