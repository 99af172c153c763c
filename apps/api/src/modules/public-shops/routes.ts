import { publicShops } from "@mauzo/contract/public-shops";
import { outsideShops } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { getPublicShop } from "./get-public-shop.ts";
import { listListings } from "./queries.ts";

export function publicShopRoutes(mount: Mount, deps: Deps) {
  mount(publicShops.list, async () => ({ items: await listListings(outsideShops(deps.pool), 60) }));
  mount(publicShops.get, ({ params }) => getPublicShop(deps, params.slug));
}
