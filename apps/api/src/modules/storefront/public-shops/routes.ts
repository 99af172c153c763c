import { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { Deps } from "../../../deps.ts";
import { createLongPolls } from "../../../http/long-poll/create-long-polls.ts";
import type { Mount } from "../../../http/mount.ts";
import { getPublicShop } from "./get-public-shop.ts";
import { listListings } from "./list-listings.ts";
import { listProducts } from "./list-products.ts";
import { listShopSlugs } from "./list-shop-slugs.ts";
import { longPollProducts, type ProductsWithCursors } from "./long-poll-products.ts";

export function publicShopRoutes(mount: Mount, deps: Deps) {
  const longPolls = createLongPolls<ProductsWithCursors>(deps.live);
  mount(publicShops.list, ({ query }) => listListings(deps, query));
  mount(publicShops.slugs, ({ query }) => listShopSlugs(deps, query));
  mount(publicShops.products, ({ query }, context) => listProducts(context, query));
  mount(publicShops.watch, ({ query }, context) => {
    context.setHeader("cache-control", "no-store");
    return longPollProducts(longPolls, context, query);
  });
  mount(publicShops.get, ({ params }) => getPublicShop(deps, params.slug));
}
