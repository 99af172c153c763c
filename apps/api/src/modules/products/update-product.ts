import type { Product, ProductInput } from "@mauzo/contract/products";
import type * as z from "zod/mini";
import { announce } from "../../db/live.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { claimPictures } from "../media/claim-pictures.ts";
import { releaseMedia } from "../media/release-media.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { getProduct } from "./queries/read-products.ts";
import {
  listPictureIds,
  lockProduct,
  lockVariants,
  replacePictures,
  updateProductRow,
} from "./queries/write-products.ts";
import { coverOf, variantsToWrite } from "./rules.ts";
import { writeAddOns } from "./write-add-ons.ts";
import { writeVariants } from "./write-variants.ts";

/** Changes a product as a whole. Refused with 409 when it changed since the caller last read it. */
export function updateProduct(
  { queue }: { queue: Queue },
  { shopId, person, tx }: ShopVisit,
  id: string,
  body: z.output<typeof ProductInput>,
): Promise<Product> {
  const writer = { shopId, userId: person.userId };
  return tx(async (tx) => {
    const product = await lockProduct(tx, shopId, id);
    const offered = product ? await lockVariants(tx, shopId, id) : [];
    if (!product || offered.length === 0) throw notFound();
    if (body.expected_updated_at && body.expected_updated_at !== product.updatedAt) {
      throw new Refusal(409, "Somebody else changed this product. Load it again before saving.");
    }
    const { name, description, category } = body;
    const present = await listPictureIds(tx, shopId, id);
    const pictures = await claimPictures(tx, shopId, body.picture_ids ?? present, ["picture_ids"]);
    const imageUrl = coverOf({ pictures, wanted: body.image_url, present: product.imageUrl });
    await replacePictures(tx, shopId, id, pictures);
    const kept = new Set(pictures.map((picture) => picture.id));
    await releaseMedia(
      tx,
      queue,
      shopId,
      present.filter((pictureId) => !kept.has(pictureId)),
    );
    await updateProductRow(tx, shopId, id, { name, description, category, imageUrl });
    await writeVariants(
      tx,
      writer,
      id,
      variantsToWrite(
        body,
        offered.find((variant) => variant.name === ""),
      ),
      offered,
    );
    await writeAddOns(tx, writer, id, body.add_on_groups);
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id });
    return getProduct(tx, shopId, id);
  });
}
