import { publicShops } from "@mauzo/contract/public-shops";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { getPublicShop } from "./get-public-shop.ts";
import { listAddresses } from "./list-addresses.ts";
import { listListings } from "./list-listings.ts";

export function publicShopRoutes(mount: Mount, deps: Deps) {
  mount(publicShops.list, ({ query }) => listListings(deps, query));
  mount(publicShops.addresses, ({ query }) => listAddresses(deps, query));
  mount(publicShops.get, ({ params }) => getPublicShop(deps, params.slug));
}
