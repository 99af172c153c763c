import type { Done } from "@mauzo/contract/shared";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import { notFound } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { archiveVariants, lockProduct, lockVariants, restoreVariants } from "./queries/write-products.ts";

/**
 * Archives a product, or puts it back on sale. All its variants go at one moment, by which those that come back are
 * known; a product that is already where it should be stays as it is.
 */
export function setOnSale(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  onSale: boolean,
): Promise<z.output<typeof Done>> {
  return tx(async (tx) => {
    if (!(await lockProduct(tx, shopId, id))) throw notFound();
    const offered = (await lockVariants(tx, shopId, id)).length > 0;
    if (offered && !onSale) await archiveVariants(tx, shopId, id);
    if (!offered && onSale) await restoreVariants(tx, shopId, id);
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id });
    return { done: true };
  });
}
