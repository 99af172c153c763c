import { publicShops } from "@mauzo/contract/public-shops";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { checkCursor } from "../../http/page-of.ts";
import { openWatches } from "../../http/waiting/open-watches.ts";
import { getProducts } from "../products/get-products.ts";
import { getProductsPage } from "../products/get-products-page.ts";
import { getPublicShop } from "./get-public-shop.ts";
import { listAddresses } from "./list-addresses.ts";
import { listListings } from "./list-listings.ts";
import { type MarkedGoods, watchGoods } from "./watch-goods.ts";

export function publicShopRoutes(mount: Mount, deps: Deps) {
  const watches = openWatches<MarkedGoods>(deps.live);
  mount(publicShops.list, ({ query }) => listListings(deps, query));
  mount(publicShops.addresses, ({ query }) => listAddresses(deps, query));
  mount(publicShops.products, ({ query }, { shopId, tx }) =>
    tx(async (tx) =>
      query.id === undefined
        ? getProductsPage(tx, shopId, checkCursor(query))
        : { items: await getProducts(tx, shopId, [query.id.toLowerCase()]), next: null },
    ),
  );
  mount(publicShops.watch, ({ query }, visit) => {
    visit.setHeader("cache-control", "no-store");
    return watchGoods(watches, visit, query);
  });
  mount(publicShops.get, ({ params }) => getPublicShop(deps, params.slug));
}
