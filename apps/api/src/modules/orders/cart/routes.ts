import { cart } from "@mauzo/contract/orders/cart";
import type { Deps } from "../../../deps.ts";
import { createLongPolls } from "../../../http/long-poll/create-long-polls.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelCartOrder } from "./cancel-cart-order.ts";
import { holdStockByPhone } from "./hold-stock-by-phone.ts";
import { longPollCart } from "./long-poll-cart.ts";
import { showCart } from "./show-cart.ts";
import { submitCart } from "./submit-cart.ts";

export function cartRoutes(mount: Mount, deps: Deps) {
  mount(cart.get, (_, { shopId, cartId, tx, setHeader }) => {
    setHeader("cache-control", "no-store");
    return tx((tx) => showCart(tx, shopId, cartId));
  });
  const watches = createLongPolls<string>(deps.live);
  mount(cart.watch, ({ query }, context) => {
    context.setHeader("cache-control", "no-store");
    return longPollCart(watches, context, query);
  });
  mount(cart.hold, ({ body }, context) => holdStockByPhone(deps, context, body));
  mount(cart.submit, ({ body }, context) => submitCart(deps, context, body));
  mount(cart.cancel, ({ body }, context) => cancelCartOrder(deps, context, body));
}
