import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { changeOrderStatuses } from "./change-order-statuses.ts";
import { createManualOrder } from "./create-manual-order.ts";
import { getOrder } from "./get-order.ts";
import { readOrders } from "./queries/list-orders.ts";
import { recordPaymentOrRefund } from "./record-payment-or-refund.ts";
import { staffActor } from "./steps/actor.ts";

export function orderRoutes(mount: Mount, deps: Deps) {
  const by = (context: ShopContext) => ({ shopId: context.shopId, author: staffActor(context) });
  mount.json(orders.list, ({ query }, { shopId, read }) => read(readOrders(shopId, query)));
  mount(manualOrders.create, ({ body }, context) => createManualOrder(deps, context, body));
  mount(orders.get, ({ params }, { shopId, tx }) => tx((tx) => getOrder(tx, shopId, params.id)));
  mount(orders.move, ({ params, body }, context) =>
    context.tx(async (tx) => {
      await changeOrderStatus(tx, deps, { ...by(context), move: { id: params.id, ...body } });
      return getOrder(tx, context.shopId, params.id);
    }),
  );
  mount(orders.moveMany, ({ body: { moves, reason } }, context) =>
    changeOrderStatuses(
      deps,
      context,
      moves.map((move) => ({ ...move, reason })),
    ),
  );
  mount(orderPayments.create, ({ params, body }, context) =>
    context.tx((tx) =>
      recordPaymentOrRefund(tx, deps, { ...by(context), orderId: params.id, kind: "paid", payment: body }),
    ),
  );
  mount(orderPayments.refund, ({ params, body }, context) =>
    context.tx((tx) =>
      recordPaymentOrRefund(tx, deps, { ...by(context), orderId: params.id, kind: "refunded", payment: body }),
    ),
  );
}
