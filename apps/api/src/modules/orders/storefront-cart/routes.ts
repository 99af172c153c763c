import { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createStorefrontCart } from "./create-storefront-cart.ts";

export function storefrontCartRoutes(mount: Mount, deps: Deps) {
  mount(
    publicShops.createCart,
    (_, { address, shopId }) => deps.limiter.count("shopCart", { address, account: shopId }),
    ({ body }, context) => createStorefrontCart(deps, context, body),
  );
}
