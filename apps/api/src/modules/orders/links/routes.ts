import { orderLinks } from "@mauzo/contract/orders/order-links";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createOrderLink } from "./create-order-link.ts";

export function orderLinkRoutes(mount: Mount, deps: Deps) {
  mount(orderLinks.create, ({ params }, context) => context.tx((tx) => createOrderLink(tx, deps, context, params.id)));
}
