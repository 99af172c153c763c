import { newOrders } from "@mauzo/contract/orders/new-orders";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkCursor } from "../../../http/page-of.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { createOrder } from "./create-order.ts";
import { getOrder } from "./get-order.ts";
import { moveOrder } from "./move-order.ts";
import { moveOrders } from "./move-orders.ts";
import { payOrder } from "./pay-order.ts";
import { readOrders } from "./queries/list-orders.ts";
import { authorOf } from "./steps/author.ts";

export function orderRoutes(mount: Mount, deps: Deps) {
  const by = (visit: ShopVisit) => ({ shopId: visit.shopId, author: authorOf(visit) });
  mount.json(orders.list, ({ query }, { shopId, read }) => read(readOrders(shopId, checkCursor(query))));
  mount(newOrders.create, ({ body }, visit) => createOrder(deps, visit, body));
  mount(orders.get, ({ params }, { shopId, tx }) => tx((tx) => getOrder(tx, shopId, params.id)));
  mount(orders.move, ({ params, body }, visit) =>
    visit.tx(async (tx) => {
      await moveOrder(tx, deps, { ...by(visit), move: { id: params.id, ...body } });
      return getOrder(tx, visit.shopId, params.id);
    }),
  );
  mount(orders.moveMany, ({ body: { moves, reason } }, visit) =>
    moveOrders(
      deps,
      visit,
      moves.map((move) => ({ ...move, reason })),
    ),
  );
  mount(orderPayments.create, ({ params, body }, visit) =>
    visit.tx((tx) => payOrder(tx, deps, { ...by(visit), orderId: params.id, kind: "paid", payment: body })),
  );
  mount(orderPayments.refund, ({ params, body }, visit) =>
    visit.tx((tx) => payOrder(tx, deps, { ...by(visit), orderId: params.id, kind: "refunded", payment: body })),
  );
}
