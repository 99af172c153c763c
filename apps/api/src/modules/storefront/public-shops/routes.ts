import { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkCursor } from "../../../http/page-of.ts";
import { openWatches } from "../../../http/waiting/open-watches.ts";
import { getPublicShop } from "./get-public-shop.ts";
import { listAddresses } from "./list-addresses.ts";
import { listListings } from "./list-listings.ts";
import { listProducts } from "./list-products.ts";
import { type MarkedGoods, watchGoods } from "./watch-goods.ts";

export function publicShopRoutes(mount: Mount, deps: Deps) {
  const watches = openWatches<MarkedGoods>(deps.live);
  mount(publicShops.list, ({ query }) => listListings(deps, query));
  mount(publicShops.addresses, ({ query }) => listAddresses(deps, query));
  mount(publicShops.products, ({ query }, visit) => listProducts(visit, checkCursor(query)));
  mount(publicShops.watch, ({ query }, visit) => {
    visit.setHeader("cache-control", "no-store");
    return watchGoods(watches, visit, query);
  });
  mount(publicShops.get, ({ params }) => getPublicShop(deps, params.slug));
}
