import type { Product, ProductInput } from "@mauzo/contract/catalogue/products";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { releaseMedia } from "../../shop/media/release-media.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { writeProductGroups } from "../add-on-groups/write-product-groups.ts";
import { insertChange } from "./queries/product-changes.ts";
import { getProduct } from "./queries/read-products.ts";
import { lockProduct, lockVariants, replacePictures, updateProductRow } from "./queries/write-products.ts";
import { changesBetween } from "./rules/changes-between.ts";
import { coverOf } from "./rules/cover-of.ts";
import { undoOf } from "./rules/undo-of.ts";
import { variantsToWrite } from "./rules/variants-to-write.ts";
import { claimProductPictures } from "./steps/claim-product-pictures.ts";
import type { Freed } from "./steps/free-codes.ts";
import { refuseTakenCode, writeVariants } from "./steps/write-variants.ts";

type Place = Pick<ShopVisit, "shopId" | "tx"> & {
  person: Pick<ShopVisit["person"], "userId" | "name">;
  /** The batch this is part of; whoever writes so many tells of all of them together. */
  batchId?: string;
  /** The codes that were taken off variants in this transaction, so that products may take each other's. */
  freed?: Freed;
};

/** Changes a product as a whole. Refused with 409 when it changed since the caller last read it, or is archived. */
export function updateProduct(
  { queue }: { queue: Pick<Queue, "send"> },
  { shopId, tx, person, batchId, freed }: Place,
  productId: string,
  body: z.output<typeof ProductInput>,
): Promise<Product> {
  const { userId, name: userName } = person;
  return tx(async (tx) => {
    const locked = await lockProduct(tx, shopId, productId);
    const offered = await lockVariants(tx, shopId, productId);
    const now = await getProduct(tx, shopId, productId);
    const before = { ...now, variants: now.variants.map((variant) => ({ ...variant, ...freed?.get(variant.id) })) };
    if (locked?.archived) throw new Refusal(409, "This product is archived. Put it back before you change it.");
    if (body.expected_updated_at && body.expected_updated_at !== before.updated_at)
      throw new Refusal(409, "Somebody else changed this product. Load it again before saving.");
    const { name, description, category } = body;
    const pictures = await claimProductPictures(tx, shopId, body.pictures ?? before.pictures);
    await replacePictures(tx, shopId, productId, pictures);
    const kept = new Set(pictures.map(({ id }) => id));
    const gone = before.pictures.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    await releaseMedia(tx, queue, shopId, gone);
    await updateProductRow(tx, shopId, productId, {
      name,
      description,
      category,
      imageUrl: coverOf({ pictures, wanted: body.image_url, present: before.image_url }),
      published: (body.status ?? before.status) !== "draft",
      optionNames: body.option_names,
    });
    const present = offered.find((variant) => variant.name === "");
    await writeVariants(tx, { shopId, userId, productId, pictures }, variantsToWrite(body, present), offered);
    await writeProductGroups(tx, { shopId, userId, userName, productId, mayChange: true }, body.add_on_groups);
    const after = await getProduct(tx, shopId, productId);
    const changes = changesBetween(before, after);
    const part = batchId === undefined ? {} : { batchId, undo: undoOf(before, after) };
    if (changes.length > 0)
      await insertChange(tx, shopId, { productId, kind: "changed", userId, userName, changes, ...part });
    if (batchId === undefined) {
      await tellSite(tx, queue, shopId);
      await announce(tx, { topic: "products", id: productId });
    }
    return after;
  }).catch(refuseTakenCode);
}
