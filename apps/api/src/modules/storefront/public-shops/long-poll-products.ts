import { createHash } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Reply } from "@mauzo/contract/endpoint";
import type { publicShops } from "@mauzo/contract/storefront/public-shops";
import type { LongPolls } from "../../../http/long-poll/create-long-polls.ts";
import type { ShopperContext } from "../../../http/request-context.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";

/** Products on offer by id, each with a cursor that changes whenever the product does. */
export type ProductsWithCursors = ReadonlyMap<string, { product: Product; cursor: string }>;

/** The cursor of a product that is not on offer. */
const goneCursor = "-";
const cursorOf = (product: Product) =>
  createHash("sha1").update(JSON.stringify(product)).digest("base64url").slice(0, 8);

/** Returns those of these products that differ from what the client has seen: now, or as soon as one does. */
export async function longPollProducts(
  longPolls: LongPolls<ProductsWithCursors>,
  { shopId, tx, address, abortSignal }: ShopperContext,
  { products, seen, wait }: { products: string; seen: string; wait: number },
): Promise<Reply<typeof publicShops.watch>> {
  const ids = products.toLowerCase().split(",");
  const known = seen.split(",");
  const isOther = (current: ProductsWithCursors, id: string, at: number) =>
    (current.get(id)?.cursor ?? goneCursor) !== known[at];
  const sorted = ids.toSorted();
  const { known: current, pauseMs } = await longPolls.waitForNews({
    shopId,
    address,
    key: sorted.join(),
    read: async () => {
      const now = await tx((tx) => getSellableProducts(tx, shopId, sorted));
      return new Map(now.map((product) => [product.id, { product, cursor: cursorOf(product) }]));
    },
    isNews: (current) => ids.some((id, at) => isOther(current, id, at)),
    waitMs: wait * 1_000,
    abortSignal: abortSignal(),
  });
  const changed = ids.flatMap((id, at) => (isOther(current, id, at) ? (current.get(id)?.product ?? []) : []));
  return {
    products: changed,
    seen: ids.map((id) => current.get(id)?.cursor ?? goneCursor).join(),
    pause_ms: pauseMs,
  };
}
