import { customerCarts } from "@mauzo/contract/conversations/customer-carts";
import { selling } from "@mauzo/contract/conversations/selling";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getSelling } from "./get-selling.ts";
import { listCustomerCarts } from "./list-customer-carts.ts";
import { sendCart } from "./send-cart.ts";
import { sendOffer } from "./send-offer.ts";

export function sellingRoutes(mount: Mount, deps: Deps) {
  mount(selling.get, ({ params }, context) => getSelling(context, params.id));
  mount(customerCarts.list, ({ params }, context) => listCustomerCarts(context, params.id));
  mount(selling.offer, ({ params, body }, context) => sendOffer(deps, context, params.id, body));
  mount(selling.cart, ({ params, body }, context) => sendCart(deps, context, params.id, body));
}
