import { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createPageCart } from "./create-page-cart.ts";

export function pageCartRoutes(mount: Mount, deps: Deps) {
  mount(
    publicShops.createCart,
    (_, { address, shopId }) => deps.limiter.count("shopCart", { address, account: shopId }),
    ({ body }, visit) => createPageCart(deps, visit, body),
  );
}
