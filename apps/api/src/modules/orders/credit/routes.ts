import { orderCredit } from "@mauzo/contract/orders/order-credit";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { changeCreditDays } from "./change-credit-days.ts";
import { forgiveOrUnforgive } from "./forgive-or-unforgive.ts";
import { payFromCredit } from "./steps/pay-from-credit.ts";

export function orderCreditRoutes(mount: Mount, deps: Deps) {
  const by = (context: ShopContext) => ({ shopId: context.shopId, author: staffActor(context) });
  mount(orderCredit.change, ({ params, body }, context) =>
    context.tx((tx) => changeCreditDays(tx, deps, { ...by(context), orderId: params.id, days: body })),
  );
  mount(orderCredit.forgive, ({ params, body }, context) =>
    context.tx((tx) => forgiveOrUnforgive(tx, deps, { ...by(context), orderId: params.id, kind: "forgiven", ...body })),
  );
  mount(orderCredit.unforgive, ({ params, body }, context) =>
    context.tx((tx) =>
      forgiveOrUnforgive(tx, deps, { ...by(context), orderId: params.id, kind: "unforgiven", ...body }),
    ),
  );
  mount(orderPayments.useCredit, ({ params, body }, context) =>
    context.tx((tx) => payFromCredit(tx, deps, { ...by(context), orderId: params.id, ...body })),
  );
}
