import { createHash } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { ShopperVisit } from "../../../http/visit.ts";
import type { Watches } from "../../../http/waiting/open-watches.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";

/** Products on offer by id, each with a mark that is another once anything of it is. */
export type MarkedGoods = ReadonlyMap<string, { product: Product; mark: string }>;

/** Of what is not on offer. */
const goneMark = "-";
const markOf = (product: Product) => createHash("sha1").update(JSON.stringify(product)).digest("base64url").slice(0, 8);

/** What is different of these products from what the caller has seen: now, or as soon as anything is. */
export async function watchGoods(
  watches: Watches<MarkedGoods>,
  { shopId, tx, address, left }: ShopperVisit,
  { products, seen, wait }: { products: string; seen: string; wait: number },
): Promise<Reply<typeof publicShops.watch>> {
  const ids = products.toLowerCase().split(",");
  const known = seen.split(",");
  const isOther = (goods: MarkedGoods, id: string, at: number) => (goods.get(id)?.mark ?? goneMark) !== known[at];
  const sorted = ids.toSorted();
  const { known: goods, pauseMs } = await watches.look({
    shopId,
    address,
    key: sorted.join(),
    read: async () => {
      const now = await tx((tx) => getProducts(tx, shopId, sorted));
      return new Map(now.map((product) => [product.id, { product, mark: markOf(product) }]));
    },
    isNews: (goods) => ids.some((id, at) => isOther(goods, id, at)),
    waitMs: wait * 1_000,
    left: left(),
  });
  const changed = ids.flatMap((id, at) => (isOther(goods, id, at) ? (goods.get(id)?.product ?? []) : []));
  return {
    products: changed,
    seen: ids.map((id) => goods.get(id)?.mark ?? goneMark).join(),
    pause_ms: pauseMs,
  };
}
