import type { Product, ProductInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import type { Tx } from "../../db/scope.ts";
import type { Queue } from "../../jobs/queue.ts";
import { claimPictures } from "../media/claim-pictures.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { getProduct } from "./queries/read-products.ts";
import { insertProduct, replacePictures } from "./queries/write-products.ts";
import { coverOf, variantsToWrite } from "./rules.ts";
import { writeAddOns } from "./write-add-ons.ts";
import { writeVariants } from "./write-variants.ts";

type Body = z.output<typeof ProductInput>;
/** Without a person: a demo shop is filled. */
type Place = { shopId: string; person?: { userId: string }; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };
type Deps = { queue: Queue };

/** Creates a product with its variants (one default variant when none is named) and add-on groups. */
export function createProduct({ queue }: Deps, { shopId, person, tx }: Place, body: Body): Promise<Product> {
  const writer = { shopId, userId: person?.userId ?? null };
  return tx(async (tx) => {
    const { name, description, category } = body;
    const pictures = await claimPictures(tx, shopId, body.picture_ids ?? [], ["picture_ids"]);
    const imageUrl = coverOf({ pictures, wanted: body.image_url, present: null });
    const id = await insertProduct(tx, shopId, { name, description, category, imageUrl });
    await replacePictures(tx, shopId, id, pictures);
    await writeVariants(tx, writer, id, variantsToWrite(body, undefined), []);
    await writeAddOns(tx, writer, id, body.add_on_groups);
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id });
    return getProduct(tx, shopId, id);
  });
}
