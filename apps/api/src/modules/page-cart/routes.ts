import { publicShops } from "@mauzo/contract/public-shops";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { createPageCart } from "./create-page-cart.ts";

export function pageCartRoutes(mount: Mount, deps: Deps) {
  mount(
    publicShops.createCart,
    (_, { address }) => deps.limiter.count("shopCart", { address }),
    ({ body }, visit) => createPageCart(deps, visit, body),
  );
}
