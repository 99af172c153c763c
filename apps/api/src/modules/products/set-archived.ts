import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import { notFound } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { insertChange } from "./queries/product-changes.ts";
import { lockProduct, markArchived } from "./queries/write-products.ts";

/** Archives a product, or puts it back as it was; one that is already where it should be stays as it is. */
export function setArchived(
  { queue }: { queue: Queue },
  { shopId, tx, person }: ShopVisit,
  productId: string,
  archived: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    const product = await lockProduct(tx, shopId, productId);
    if (!product) throw notFound();
    if (product.archived === archived) return { done: true };
    await markArchived(tx, shopId, productId, archived);
    const { userId, name: userName } = person;
    const kind = archived ? "archived" : "restored";
    await insertChange(tx, shopId, { productId, kind, userId, userName, changes: [] });
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: productId });
    return { done: true };
  });
}
