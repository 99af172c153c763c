import { cart } from "@mauzo/contract/orders/cart";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { openWatches } from "../../../http/waiting/open-watches.ts";
import { cancelCartOrder } from "./cancel-cart-order.ts";
import { holdByPhone } from "./hold-by-phone.ts";
import { showCart } from "./show-cart.ts";
import { submitCart } from "./submit-cart.ts";
import { watchCart } from "./watch-cart.ts";

export function cartRoutes(mount: Mount, deps: Deps) {
  mount(cart.get, (_, { shopId, cartId, tx, setHeader }) => {
    setHeader("cache-control", "no-store");
    return tx((tx) => showCart(tx, shopId, cartId));
  });
  const watches = openWatches<string>(deps.live);
  mount(cart.watch, ({ query }, visit) => {
    visit.setHeader("cache-control", "no-store");
    return watchCart(watches, visit, query);
  });
  mount(cart.hold, ({ body }, visit) => holdByPhone(deps, visit, body));
  mount(cart.submit, ({ body }, visit) => submitCart(deps, visit, body));
  mount(cart.cancel, ({ body }, visit) => cancelCartOrder(deps, visit, body));
}
